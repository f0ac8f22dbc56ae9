import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@counterpane/api/http/client-address';

/** The client's address as the last trusted proxy reports it; the API counts it the same way. */
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
