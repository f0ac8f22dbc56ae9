import { isIP } from 'node:net';

/**
 * The address that stands for one client: IPv4 whole, IPv6 as its /64, which is what a household or an office is
 * given.
 * @example clientAddress('::ffff:192.0.2.7') // "192.0.2.7"
 * @example clientAddress('2001:db8:1:2:3:4:5:6') // "2001:db8:1:2::/64"
 */
export const clientAddress = (ip: string): string => {
  const address = ip.split('%', 1)[0] ?? '';
  if (isIP(address) !== 6) return address.toLowerCase().slice(0, 64);
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [...bytesOf(groups[6] ?? 0), ...bytesOf(groups[7] ?? 0)].join('.');
  if (isOne(groups)) return '::1';
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};

/** The eight groups of an IPv6 address, numbers. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = withHexTail(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...new Array<string>(zeros).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16),
  );
};

/** `::ffff:192.0.2.7` ends in an IPv4 address: its four bytes are two groups. */
const withHexTail = (address: string): string =>
  address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_whole, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

const bytesOf = (group: number): readonly number[] => [group >> 8, group & 0xff];

const isOne = (groups: readonly number[]): boolean =>
  groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1;
