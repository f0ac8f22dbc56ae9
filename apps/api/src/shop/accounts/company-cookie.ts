import { cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { BegunSignIn } from '@counterpane/providers/sign-in/port';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findSealed, seal } from '../../http/sealing.ts';
import type { OrderDeps } from '../../order/deps.ts';

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
export const keepBegun = (reply: FastifyReply, company: string, begun: BegunHere, deps: Seals): void => {
  const sealed = seal(JSON.stringify(begun), sealedFor(company, deps));
  reply.header('set-cookie', cookieLine('sign-in-company', sealed, deps.secureCookies));
};

/** It can be ended once. Null where none was begun in the last minutes. */
export const takeBegun = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  company: string,
  deps: Seals,
): BegunHere | null => {
  const cookie = findCookie(headers.cookie, nameOfCookie('sign-in-company', deps.secureCookies));
  if (cookie === null) return null;
  reply.header('set-cookie', cookieLine('sign-in-company', '', deps.secureCookies));
  const text = findSealed(cookie, sealedFor(company, deps));
  return text === null ? null : begunSchema.parse(JSON.parse(text));
};

const sealedFor = (company: string, { secret }: Seals) =>
  ({ purpose: 'company-sign-in', owner: company, secret }) as const;
