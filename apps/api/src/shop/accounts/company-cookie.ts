import type { BegunSignIn } from '@counterpane/providers/sign-in/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OrderDeps } from '../../order/deps.ts';
import { endSealed, findSealedCookie, setSealed } from './sealed-cookie.ts';

type Seals = Pick<OrderDeps, 'secret' | 'secureCookies'>;

const begunSchema = z.object({
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  to: z.string(),
});

/** A sign-in that this browser has begun, with the page of ours that it is for. */
type BegunHere = BegunSignIn & { readonly to: string };

/** Binds a sign-in to the browser that began it: the answer of another one is worth nothing here. */
export const keepBegun = (reply: FastifyReply, company: string, begun: BegunHere, deps: Seals): void =>
  setSealed(reply, cookieOf(company), JSON.stringify(begun), deps);

/** It can be ended once. Null where none was begun with this company in the last minutes. */
export const takeBegun = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  company: string,
  deps: Seals,
): BegunHere | null => {
  const text = findSealedCookie(request, cookieOf(company), deps);
  endSealed(reply, cookieOf(company), deps);
  return text === null ? null : begunSchema.parse(JSON.parse(text));
};

const cookieOf = (company: string) =>
  ({ name: 'sign-in-company', purpose: 'company-sign-in', owner: company }) as const;
