import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Whose request it is: the address that the last proxy we trust has seen, as the API reckons it too. */
export const clientAddress = (req: IncomingMessage, trustedProxies: number): string => {
  const own = req.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return own;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const all = [own, ...forwarded.map((address) => address.trim()).reverse()].filter(Boolean);
  return all[Math.min(trustedProxies, all.length - 1)] ?? own;
};

/**
 * What of an address its owner cannot change at will: all of IPv4, the first 64 bits of IPv6.
 * @example networkOf('2001:db8:0:7::42') // "2001:db8:0:7::/64"
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back = ''] = address.toLowerCase().split('::', 2);
  const first = front.split(':').filter(Boolean);
  const last = back.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
    : [];
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
