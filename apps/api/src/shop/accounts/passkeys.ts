import type { AddPasskey, Passkey, UsePasskey } from '@counterpane/contract/customer/passkeys';
import { MOST_PASSKEYS } from '@counterpane/contract/customer/passkeys';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { hostnameOf } from '../../http/hostname-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { enqueue } from '../../outbox/store.ts';
import { keepQuestion, QUESTION_MS, takeQuestion } from './passkey-questions.ts';
import { customerPasskeys, customerSessions, customers } from './tables.ts';

type Deps = Pick<OrderDeps, 'database' | 'clock' | 'secureCookies'>;
type Asked = Pick<FastifyRequest, 'headers' | 'storefront'>;

/** What devices sign with: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Whose passkeys a page can use: those of its very host, asked from its own origin. */
const relyingParty = ({ secureCookies }: Pick<Deps, 'secureCookies'>, { headers: { host = '' } }: Asked) => ({
  host: hostnameOf(host),
  origin: `${secureCookies ? 'https' : 'http'}://${host}`,
});

/** The passkeys of a customer on a host, the newest first. */
export const findPasskeys = (db: Queries, customer: SignedInCustomer, request: Asked): Promise<Passkey[]> =>
  db
    .select({
      id: customerPasskeys.id,
      name: customerPasskeys.name,
      createdAt: customerPasskeys.createdAt,
    })
    .from(customerPasskeys)
    .where(
      and(
        eq(customerPasskeys.customerId, customer.id),
        eq(customerPasskeys.host, hostnameOf(request.headers.host ?? '')),
      ),
    )
    .orderBy(desc(customerPasskeys.createdAt), customerPasskeys.id);

/** Asks for a passkey of this host, whosever it is: the question names no account. */
export const askPasskey = async (deps: Deps, request: Asked): Promise<object> => {
  const { host } = relyingParty(deps, request);
  const question = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    timeout: QUESTION_MS,
  });
  await keepQuestion(deps.database.db, 'sign-in', question.challenge);
  return question;
};

/** The customer whose passkey this is, proved; null for any other, without a word on what is wrong with it. */
export const findPasskeyOwner = async (
  deps: Deps,
  request: Asked,
  { id, ...passkey }: UsePasskey['passkey'],
): Promise<{ readonly id: string; readonly email: string } | null> => {
  const { db } = deps.database;
  const { host, origin } = relyingParty(deps, request);
  const [known] = await db
    .select({ passkey: customerPasskeys, email: customers.email })
    .from(customerPasskeys)
    .innerJoin(customers, eq(customers.id, customerPasskeys.customerId))
    .where(and(eq(customerPasskeys.id, id), eq(customerPasskeys.host, host)));
  if (!known) return null;
  const { customerId, publicKey, counter } = known.passkey;
  const proved = await orNull(
    verifyAuthenticationResponse({
      response: { id, ...passkey, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeQuestion(db, 'sign-in', challenge),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: bytesOf(publicKey), counter },
    }),
  );
  if (!proved?.verified) return null;
  await db
    .update(customerPasskeys)
    .set({ counter: proved.authenticationInfo.newCounter })
    .where(eq(customerPasskeys.id, id));
  return { id: customerId, email: known.email };
};

/** Asks for a new passkey, on a device that has none of this account. */
export const askNewPasskey = async (
  deps: Deps,
  request: Asked,
  customer: SignedInCustomer,
): Promise<Decision<object, 'sign_in_again' | 'passkeys_full'>> => {
  const { db } = deps.database;
  const { host } = relyingParty(deps, request);
  const known = await findPasskeys(db, customer, request);
  if (known.length >= MOST_PASSKEYS) return refuse({ code: 'passkeys_full', most: MOST_PASSKEYS });
  if (!(await hasJustSignedIn(db, customer))) return refuse({ code: 'sign_in_again' });
  const question = await generateRegistrationOptions({
    rpName: request.storefront.brand.brand.name,
    rpID: host,
    userID: new TextEncoder().encode(customer.id),
    userName: customer.email,
    timeout: QUESTION_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepQuestion(db, { addTo: customer.id }, question.challenge);
  return accept(question);
};

/** Adds what the browser answered. */
export const addPasskey = async (
  deps: Deps,
  request: Asked,
  customer: SignedInCustomer,
  { name, passkey }: AddPasskey,
): Promise<Decision<null, 'sign_in_again' | 'passkeys_full' | 'passkey_wrong'>> => {
  const { db } = deps.database;
  const { host, origin } = relyingParty(deps, request);
  if ((await findPasskeys(db, customer, request)).length >= MOST_PASSKEYS)
    return refuse({ code: 'passkeys_full', most: MOST_PASSKEYS });
  if (!(await hasJustSignedIn(db, customer))) return refuse({ code: 'sign_in_again' });
  const proved = await orNull(
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeQuestion(db, { addTo: customer.id }, challenge),
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!proved?.verified) return refuse({ code: 'passkey_wrong' });
  const { id, publicKey, counter } = proved.registrationInfo.credential;
  const { key: storefront, language } = request.storefront;
  const isAdded = await deps.database.transaction(async (tx) => {
    const [added] = await tx
      .insert(customerPasskeys)
      .values({
        id,
        customerId: customer.id,
        host,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        createdAt: isoNow(deps.clock),
      })
      .onConflictDoNothing()
      .returning({ id: customerPasskeys.id });
    if (!added) return false;
    await enqueue(tx, deps.clock, 'customer.passkey_added', { passkeyId: id, storefront, language });
    return true;
  });
  return isAdded ? accept(null) : refuse({ code: 'passkey_wrong' });
};

export const removePasskey = async (
  { database: { db } }: Deps,
  customer: SignedInCustomer,
  id: string,
): Promise<void> => {
  await db
    .delete(customerPasskeys)
    .where(and(eq(customerPasskeys.customerId, customer.id), eq(customerPasskeys.id, id)));
};

/** A passkey outlasts every session: who finds an open browser is not to add one. */
const hasJustSignedIn = async (db: Queries, { sessionId }: SignedInCustomer): Promise<boolean> => {
  const [session] = await db
    .select({ id: customerSessions.id })
    .from(customerSessions)
    .where(
      and(
        eq(customerSessions.id, sessionId),
        gt(customerSessions.createdAt, sql`now() - interval '15 minutes'`),
      ),
    );
  return session !== undefined;
};

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The library throws at whatever it cannot read or does not accept. */
const orNull = <Result>(checked: Promise<Result>): Promise<Result | null> => checked.catch(() => null);
