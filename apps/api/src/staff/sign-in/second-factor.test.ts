import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffActs } from '../../audit/tables.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { hires, PASSWORD, StaffBrowser, signedInOnce } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { type Authenticator, turnsOnSecondFactor } from '../testing/authenticator.ts';
import { resetSecondFactor } from './accounts.ts';
import { staffRecoveryCodes, staffSecurity } from './security-tables.ts';
import { totpCode } from './totp.ts';

const store = useTestStore();

/** A staff member with a second factor, who has just turned it on. */
const secured = async (
  name: string,
): Promise<{ browser: StaffBrowser; phone: Authenticator; email: string }> => {
  const browser = await signedInOnce(store, name, 'manager');
  const phone = await turnsOnSecondFactor(store, browser);
  return { browser, phone, email: `${name.toLowerCase()}@halcyon.example` };
};

/** A browser that has given the right password and not yet the code. */
const atTheCode = async (email: string): Promise<StaffBrowser> => {
  const browser = new StaffBrowser(store.api);
  expect(refusal(await browser.session.signIn({ email, password: PASSWORD }))).toMatchObject({
    status: 401,
    code: 'code_required',
  });
  return browser;
};

const latestActs = async (memberId: string) =>
  (
    await store.database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.memberId, memberId))
      .orderBy(desc(staffActs.id))
  ).map(({ action, outcome }) => `${action} ${outcome}`);

describe('a second factor', () => {
  it('is asked for after the password, and its code opens the session', async () => {
    const { phone, email } = await secured('Maya');
    const browser = await atTheCode(email);
    const member = result(await browser.account.enterCode(await phone.nextCode()));
    expect(member).toMatchObject({ email, provesBy: 'code', isProved: true, required: null });
    expect(result(await browser.session.member()).email).toBe(email);
    expect(browser.cookie).not.toContain('staff.sign_in');
  });

  it('opens nothing by the password alone', async () => {
    const { email } = await secured('Noor');
    const browser = await atTheCode(email);
    expect(browser.cookie).toMatch(/^staff\.sign_in=/);
    for (const path of ['/api/staff/session', '/api/staff/account', '/api/staff/orders'])
      expect((await browser.fetch(path)).status).toBe(401);
    expect(refusal(await browser.account.beginSecondFactor()).status).toBe(401);
  });

  it('takes each code once, also when it is sent twice at the same moment', async () => {
    const { phone, email } = await secured('Ines');
    const [one, other] = [await atTheCode(email), await atTheCode(email)];
    const code = await phone.nextCode();
    const answers = await Promise.all([one, other].map(({ account }) => account.enterCode(code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(await (await atTheCode(email)).account.enterCode(code)).code).toBe('code_wrong');
  });

  it('opens a session for both of two clicks in one browser, and none a little later', async () => {
    const { phone, email } = await secured('Alma');
    const browser = await atTheCode(email);
    const { cookie } = browser;
    const code = await phone.nextCode();
    const clicks = await Promise.all([browser.account.enterCode(code), browser.account.enterCode(code)]);
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true]);
    store.clock.forward(11_000);
    const payload = { code };
    const late = await store.api.inject({
      ...{ method: 'POST', url: '/api/staff/session/code', headers: { cookie }, payload },
    });
    expect(late.json().code).toBe('code_wrong');
  });

  it('answers the same recovery codes to both of two clicks that turn it on', async () => {
    const browser = await signedInOnce(store, 'Bea', 'manager');
    const { key } = result(await browser.account.beginSecondFactor());
    const code = await totpCode(key, store.clock.now());
    const clicks = [browser.account.confirmSecondFactor(code), browser.account.confirmSecondFactor(code)];
    const [one, other] = (await Promise.all(clicks)).map(result);
    expect(other).toEqual(one);
    const email = 'bea@halcyon.example';
    result(await (await atTheCode(email)).account.enterCode(one?.recoveryCodes[0] ?? ''));
    store.clock.forward(11_000);
    expect(refusal(await browser.account.confirmSecondFactor(code)).code).toBe('second_factor_is_on');
  });

  it('refuses a wrong code, an old one and none at all, and counts them', async () => {
    const { phone, email } = await secured('Zoe');
    const browser = await atTheCode(email);
    store.clock.forward(120_000);
    const tries = ['', 'no code', await phone.code(90_000), ...Array<string>(7).fill('12345')];
    for (const code of tries)
      expect(refusal(await browser.account.enterCode(code))).toMatchObject({
        status: 422,
        code: 'code_wrong',
      });
    expect(refusal(await browser.account.enterCode(await phone.code()))).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
  });

  it('is asked for five minutes at most after the password', async () => {
    const { phone, email } = await secured('Rosa');
    const browser = await atTheCode(email);
    store.clock.forward(5 * 60_000);
    expect(refusal(await browser.account.enterCode(await phone.code()))).toMatchObject({
      status: 401,
      code: 'sign_in_required',
    });
  });

  it('is not skipped by a forged cookie, nor after another password was chosen', async () => {
    const { browser, phone, email } = await secured('Lena');
    const waiting = await atTheCode(email);
    const wanted = 'a lamp above the harbour';
    await phone.nextCode();
    result(await browser.account.changePassword({ current: PASSWORD, wanted }));
    expect(refusal(await waiting.account.enterCode(await phone.code())).code).toBe('sign_in_required');
    const forged = await store.api.inject({
      method: 'POST',
      url: '/api/staff/session/code',
      headers: { cookie: 'staff.sign_in=stranger:1:1.AAAA' },
      payload: { code: await phone.code() },
    });
    expect(forged.statusCode).toBe(401);
  });

  it('is on from its first right code; until then the password is enough', async () => {
    const browser = await signedInOnce(store, 'Omar');
    expect(refusal(await browser.account.confirmSecondFactor('123456')).code).toBe('second_factor_not_begun');
    result(await browser.account.beginSecondFactor());
    expect(refusal(await browser.account.confirmSecondFactor('000000')).code).toBe('code_wrong');
    const again = new StaffBrowser(store.api);
    result(await again.session.signIn({ email: 'omar@halcyon.example', password: PASSWORD }));
    await turnsOnSecondFactor(store, browser);
    expect(refusal(await browser.account.beginSecondFactor()).code).toBe('second_factor_is_on');
    expect(refusal(await again.session.member()).status).toBe(401);
  });

  it('is kept so that the database alone makes no codes', async () => {
    const browser = await signedInOnce(store, 'Pia');
    const { key } = result(await browser.account.beginSecondFactor());
    const rows = await store.database.db.select().from(staffSecurity);
    expect(rows.map(({ secondFactorKey }) => secondFactorKey).join()).not.toContain(key);
  });

  it('is taken off by an operator alone, which ends the sessions', async () => {
    const { browser, email } = await secured('Tom');
    expect(await resetSecondFactor(store.database, email)).toBe(true);
    expect(await resetSecondFactor(store.database, 'nobody@halcyon.example')).toBe(false);
    expect(refusal(await browser.session.member()).status).toBe(401);
    const again = new StaffBrowser(store.api);
    result(await again.session.signIn({ email, password: PASSWORD }));
  });
});

