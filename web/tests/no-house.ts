/** There is no house behind a component that is tested: what it would fetch does not come, and no line is opened for it. */
globalThis.fetch = () => Promise.reject(new TypeError('There is no house here.'));
