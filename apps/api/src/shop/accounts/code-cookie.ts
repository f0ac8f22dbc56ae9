import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderDeps } from '../../order/deps.ts';
import { endSealed, findSealedCookie, setSealed } from './sealed-cookie.ts';

type Seals = Pick<OrderDeps, 'secret' | 'secureCookies'>;

const COOKIE = { name: 'sign-in', purpose: 'sign-in-email', owner: 'browser' } as const;

/** Remembers in this browser where the code went that it asked for. It opens nothing. */
export const keepCodeEmail = (reply: FastifyReply, email: string, deps: Seals): void =>
  setSealed(reply, COOKIE, email, deps);

export const forgetCodeEmail = (reply: FastifyReply, deps: Seals): void => endSealed(reply, COOKIE, deps);

/** Null where no code was asked for in the last minutes. */
export const findCodeEmail = (request: Pick<FastifyRequest, 'headers'>, deps: Seals): string | null =>
  findSealedCookie(request, COOKIE, deps);