describe('a recovery code', () => {
  it('is there ten times, and each opens a session once', async () => {
    const { phone, email } = await secured('Una');
    expect(new Set(phone.recoveryCodes).size).toBe(10);
    // 26 letters of base32 hold 128 bits.
    for (const code of phone.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
    const [code = ''] = phone.recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const member = result(await (await atTheCode(email)).account.enterCode(typed));
    expect(refusal(await (await atTheCode(email)).account.enterCode(code)).code).toBe('code_wrong');
    expect((await latestActs(member.id)).slice(0, 3)).toEqual([
      'sign-in refused',
      'sign-in done',
      'use-recovery-code done',
    ]);
  });

  it('works for its member alone, and the database does not hold it', async () => {
    const [vera, will] = [await secured('Vera'), await secured('Will')];
    const [code = ''] = vera.phone.recoveryCodes;
    expect(refusal(await (await atTheCode(will.email)).account.enterCode(code)).code).toBe('code_wrong');
    const rows = await store.database.db.select().from(staffRecoveryCodes);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('ends when new ones are made, which takes a second factor, a fresh proof and the password', async () => {
    const { browser, phone, email } = await secured('Xena');
    const current = PASSWORD;
    const wrong = await browser.account.makeRecoveryCodes({ current: 'wrong' });
    expect(refusal(wrong).code).toBe('password_wrong');
    const clicks = [1, 2].map(() => browser.account.makeRecoveryCodes({ current }));
    const [made, again] = (await Promise.all(clicks)).map(result);
    expect(again).toEqual(made);
    const recoveryCodes = made?.recoveryCodes ?? [];
    const [old = ''] = phone.recoveryCodes;
    expect(refusal(await (await atTheCode(email)).account.enterCode(old)).code).toBe('code_wrong');
    result(await (await atTheCode(email)).account.enterCode(recoveryCodes[0] ?? ''));
    const plain = await signedInOnce(store, 'Yara');
    const without = await plain.account.makeRecoveryCodes({ current });
    expect(refusal(without).code).toBe('second_factor_not_begun');
    store.clock.forward(11 * 60_000);
    const late = await browser.account.makeRecoveryCodes({ current });
    expect(refusal(late).code).toBe('proof_required');
  });
});

it('A sign-in is written down whether it succeeds or not, also for an address without an account', async () => {
  const email = await hires(store, 'Zora');
  const browser = new StaffBrowser(store.api);
  await browser.session.signIn({ email, password: 'wrong' });
  await browser.session.signIn({ email: 'nobody@halcyon.example', password: 'wrong' });
  const { id } = result(await browser.session.signIn({ email, password: PASSWORD }));
  result(await browser.session.signOut());
  expect(await latestActs(id)).toEqual(['sign-out done', 'sign-in done', 'sign-in refused']);
  const acts = await store.database.db.select().from(staffActs).orderBy(desc(staffActs.id)).limit(3);
  expect(acts[2]).toMatchObject({ memberId: null, action: 'sign-in', outcome: 'refused' });
  expect(acts[2]?.address).toMatch(/^10\.0\.0\.\d+$/);
});
