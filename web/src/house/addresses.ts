/** Which address to share with others: the page's own, unless only this machine can reach it. */

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

export function isLoopback(address: string): boolean {
  try {
    return LOOPBACK.test(new URL(address).hostname);
  } catch {
    return true;
  }
}

/** The addresses to share, best first; the page's own address if there is no better one. */
export function shareableAddresses(page: string, house: readonly string[]): string[] {
  if (!isLoopback(page)) return [page];
  const reachable = house.filter((address) => !isLoopback(address));
  return reachable.length ? [...reachable].sort((one, other) => lanLikelihood(other) - lanLikelihood(one)) : [page];
}

/** Ranks home-network addresses above addresses of virtual networks on this machine. */
function lanLikelihood(address: string): number {
  const { hostname, protocol } = new URL(address);
  if (protocol === 'https:') return 4;
  if (hostname.startsWith('192.168.')) return 3;
  if (hostname.startsWith('10.')) return 2;
  return hostname.startsWith('172.') ? 0 : 1;
}
