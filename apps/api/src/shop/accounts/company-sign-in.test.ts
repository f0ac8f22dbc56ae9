import { appleSignIn } from '@counterpane/providers/sign-in/apple-sign-in';
import { googleSignIn } from '@counterpane/providers/sign-in/google-sign-in';
import { choosePerson } from '@counterpane/sandboxes/sign-in/choose-person';
import { startSignIn } from '@counterpane/sandboxes/sign-in/index';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountOf, signsIn } from '../../testing/customer-browser.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { exportPerson } from '../privacy/export-and-erase.ts';
import { customerLogins, customers } from './tables.ts';

const sandbox = await startSignIn({ port: 0, host: 'localhost' });
afterAll(() => sandbox.close());
const setting = (name: string): string => sandbox.settings[name] ?? '';
const timeoutMs = 2_000;

const GOOGLE = googleSignIn({
  clientId: setting('GOOGLE_SIGN_IN_ID'),
  clientSecret: setting('GOOGLE_SIGN_IN_SECRET'),
  issuer: setting('GOOGLE_SIGN_IN_ISSUER'),
  timeoutMs,
});
const APPLE = appleSignIn({
  clientId: setting('APPLE_SIGN_IN_ID'),
  teamId: setting('APPLE_SIGN_IN_TEAM'),
  keyId: setting('APPLE_SIGN_IN_KEY_ID'),
  privateKey: setting('APPLE_SIGN_IN_KEY'),
  issuer: setting('APPLE_SIGN_IN_ISSUER'),
  timeoutMs,
});

const store = useTestStore(() => openTestStore(new Map(), undefined, { signInCompanies: [GOOGLE, APPLE] }));
const drifter = (): Shopper => store.shopper('drift.localhost');

type Company = 'google' | 'apple';

/** What a company leads a browser back with. */
const asks = async (
  shopper: Shopper,
  company: Company,
  chosen: Readonly<Record<string, string>>,
  to?: string,
): Promise<string> => {
  const { url } = result(await accountOf(shopper).beginCompanySignIn(company, to));
  return (await choosePerson(new URL(url), chosen)).toString();
};

/** The whole way of a browser. */
const continues = async (shopper: Shopper, company: Company, email: string, to?: string) =>
  accountOf(shopper).endCompanySignIn(company, await asks(shopper, company, { email }, to));

const customersOf = (email: string) =>
  store.database.db.select().from(customers).where(eq(customers.email, email));

describe('signing in with the account of another company', () => {
  it('The first time makes an account, and leads to the page that was wanted', async () => {
    const shopper = drifter();
    expect(result(await accountOf(shopper).signInState()).companies).toEqual(['google', 'apple']);
    const signedIn = result(await continues(shopper, 'google', 'Ada@gmail.com', '/my-account/addresses'));
    expect(signedIn).toEqual({ email: 'ada@gmail.com', hasCartJoined: false, to: '/my-account/addresses' });
    expect(result(await accountOf(shopper).customer()).email).toBe('ada@gmail.com');
    expect(await customersOf('ada@gmail.com')).toMatchObject([{ emailVerified: true }]);
  });

  it('It is the account of the same email that a code has opened, and its data say so', async () => {
    const email = 'byron@gmail.com';
    await signsIn(store, drifter(), email);
    result(await continues(drifter(), 'google', email));
    result(await continues(drifter(), 'apple', email));
    expect(await customersOf(email)).toHaveLength(1);
    const { account } = await exportPerson(store.database.db, email);
    expect(account?.logins.map(({ company }) => company).toSorted()).toEqual(['apple', 'google']);
  });

  it('The company’s id of a customer finds their account whatever email it has', async () => {
    result(await continues(drifter(), 'apple', 'grace@example.com'));
    await store.database.db
      .update(customers)
      .set({ email: 'hopper@example.com' })
      .where(eq(customers.email, 'grace@example.com'));
    expect(result(await continues(drifter(), 'apple', 'grace@example.com')).email).toBe('hopper@example.com');
  });

  it('An email whose mailbox the company does not hold opens nothing: a code has to prove it', async () => {
    const email = 'owner@example.com';
    await signsIn(store, drifter(), email);
    const shopper = drifter();
    expect(refusal(await continues(shopper, 'google', email)).code).toBe('company_email_unproved');
    expect(refusal(await accountOf(shopper).customer()).code).toBe('sign_in_required');
    expect(
      await store.database.db.select().from(customerLogins).where(eq(customerLogins.accountId, email)),
    ).toEqual([]);
  });

  it('An answer is of use in the browser that asked alone, once, and for the company that it asked', async () => {
    const shopper = drifter();
    const answer = await asks(shopper, 'google', { email: 'victim@gmail.com' });
    const thief = drifter();
    const ends = async (who: Shopper, company: Company = 'google') =>
      refusal(await accountOf(who).endCompanySignIn(company, answer)).code;
    expect(await ends(thief)).toBe('company_sign_in_failed');
    await asks(thief, 'google', { email: 'thief@gmail.com' });
    expect(await ends(thief)).toBe('company_sign_in_failed');
    result(await accountOf(shopper).endCompanySignIn('google', answer));
    expect(await ends(shopper)).toBe('company_sign_in_failed');
    expect(await customersOf('thief@gmail.com')).toEqual([]);
  });

  it('One that began at another company is no answer of this one', async () => {
    const shopper = drifter();
    const answer = await asks(shopper, 'google', { email: 'ada@gmail.com' });
    expect(refusal(await accountOf(shopper).endCompanySignIn('apple', answer)).code).toBe(
      'company_sign_in_failed',
    );
  });

  it('What is cancelled, and what is no answer at all, is no sign-in', async () => {
    const shopper = drifter();
    const cancelled = await asks(shopper, 'apple', { cancel: '1' });
    for (const answer of [cancelled, '', 'code=x', 'state=x&code=x&iss=x'])
      expect(refusal(await accountOf(shopper).endCompanySignIn('apple', answer)).code).toBe(
        'company_sign_in_failed',
      );
  });

  it('One that is removed signs in no more by itself, and only its owner removes it', async () => {
    const email = 'lise@gmail.com';
    const shopper = drifter();
    result(await continues(shopper, 'google', email));
    result(await continues(shopper, 'apple', email));
    const account = accountOf(shopper);
    const { logins } = result(await account.logins());
    expect(logins.map(({ company }) => company).toSorted()).toEqual(['apple', 'google']);
    const apple = logins.find(({ company }) => company === 'apple')?.id ?? '';
    const mallory = drifter();
    result(await continues(mallory, 'google', 'mallory@gmail.com'));
    result(await accountOf(mallory).removeLogin(apple));
    expect(result(await account.logins()).logins).toHaveLength(2);
    for (let press = 0; press < 2; press += 1) result(await account.removeLogin(apple));
    expect(result(await account.logins()).logins.map(({ company }) => company)).toEqual(['google']);
    await store.database.db
      .update(customers)
      .set({ email: 'meitner@example.com' })
      .where(eq(customers.email, email));
    // The company's id of them leads to this account no more: the email that it proves has one of its own.
    const later = drifter();
    expect(result(await continues(later, 'apple', email)).email).toBe(email);
    expect(result(await continues(drifter(), 'google', email)).email).toBe('meitner@example.com');
  });

  it('It leads back to the host and the language that it began on', async () => {
    const { url } = result(await accountOf(drifter()).beginCompanySignIn('google'));
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://drift.localhost/login/google/return');
  });
});
