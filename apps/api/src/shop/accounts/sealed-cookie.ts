import { cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Purpose } from '../../http/purpose-keys.ts';
import { findSealed, seal } from '../../http/sealing.ts';
import type { OrderDeps } from '../../order/deps.ts';

type Seals = Pick<OrderDeps, 'secret' | 'secureCookies'>;

/** A cookie that holds a text which its browser cannot read or change. */
interface SealedCookie {
  readonly name: Parameters<typeof cookieLine>[0];
  readonly purpose: Purpose;
  /** What the text is for: sealed for one thing it cannot be opened for another. */
  readonly owner: string;
}

export const setSealed = (
  reply: FastifyReply,
  { name, purpose, owner }: SealedCookie,
  text: string,
  { secret, secureCookies }: Seals,
): void => {
  reply.header('set-cookie', cookieLine(name, seal(text, { purpose, owner, secret }), secureCookies));
};

/** Null where there is none, or none that we have sealed for this. */
export const findSealedCookie = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { name, purpose, owner }: SealedCookie,
  { secret, secureCookies }: Seals,
): string | null => {
  const cookie = findCookie(headers.cookie, nameOfCookie(name, secureCookies));
  return cookie === null ? null : findSealed(cookie, { purpose, owner, secret });
};

export const endSealed = (
  reply: FastifyReply,
  { name }: Pick<SealedCookie, 'name'>,
  { secureCookies }: Seals,
): void => {
  reply.header('set-cookie', cookieLine(name, '', secureCookies));
};
