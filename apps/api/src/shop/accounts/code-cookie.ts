import { cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSealed, seal } from '../../http/sealing.ts';
import type { OrderDeps } from '../../order/deps.ts';

type Seals = Pick<OrderDeps, 'secret' | 'secureCookies'>;

/** Remembers in this browser where the code went that it asked for. It opens nothing. */
export const keepCodeEmail = (reply: FastifyReply, email: string, deps: Seals): void => {
  reply.header('set-cookie', cookieLine('sign-in', seal(email, sealedFor(deps)), deps.secureCookies));
};

export const forgetCodeEmail = (reply: FastifyReply, { secureCookies }: Seals): void => {
  reply.header('set-cookie', cookieLine('sign-in', '', secureCookies));
};

/** Null where no code was asked for in the last minutes. */
export const findCodeEmail = ({ headers }: Pick<FastifyRequest, 'headers'>, deps: Seals): string | null => {
  const cookie = findCookie(headers.cookie, nameOfCookie('sign-in', deps.secureCookies));
  return cookie === null ? null : findSealed(cookie, sealedFor(deps));
};

const sealedFor = ({ secret }: Seals) => ({ purpose: 'sign-in-email', owner: 'browser', secret }) as const;
