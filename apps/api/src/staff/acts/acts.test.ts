import { createStaffActsClient } from '@counterpane/contract/staff/staff-acts-calls';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { refunds } from '../../order/refunds/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { removeStaff } from '../sign-in/accounts.ts';
import { sends, staffCalls } from '../testing/staff-calls.ts';
import { actsOf, beginDay, workRoutesOf } from '../testing/staff-day.ts';

const store = useTestStore(openCardStore);
let maya: StaffBrowser;
beforeAll(async () => {
  maya = await signedIn(store, 'Maya', 'manager');
});

const newActs = async (since: number) => (await actsOf(store)).slice(since);
const count = async () => (await actsOf(store)).length;
const actsClient = (browser: StaffBrowser) =>
  createStaffActsClient((path, init) => browser.fetch(path, init));
const memberIdOf = async (browser: StaffBrowser) => result(await browser.session.member()).id;

describe('what staff did', () => {
  it('is written down by every route of staff, done or refused, and by none without a member', async () => {
    const { calls } = await beginDay(store);
    expect(workRoutesOf(store).toSorted()).toEqual(Object.keys(calls).toSorted());
    const silent: string[] = [];
    // The first look at a cart speaks for those after it: they follow without an act of their own.
    const cart = 'GET /api/staff/carts/{cartId}';
    const looks = new Set([`${cart}/products`, `${cart}/my`, `${cart}/my/share`]);
    for (const [route, call] of Object.entries(calls)) {
      const before = await count();
      const answer = await sends(maya, call);
      expect(answer.status, route).not.toBe(400);
      const [act] = await newActs(before);
      const outcome = answer.status < 400 ? 'done' : 'refused';
      if (act?.outcome !== outcome && !looks.has(route)) silent.push(`${route} ${answer.status}`);
    }
    expect(silent).toEqual([]);
    const known = await count();
    for (const call of Object.values(calls))
      expect((await store.shopper().fetch(call.path, { method: call.method })).status).not.toBe(200);
    expect(await count()).toBe(known);
  });

  it('tells what an agent attempted who may not, and looks at orders that are not there', async () => {
    const noor = await signedIn(store, 'Noor', 'agent');
    const memberId = await memberIdOf(noor);
    const { orderId } = await beginDay(store);
    const staffOrders = createStaffOrdersClient((path, init) => noor.fetch(path, init));
    const before = await count();
    expect(refusal(await staffOrders.refund(orderId, { amount: 1, reason: 'x' })).status).toBe(403);
    refusal(await staffOrders.order('e'.repeat(24)));
    // What is no id may be a name or an address.
    refusal(await staffOrders.order('ada@example.com'));
    const acts = await newActs(before);
    expect(acts).toMatchObject([
      { action: 'refund-order', objectId: orderId, outcome: 'refused', detail: { code: 'not_allowed' } },
      { action: 'see-order', objectId: 'e'.repeat(24), detail: { code: 'order_not_found' } },
      { action: 'see-order', objectId: null, detail: { code: 'order_not_found' } },
    ]);
    expect(new Set(acts.map((act) => act.memberId))).toEqual(new Set([memberId]));
  });

  it('has each refund once with its amount, a replay not again, and its refusals; the refund has who', async () => {
    const { orderId } = await beginDay(store);
    const staffOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    const before = await count();
    const gives = () => staffOrders.refund(orderId, { amount: 2_500, reason: 'Goodwill' }, `once-${orderId}`);
    const first = result(await gives());
    expect(result(await gives()).id).toBe(first.id);
    expect(refusal(await staffOrders.refund(orderId, { amount: 9_999_999, reason: 'x' })).code).toBe(
      'refund_too_much',
    );
    const of = { action: 'refund-order', objectKind: 'order', objectId: orderId, storefront: 'halcyon' };
    expect(await newActs(before)).toMatchObject([
      { ...of, outcome: 'done', detail: { cents: 2_500, currency: 'USD' } },
      { ...of, outcome: 'refused', detail: { code: 'refund_too_much' } },
    ]);
    const [made] = await store.database.db.select().from(refunds);
    expect(made).toMatchObject({ madeBy: 'Maya', madeById: await memberIdOf(maya) });
  });

  it('has one look for each time that staff come into a cart, however often their page asks', async () => {
    const { cartId, code } = await beginDay(store);
    const calls = staffCalls('e'.repeat(24), cartId, code);
    const call = (route: string) => {
      const found = calls[route];
      if (!found) throw new Error(`no call of ${route}`);
      return sends(maya, found);
    };
    const before = await count();
    await call('POST /api/staff/carts');
    for (let poll = 0; poll < 3; poll += 1) await call('GET /api/staff/carts/{cartId}');
    await call('POST /api/staff/carts/{cartId}/my/items');
    await call('GET /api/staff/carts/{cartId}/my');
    await call('DELETE /api/staff/carts/{cartId}');
    await call('GET /api/staff/carts/{cartId}');
    await call('POST /api/staff/carts');
    await call('GET /api/staff/carts/{cartId}');
    const acts = await newActs(before);
    expect(acts.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'enter-cart done',
      'see-cart done',
      'change-cart done',
      'leave-cart done',
      'see-cart refused',
      'enter-cart done',
      'see-cart done',
    ]);
    expect(JSON.stringify(acts)).not.toContain(code);
  });

  it('never says what was looked for, nor the email of a customer', async () => {
    const { orderId } = await beginDay(store);
    const staffOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    result(await staffOrders.search('ada@example.com'));
    result(await staffOrders.order(orderId));
    const [last] = (await actsOf(store)).slice(-2);
    expect(last).toMatchObject({ action: 'search-orders', detail: { found: expect.any(Number) } });
    const page = result(await actsClient(maya).acts());
    expect(JSON.stringify([await actsOf(store), page])).not.toMatch(/ada@|Ada /);
  });
});

