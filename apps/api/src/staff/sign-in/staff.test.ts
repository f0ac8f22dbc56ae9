import { STAFF_ROLES } from '@counterpane/contract/staff/staff';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApi } from '../../app.ts';
import { onPurge } from '../../shop/pages/purge.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { hires, PASSWORD, StaffBrowser, signedIn, signedInOnce } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { removeStaff } from './accounts.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';
import { findStaffRole } from './rights.ts';
import { userAccounts, userSessions, users } from './tables.ts';

const store = useTestStore();

const purge = (browser: StaffBrowser, body?: object) =>
  browser.fetch('/api/cache/purge', {
    method: 'POST',
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });

describe('signing in', () => {
  it('takes the right password, and names the member until they sign out', async () => {
    const email = await hires(store, 'Maya', 'manager');
    const browser = new StaffBrowser(store.api);
    expect(refusal(await browser.session.member())).toMatchObject({ status: 401, code: 'sign_in_required' });
    const maya = { name: 'Maya', email, role: 'manager' };
    expect(
      result(await browser.session.signIn({ email: 'MAYA@halcyon.example', password: PASSWORD })),
    ).toMatchObject(maya);
    expect(result(await browser.session.member())).toMatchObject(maya);
    const { cookie } = browser;
    result(await browser.session.signOut());
    expect(browser.cookie).toBe('');
    const again = await store.api.inject({ method: 'DELETE', url: '/api/staff/session' });
    expect(again.headers['clear-site-data']).toBe('"cache"');
    const stolen = await store.api.inject({ url: '/api/staff/session', headers: { cookie } });
    expect(stolen.statusCode).toBe(401);
  });

  it('keeps the session in the database and its cookie from scripts and from other sites', async () => {
    const email = await hires(store, 'Noor');
    const answer = await store.api.inject({
      method: 'POST',
      url: '/api/staff/session',
      payload: { email, password: PASSWORD },
    });
    const [cookie] = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^staff\.session_token=.*HttpOnly.*SameSite=Lax/i);
    expect(await store.database.db.select().from(userSessions)).not.toHaveLength(0);
    const [account] = await store.database.db.select().from(userAccounts).limit(1);
    expect(account?.password).not.toContain(PASSWORD);
  });

  it('keeps the session by https in a cookie that no other host can set', async () => {
    const api = buildApi({ ...store.deps, secureCookies: true });
    await api.ready();
    const payload = { email: await hires(store, 'Una'), password: PASSWORD };
    const answer = await api.inject({ method: 'POST', url: '/api/staff/session', payload });
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(
      /^__Host-staff\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
    expect((await api.inject({ url: '/api/staff/session', headers })).statusCode).toBe(200);
    const signedOut = await api.inject({ method: 'DELETE', url: '/api/staff/session', headers });
    expect([signedOut.headers['set-cookie'] ?? []].flat().join()).toMatch(
      /__Host-staff\.session_token=; Max-Age=0/,
    );
    await api.close();
  });

  it('says the same for a wrong password, an unknown address and no address at all', async () => {
    const email = await hires(store, 'Maya');
    const browser = new StaffBrowser(store.api);
    const tries = [
      { email, password: 'wrong' },
      { email: 'nobody@halcyon.example', password: PASSWORD },
      { email: 'no address', password: PASSWORD },
    ];
    const answers = [];
    for (const form of tries) answers.push(refusal(await browser.session.signIn(form)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      code: 'sign_in_failed',
      error: 'Wrong email or password',
    });
    expect(browser.cookie).toBe('');
  });

  it('may be tried five times a minute, also with the right password', async () => {
    const email = await hires(store, 'Maya');
    const browser = new StaffBrowser(store.api);
    // Counted whether they are right or wrong.
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(refusal(await browser.session.signIn({ email, password: 'wrong' })).status).toBe(401);
    expect(refusal(await browser.session.signIn({ email, password: PASSWORD }))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    });
  });

  it('cannot be prepared from outside: there is nowhere to make an account', async () => {
    for (const url of ['/api/auth/sign-up/email', '/api/staff/sign-up', '/api/sign-up/email']) {
      const payload = { email: 'eve@example.com', password: PASSWORD, name: 'Eve' };
      expect((await store.api.inject({ method: 'POST', url, payload })).statusCode).toBe(404);
    }
  });

  it('is forgotten once its time is over, and only then', async () => {
    const browser = await signedInOnce(store, 'Ines');
    await deleteExpiredSessions(store.deps);
    result(await browser.session.member());
    const { db } = store.database;
    await db.update(userSessions).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(refusal(await browser.session.member()).status).toBe(401);
    await deleteExpiredSessions(store.deps);
    expect(await db.select().from(userSessions)).toEqual([]);
  });

  it('ends with the account, and a new password ends the sessions of the old one', async () => {
    const browser = await signedInOnce(store, 'Maya');
    await hires(store, 'Maya', 'manager');
    expect(refusal(await browser.session.member()).status).toBe(401);
    const again = new StaffBrowser(store.api);
    expect(
      result(await again.session.signIn({ email: 'maya@halcyon.example', password: PASSWORD })).role,
    ).toBe('manager');
    expect(await removeStaff(store.database, 'Maya@halcyon.example')).toBe(true);
    expect(refusal(await again.session.member()).status).toBe(401);
    expect(await removeStaff(store.database, 'maya@halcyon.example')).toBe(false);
  });
});

