import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@counterpane/api/http/client-address';

/** Whose request it is: the client of the address that the last proxy we trust has seen, as the API reckons it too. */
export const requestAddress = (
  own: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  trustedProxies: number,
): string => {
  if (trustedProxies === 0) return clientAddress(own);
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const all = [own, ...forwarded.map((address) => address.trim()).reverse()].filter(Boolean);
  return clientAddress(all[Math.min(trustedProxies, all.length - 1)] ?? own);
};
