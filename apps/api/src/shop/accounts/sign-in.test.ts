import { methodOf, pathOf } from '@counterpane/contract/endpoint';
import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { accountOf, sentCode, signsIn } from '../../testing/customer-browser.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { customerSessions, customers, customerVerifications } from './tables.ts';

const store = useTestStore();

const DRIFT = 'drift.localhost';
let people = 0;
const newEmail = (): string => {
  people += 1;
  return `sleeper-${people}@example.com`;
};
const drifter = (address?: string): Shopper => store.shopper(DRIFT, address);

/** A shopper who waits for their code. */
const asks = async (email = newEmail()) => {
  const shopper = drifter();
  const account = accountOf(shopper);
  result(await account.sendSignInCode(email));
  return { shopper, account, email, ...(await sentCode(store, email)) };
};

describe('signing in with a code', () => {
  it('An email becomes an account with the first code that is entered, however its code is spelled [C2.40]', async () => {
    const { account, code, email } = await asks();
    expect(result(await account.signInState())).toEqual({
      customer: null,
      codeSentTo: email,
      linkOpens: null,
      companies: [],
    });
    expect(result(await account.enterSignInCode(code))).toMatchObject({ email });
    expect(result(await account.signInState())).toEqual({
      customer: { email },
      codeSentTo: null,
      linkOpens: null,
      companies: [],
    });
    expect(result(await account.customer())).toEqual({
      ...{ email, bedSize: null, givesCredit: true, orders: [], olderPage: null },
      thanks: { amount: 7_500, currency: 'USD' },
      referralLink: expect.stringMatching(/\?ref=[0-9a-f]{12}$/),
    });
  });

  it('Two spellings of an email are one account', async () => {
    const email = newEmail();
    await signsIn(store, drifter(), email);
    const other = accountOf(drifter());
    result(await other.sendSignInCode(`  ${email.toUpperCase()} `));
    result(await other.enterSignInCode((await sentCode(store, email)).code));
    const { db } = store.database;
    expect(await db.select().from(customers).where(eq(customers.email, email))).toHaveLength(1);
  });

  it('A code works once, and the second of two clicks is as good as the first', async () => {
    const { account, shopper, code, email } = await asks();
    const before = shopper.cookie;
    result(await account.enterSignInCode(code));
    const twin = drifter();
    twin.browsesAs(before);
    expect(result(await accountOf(twin).enterSignInCode(code))).toMatchObject({ email });
    store.clock.forward(11_000);
    twin.browsesAs(before);
    expect(refusal(await accountOf(twin).enterSignInCode(code)).code).toBe('code_wrong');
  });

  it('The sixth try is in vain, also with the right code', async () => {
    const { account, code } = await asks();
    for (let count = 0; count < 5; count += 1)
      expect(refusal(await account.enterSignInCode('000000')).code).toBe('code_wrong');
    expect(refusal(await account.enterSignInCode(code)).code).toBe('code_wrong');
  });

  it('A code ends after ten minutes, and a newer one ends it before', async () => {
    const { account, email, code } = await asks();
    const { db } = store.database;
    const [kept] = await db.select().from(customerVerifications);
    const minutes = ((kept?.expiresAt.getTime() ?? 0) - (kept?.createdAt.getTime() ?? 0)) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    await db.update(customerVerifications).set({ expiresAt: new Date(Date.now() - 1) });
    expect(refusal(await account.enterSignInCode(code)).code).toBe('code_wrong');
    result(await account.sendSignInCode(email));
    const first = (await sentCode(store, email)).code;
    result(await account.sendSignInCode(email));
    const second = (await sentCode(store, email)).code;
    if (first !== second) expect(refusal(await account.enterSignInCode(first)).code).toBe('code_wrong');
    expect(result(await account.enterSignInCode(second))).toMatchObject({ email });
  });

  it('A code that this browser did not ask for opens nothing', async () => {
    const { code } = await asks();
    expect(refusal(await accountOf(drifter()).enterSignInCode(code)).code).toBe('sign_in_required');
  });

  it('The database knows neither a code nor, while it waits, whose it is', async () => {
    const { code, email } = await asks();
    const { db } = store.database;
    const kept = JSON.stringify([
      await db.select().from(customerVerifications),
      await db.select().from(outbox),
    ]);
    expect(kept).not.toContain(code.replace(' ', ''));
    expect(kept).not.toContain(email);
  });
});

