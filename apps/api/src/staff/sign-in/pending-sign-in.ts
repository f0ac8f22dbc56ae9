import { randomUUID } from 'node:crypto';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSigned, sign } from '../../http/signing.ts';
import type { StaffDeps } from '../deps.ts';
import { staffCookiePrefix } from './staff-cookie.ts';

type Deps = Pick<StaffDeps, 'secret' | 'clock' | 'secureCookies'>;

/** A sign-in whose password was right and whose code is still missing. */
interface PendingSignIn {
  readonly userId: string;
  /** Of the password that was right: a new one ends the sign-in. */
  readonly passwordVersion: number;
  /** Of this sign-in alone: random. */
  readonly id: string;
}

const SECONDS = 5 * 60;

/** Remembers in a signed cookie that the password was right. It opens nothing but the question for the code. */
export const keepPendingSignIn = (
  reply: FastifyReply,
  { secret, clock, secureCookies }: Deps,
  { userId, passwordVersion }: Omit<PendingSignIn, 'id'>,
): void => {
  const text = [userId, passwordVersion, clock.now(), randomUUID()].join(':');
  reply.header('set-cookie', cookieLine(sign(text, 'staff-sign-in', secret), SECONDS, secureCookies));
};

export const forgetPendingSignIn = (reply: FastifyReply, { secureCookies }: Deps): void => {
  reply.header('set-cookie', cookieLine('', 0, secureCookies));
};

/** Null without a cookie of ours, and five minutes after the password. */
export const findPendingSignIn = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { secret, clock, secureCookies }: Deps,
): PendingSignIn | null => {
  const cookie = findCookie(headers.cookie, nameOf(secureCookies));
  const text = cookie === null ? null : findSigned(cookie, 'staff-sign-in', secret);
  const [userId = '', version, begunAt, id = ''] = text?.split(':') ?? [];
  const age = clock.now() - Number(begunAt);
  return age >= 0 && age < SECONDS * 1_000 ? { userId, passwordVersion: Number(version), id } : null;
};

const nameOf = (isSecure: boolean): string => `${staffCookiePrefix(isSecure)}.sign_in`;

const cookieLine = (value: string, seconds: number, isSecure: boolean): string =>
  [
    `${nameOf(isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
