import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffActs } from '../../audit/tables.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { PASSWORD, StaffBrowser, signedInOnce } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { turnsOnSecondFactor } from '../testing/authenticator.ts';
import { saveStaff } from './accounts.ts';
import { createAuth } from './auth.ts';

const store = useTestStore();

const MINUTE = 60_000;
const OWN = 'a lamp above the harbour';

const opensAnother = async (email: string, password = PASSWORD): Promise<StaffBrowser> => {
  const browser = new StaffBrowser(store.api);
  result(await browser.session.signIn({ email, password }));
  return browser;
};

/** A staff member whom an operator has just made an account for, with a password for seven days. */
const invites = async (name: string): Promise<{ email: string; password: string }> => {
  const [email, password] = [`${name.toLowerCase()}@halcyon.example`, 'first password of an operator'];
  const firstUntil = new Date(store.clock.now() + 7 * 24 * 60 * MINUTE).toISOString();
  const account = { name, email, password, role: 'agent' } as const;
  await saveStaff(createAuth(store.deps), store.database, account, { firstUntil });
  return { email, password };
};

const refund = async (browser: StaffBrowser) => {
  const answer = await browser.fetch(`/api/orders/${'a'.repeat(24)}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 100, reason: 'Too soft' }),
  });
  return (await answer.json()).code;
};

describe('a first password', () => {
  it('opens one session, in which nothing is done before another one is chosen', async () => {
    const { email, password } = await invites('Maya');
    const browser = await opensAnother(email, password);
    expect(result(await browser.session.member()).required).toBe('password_change');
    expect(await (await browser.fetch('/api/staff/orders')).json()).toMatchObject({
      code: 'password_change_required',
    });
    result(await browser.account.changePassword({ current: password, wanted: OWN }));
    expect(result(await browser.session.member()).required).toBe(null);
    expect((await browser.fetch('/api/staff/orders')).status).toBe(200);
  });

  it('opens no second session, and none after seven days', async () => {
    const noor = await invites('Noor');
    await opensAnother(noor.email, noor.password);
    expect(refusal(await new StaffBrowser(store.api).session.signIn(noor)).code).toBe('sign_in_failed');
    const ines = await invites('Ines');
    store.clock.forward(7 * 24 * 60 * MINUTE);
    expect(refusal(await new StaffBrowser(store.api).session.signIn(ines)).code).toBe('sign_in_failed');
  });
});

describe('a first password that is sent twice', () => {
  it('opens a session for each of two clicks, and none a little later', async () => {
    const invited = await invites('Alma');
    const browser = new StaffBrowser(store.api);
    const clicks = await Promise.all([browser.session.signIn(invited), browser.session.signIn(invited)]);
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true]);
    result(await browser.account.changePassword({ current: invited.password, wanted: OWN }));
    expect(result(await browser.account.account()).sessions).toHaveLength(1);
    const late = await invites('Bea');
    const alone = new StaffBrowser(store.api);
    result(await alone.session.signIn(late));
    store.clock.forward(11_000);
    expect(refusal(await alone.session.signIn(late)).code).toBe('sign_in_failed');
  });
});

describe('a new password', () => {
  it('takes the place of the present one, and ends the other sessions', async () => {
    const browser = await signedInOnce(store, 'Rosa');
    const email = 'rosa@halcyon.example';
    const other = await opensAnother(email);
    result(await browser.account.changePassword({ current: PASSWORD, wanted: OWN }));
    expect((await browser.session.member()).ok).toBe(true);
    expect(refusal(await other.session.member()).status).toBe(401);
    const old = await new StaffBrowser(store.api).session.signIn({ email, password: PASSWORD });
    expect(refusal(old).code).toBe('sign_in_failed');
    await opensAnother(email, OWN);
  });

  it('is chosen by both of two clicks, though the first has changed the present one', async () => {
    const browser = await signedInOnce(store, 'Dora');
    const form = { current: PASSWORD, wanted: OWN };
    result(await browser.account.changePassword(form));
    result(await browser.account.changePassword(form));
    const wanted = 'another lamp above the harbour';
    expect(refusal(await browser.account.changePassword({ ...form, wanted })).code).toBe('password_wrong');
    store.clock.forward(11_000);
    expect(refusal(await browser.account.changePassword(form)).code).toBe('password_wrong');
  });

  it('takes the present one to choose, which cannot be guessed', async () => {
    const browser = await signedInOnce(store, 'Zoe');
    const tries = (current: string) => browser.account.changePassword({ current, wanted: OWN });
    for (let count = 0; count < 5; count += 1)
      expect(refusal(await tries('wrong')).code).toBe('password_wrong');
    expect(refusal(await tries(PASSWORD)).status).toBe(429);
    store.clock.forward(5 * MINUTE);
    result(await tries(PASSWORD));
  });

  it('is none that is short, common, or made of names of the person and the shop', async () => {
    const browser = await signedInOnce(store, 'Lena');
    const wanted = ['too short', 'Password1234', 'Halcyon-2026', 'lena@halcyon.example', PASSWORD];
    const answers = [];
    for (const one of wanted)
      answers.push(refusal(await browser.account.changePassword({ current: PASSWORD, wanted: one })));
    const refused = (fault: string) => ({ status: 422, code: 'password_refused', fault });
    expect(answers).toMatchObject(
      ['too_short', 'common', 'personal', 'personal', 'same'].map((fault) => refused(fault)),
    );
    expect(answers[0]?.error).toBe('A password has at least 12 characters');
  });
});

describe('a session', () => {
  it('ends when it was not used for forty-five minutes, and lasts while it is used', async () => {
    const browser = await signedInOnce(store, 'Omar');
    for (let count = 0; count < 3; count += 1) {
      store.clock.forward(40 * MINUTE);
      expect((await browser.session.member()).ok).toBe(true);
    }
    store.clock.forward(46 * MINUTE);
    expect(refusal(await browser.session.member())).toMatchObject({ status: 401, code: 'sign_in_required' });
  });

  it('is listed for its owner with its device and its address, and can be ended', async () => {
    const browser = await signedInOnce(store, 'Pia');
    const other = await opensAnother('pia@halcyon.example');
    const stranger = await signedInOnce(store, 'Tom');
    const { sessions } = result(await browser.account.account());
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      address: expect.stringMatching(/^10\./),
      browser: null,
      system: null,
    });
    const { id = '' } = sessions.find(({ isThisOne }) => !isThisOne) ?? {};
    result(await stranger.account.endSession(id));
    expect((await other.session.member()).ok).toBe(true);
    result(await browser.account.endSession(id));
    expect(refusal(await other.session.member()).status).toBe(401);
    expect((await browser.session.member()).ok).toBe(true);
  });

  it('outlives all the others of its owner when those are ended', async () => {
    const browser = await signedInOnce(store, 'Una');
    const others = [await opensAnother('una@halcyon.example'), await opensAnother('una@halcyon.example')];
    result(await browser.account.endOtherSessions());
    for (const other of others) expect(refusal(await other.session.member()).status).toBe(401);
    expect(result(await browser.account.account()).sessions).toHaveLength(1);
  });

  it('is another one after each sign-in, and the one before has ended', async () => {
    const browser = await signedInOnce(store, 'Vera');
    const { cookie } = browser;
    result(await browser.session.signIn({ email: 'vera@halcyon.example', password: PASSWORD }));
    const before = await store.api.inject({ url: '/api/staff/session', headers: { cookie } });
    expect(before.statusCode).toBe(401);
    expect((await browser.session.member()).ok).toBe(true);
  });
});

describe('a proof', () => {
  it('is the sign-in for ten minutes; after that a refund waits for the password', async () => {
    const browser = await signedInOnce(store, 'Will', 'manager');
    expect(await refund(browser)).toBe('order_not_found');
    store.clock.forward(11 * MINUTE);
    expect(await refund(browser)).toBe('proof_required');
    expect(refusal(await browser.account.beginSecondFactor()).code).toBe('proof_required');
    const decide = await browser.fetch(`/api/staff/orders/${'a'.repeat(24)}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'cancel', reason: 'Too late' }),
    });
    expect((await decide.json()).code).toBe('proof_required');
    expect((await browser.fetch('/api/staff/orders')).status).toBe(200);
    expect(refusal(await browser.account.prove({ password: 'wrong' })).code).toBe('password_wrong');
    result(await browser.account.prove({ password: PASSWORD }));
    expect(await refund(browser)).toBe('order_not_found');
  });

  it('is the code where a second factor is on: the password alone is none', async () => {
    const browser = await signedInOnce(store, 'Xena', 'manager');
    const phone = await turnsOnSecondFactor(store, browser);
    store.clock.forward(11 * MINUTE);
    expect(result(await browser.session.member())).toMatchObject({ isProved: false, provesBy: 'code' });
    expect(refusal(await browser.account.prove({ password: PASSWORD })).code).toBe('code_wrong');
    const change = { current: PASSWORD, wanted: OWN };
    expect(refusal(await browser.account.changePassword(change)).code).toBe('proof_required');
    result(await browser.account.prove({ code: await phone.code() }));
    result(await browser.account.changePassword(change));
  });

  it('is right for both of two clicks, and for no other session', async () => {
    const browser = await signedInOnce(store, 'Cleo', 'manager');
    const phone = await turnsOnSecondFactor(store, browser);
    const other = new StaffBrowser(store.api);
    await other.session.signIn({ email: 'cleo@halcyon.example', password: PASSWORD });
    result(await other.account.enterCode(await phone.nextCode()));
    store.clock.forward(11 * MINUTE);
    const code = await phone.code();
    const clicks = await Promise.all([browser.account.prove({ code }), browser.account.prove({ code })]);
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true]);
    result(await browser.account.prove({ code }));
    expect(refusal(await other.account.prove({ code })).code).toBe('code_wrong');
  });

  it('may be tried five times in five minutes, and each try is written down', async () => {
    const browser = await signedInOnce(store, 'Yara', 'manager');
    store.clock.forward(11 * MINUTE);
    for (let count = 0; count < 5; count += 1)
      expect(refusal(await browser.account.prove({ password: 'wrong' })).status).toBe(422);
    expect(refusal(await browser.account.prove({ password: PASSWORD })).status).toBe(429);
    const { id } = result(await browser.session.member());
    const acts = await store.database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.memberId, id))
      .orderBy(desc(staffActs.id))
      .limit(5);
    expect(acts.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
      Array(5).fill('prove-again refused'),
    );
  });
});
