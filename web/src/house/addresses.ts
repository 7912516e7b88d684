/** Under which address others reach this house: that of the page, unless nobody else could use it. */

const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

export function onlyHere(address: string): boolean {
  try {
    return ONLY_HERE.test(new URL(address).hostname);
  } catch {
    return true;
  }
}

/** The addresses to share, the best first; that of the page where it has no better. */
export function sharedAddresses(page: string, house: readonly string[]): string[] {
  if (!onlyHere(page)) return [page];
  const reachable = house.filter((address) => !onlyHere(address));
  return reachable.length ? [...reachable].sort((one, other) => homely(other) - homely(one)) : [page];
}

/** How likely an address is that of a home network rather than of some machine inside this one. */
function homely(address: string): number {
  const { hostname, protocol } = new URL(address);
  if (protocol === 'https:') return 4;
  if (hostname.startsWith('192.168.')) return 3;
  if (hostname.startsWith('10.')) return 2;
  return hostname.startsWith('172.') ? 0 : 1;
}