describe('signing in with a link', () => {
  it('The link of an email signs in on any device, once, and is the code once more', async () => {
    const { link, email, code, account } = await asks();
    const elsewhere = accountOf(drifter());
    expect(result(await elsewhere.signInState(link)).linkOpens).toBe(email);
    expect(result(await elsewhere.followSignInLink(link))).toMatchObject({ email });
    store.clock.forward(11_000);
    expect(refusal(await accountOf(drifter()).followSignInLink(link)).code).toBe('code_wrong');
    expect(refusal(await account.enterSignInCode(code)).code).toBe('code_wrong');
  });

  it('A link that we have not sealed opens nothing', async () => {
    const account = accountOf(drifter());
    expect(result(await account.signInState('made up')).linkOpens).toBeNull();
    expect(refusal(await account.followSignInLink('made up')).code).toBe('code_wrong');
  });

  it('The link leads to the page that was wanted, and never to another site', async () => {
    const account = accountOf(drifter());
    const [wise, fooled] = [newEmail(), newEmail()];
    result(await account.sendSignInCode(wise, '/checkout/shipping'));
    result(await account.sendSignInCode(fooled, '//evil.example'));
    const leadsTo = async (email: string) => {
      const url = new URL((await sentCode(store, email)).address ?? '');
      return [url.origin, url.pathname, url.searchParams.get('to')];
    };
    expect(await leadsTo(wise)).toEqual(['http://drift.localhost:3000', '/login', '/checkout/shipping']);
    expect(await leadsTo(fooled)).toEqual(['http://drift.localhost:3000', '/login', '/my-account']);
  });
});

describe('a session of a customer', () => {
  it('Each sign-in has a new session, and the one before ends', async () => {
    const email = newEmail();
    const shopper = drifter();
    await signsIn(store, shopper, email);
    const first = drifter();
    first.browsesAs(shopper.cookie);
    await signsIn(store, shopper, email);
    expect(refusal(await accountOf(first).customer()).code).toBe('sign_in_required');
    expect(result(await accountOf(shopper).customer()).email).toBe(email);
  });

  it('Signing out ends the session in the store, so that a copy of its cookie opens nothing', async () => {
    const shopper = drifter();
    const account = await signsIn(store, shopper, newEmail());
    const copy = drifter();
    copy.browsesAs(shopper.cookie);
    result(await account.signOutCustomer());
    expect(refusal(await accountOf(copy).customer()).code).toBe('sign_in_required');
  });

  it('Forget me on this device signs out too', async () => {
    const shopper = drifter();
    const account = await signsIn(store, shopper, newEmail());
    result(await shopper.client.forgetVisitor());
    expect(shopper.cookie).toBe('');
    expect(refusal(await account.customer()).code).toBe('sign_in_required');
  });

  it('A session lasts 30 days, by a cookie that no script reads', async () => {
    const email = newEmail();
    const { shopper, code } = await asks(email);
    const answer = await store.api.inject({
      method: 'POST',
      url: '/api/customers/session',
      headers: { host: DRIFT, cookie: shopper.cookie },
      payload: { code },
    });
    const cookie = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('customer='));
    expect(cookie).toMatch(/^customer=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const [session] = await store.database.db.select().from(customerSessions);
    expect(session?.ipAddress).toBeFalsy();
  });
});

describe('who has an account', () => {
  it('An email with an account and one without are answered alike', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await signsIn(store, drifter(), known);
    const asked = async (email: string) => {
      const answer = await drifter().fetch('/api/customers/sign-in-codes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      return [answer.status, await answer.text()];
    };
    expect(await asked(known)).toEqual(await asked(unknown));
    expect((await sentCode(store, unknown)).code).not.toBe('');
  });

  it('What is no email is told so, before anything is sent', async () => {
    const told = refusal(await accountOf(drifter()).sendSignInCode('ada'));
    expect([told.status, told.code]).toEqual([422, 'address_invalid']);
  });

  it('A storefront without accounts has none of it', async () => {
    const account = accountOf(store.shopper('halcyon.localhost'));
    const answers = [
      await account.sendSignInCode(newEmail()),
      await account.signInState(),
      await account.customer(),
    ];
    expect(answers.map((answer) => refusal(answer).status)).toEqual([404, 404, 404]);
  });

  it('What is for customers is refused without a session', async () => {
    const rows = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints).filter(
      ({ who }) => who === 'customer',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const answer = await store.api.inject({
        method: methodOf(row),
        url: `/api${pathOf(row).replace(':channel', 'email').replaceAll(/:\w+/g, 'a'.repeat(24))}`,
        headers: { host: DRIFT },
        ...(row.body ? { payload: row.example?.body } : {}),
      });
      expect([row.at, answer.statusCode]).toEqual([row.at, 401]);
    }
  });
});
