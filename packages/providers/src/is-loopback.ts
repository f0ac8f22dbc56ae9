/**
 * Whether a host name or address is this machine itself: what is sent there passes no network. Brackets of an IPv6
 * address may be there or not (RFC 6761 gives every name below `localhost` to this machine).
 * @example isLoopback('shop.localhost') // true
 */
export const isLoopback = (host: string): boolean => {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || LOOPBACK_V4.test(name);
};

/** The whole block 127.0.0.0/8, also as an IPv6 socket names it. */
const LOOPBACK_V4 = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/;
