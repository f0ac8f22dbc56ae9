/** The networks of one /48 may together make this many times the calls of one /64. */
export const NETWORK_TIMES = 10;

/**
 * The /48 that an IPv6 client is in; null for an IPv4 address. A provider gives a customer up to a /48, which is 65,536
 * times a /64: counted by /64 alone such a customer has no limit.
 * @example networkOf('2001:db8:1:2::/64') // "2001:db8:1::/48"
 */
export const networkOf = (clientAddress: string): string | null =>
  clientAddress.endsWith('::/64') ? `${clientAddress.split(':').slice(0, 3).join(':')}::/48` : null;