describe('the list of what staff did', () => {
  it('comes in pages of fifty, the newest first, each act once', async () => {
    const staffOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    for (let look = 0; look < 55; look += 1) result(await staffOrders.unpaidReservations());
    // An operator's acts have the time of the machine, which may be later than that of the store.
    const all = (await actsOf(store))
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id - one.id)
      .map(({ id }) => id);
    const first = result(await actsClient(maya).acts());
    expect(first.acts).toHaveLength(50);
    const second = result(await actsClient(maya).acts({ before: first.next ?? '' }));
    expect([...first.acts, ...second.acts].map(({ id }) => id)).toEqual(
      all.slice(0, 50 + second.acts.length),
    );
    expect(second.acts.length).toBeGreaterThan(5);
  });

  it.each<Record<string, string>>([
    { before: 'yesterday' },
    { before: '2026-99-99T99:99:99.999Z~1' },
    { before: '0000-01-01T00:00:00.000Z~1' },
    { day: '0000-01-01' },
    { day: '2026-02-30' },
    { day: '9999-12-31' },
  ])('refuses a day or a place that no calendar has: %o', async (query) => {
    expect(refusal(await actsClient(maya).acts(query)).status).toBe(400);
  });

  it('is found by member, act, order and day, and names an order by its number', async () => {
    const zoe = await signedIn(store, 'Zoe', 'agent');
    const { orderId } = await beginDay(store);
    const staffOrders = createStaffOrdersClient((path, init) => zoe.fetch(path, init));
    const { shortId } = result(await staffOrders.order(orderId));
    const id = await memberIdOf(zoe);
    const found = async (query: Record<string, string>) => result(await actsClient(maya).acts(query)).acts;
    const look = {
      action: 'see-order',
      member: { id, name: 'Zoe' },
      order: { id: orderId, shortId },
      storefront: 'halcyon',
    };
    expect(await found({ member: id, action: 'see-order' })).toMatchObject([look]);
    expect(await found({ object: shortId.toLowerCase(), action: 'see-order' })).toMatchObject([look]);
    expect(await found({ object: orderId, day: '2026-11-20', action: 'see-order' })).toMatchObject([look]);
    expect(await found({ object: orderId, day: '2026-11-19' })).toEqual([]);
    await removeStaff(store.database, 'zoe@halcyon.example');
    expect(await found({ member: id, action: 'see-order' })).toMatchObject([{ member: { id, name: null } }]);
  });

  it('is for managers', async () => {
    const noor = await signedIn(store, 'Noor', 'agent');
    expect(refusal(await actsClient(noor).acts()).status).toBe(403);
  });
});
