/** Component tests have no server: fetches never resolve and sockets never open. */
globalThis.fetch = () => Promise.reject(new TypeError('There is no house here.'));