describe('roles', () => {
  it('are data: an agent helps with carts, a manager clears caches too, a customer is no staff [C6.08]', async () => {
    const agent = await signedIn(store, 'Noor', 'agent');
    expect((await agent.remote.enter({ code: 'AAAA-AAAA' })).ok).toBe(false);
    expect((await purge(agent)).status).toBe(403);
    await store.database.db.update(users).set({ role: 'manager' }).where(eq(users.name, 'Noor'));
    expect((await purge(agent)).status).toBe(200);
    await store.database.db.update(users).set({ role: 'customer' }).where(eq(users.name, 'Noor'));
    expect((await purge(agent)).status).toBe(403);
    expect(refusal(await agent.remote.enter({ code: 'AAAA-AAAA' }))).toMatchObject({
      status: 403,
      code: 'not_allowed',
    });
    const customer = new StaffBrowser(store.api);
    const form = { email: 'noor@halcyon.example', password: PASSWORD };
    expect(refusal(await customer.session.signIn(form)).code).toBe('sign_in_failed');
  });
});

describe('clearing the cache [C7.32]', () => {
  it('is told to every process, with tags or without', async () => {
    const heard: (readonly string[] | null)[] = [];
    await onPurge(store.database, (tags) => heard.push(tags));
    const manager = await signedIn(store, 'Maya', 'manager');
    const some = await purge(manager, { tags: ['product:mattress'] });
    expect(await some.json()).toEqual({ status: 'ok', result: { purged: ['product:mattress'] } });
    expect(await (await purge(manager)).json()).toEqual({ status: 'ok', result: { purged: 'all' } });
    await expect.poll(() => heard).toEqual([['product:mattress'], null]);
  });

  it('is for managers alone, and from our own pages', async () => {
    expect((await purge(new StaffBrowser(store.api))).status).toBe(401);
    const foreign = await store.api.inject({
      method: 'POST',
      url: '/api/cache/purge',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await purge(await signedIn(store, 'Zoe', 'manager'), { tags: [''] })).status).toBe(400);
  });
});

describe('roles', () => {
  it('are those of agents and managers: nobody is an administrator who may do everything [K6.01]', async () => {
    expect([...STAFF_ROLES]).toEqual(['agent', 'manager']);
    expect(findStaffRole('admin')).toBe(null);
    expect(findStaffRole('customer')).toBe(null);
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const answer = await shopper.fetch('/api/cache/purge', { method: 'POST' });
    expect([401, 403]).toContain(answer.status);
  });
});
