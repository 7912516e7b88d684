/** Whether this browser can encrypt, which browsers allow only on secure pages (https, or this computer). */
export const canLinkDevices = (): boolean => globalThis.isSecureContext && 'locks' in navigator && typeof CompressionStream !== 'undefined';
