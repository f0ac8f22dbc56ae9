import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { createStaffActsClient } from '@counterpane/contract/staff/staff-acts-calls';
import { createStaffConsoleClient } from '@counterpane/contract/staff/staff-console-calls';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoNow } from '../clock.ts';
import { unknownDisputes } from '../order/disputes/tables.ts';
import { findScope, saveScope } from '../staff/sign-in/save-scope.ts';
import { sends } from '../staff/testing/staff-calls.ts';
import { actsOf, beginDay, type StaffDay } from '../staff/testing/staff-day.ts';
import { type CardStore, openCardStore } from '../testing/card-store.ts';
import { refusal, result } from '../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../testing/staff-browser.ts';

let store: CardStore;
let drift: StaffDay;
let halcyon: StaffDay;
/** A manager of one brand. */
let dora: StaffBrowser;
const EMAIL = 'dora@halcyon.example';
beforeAll(async () => {
  store = await openCardStore();
  halcyon = await beginDay(store);
  drift = await beginDay(store, 'drift.localhost');
  dora = await signedIn(store, 'Dora', 'manager');
  await saveScope(store.deps, EMAIL, ['drift']);
});
afterAll(() => store.close());

const orders = () => createStaffOrdersClient((path, init) => dora.fetch(path, init));

describe('a member of staff of one brand', () => {
  it('has of no route an order or a cart of another brand: it is answered as one that is not there', async () => {
    const unknown = { provider: 'stripe', reference: 'dp_of_any_brand', heardAt: isoNow(store.clock) };
    await store.database.db.insert(unknownDisputes).values(unknown);
    const before = (await actsOf(store)).length;
    const seen: Record<string, unknown> = {};
    for (const [route, call] of Object.entries(halcyon.calls)) {
      const answer = await sends(dora, call);
      const text = await answer.text();
      expect(text, route).not.toContain(halcyon.cartId);
      if (answer.status !== 404 && answer.status !== 403) seen[route] = JSON.parse(text).result;
      // What is refused says no more than it says of an order that nobody has.
      if (route.includes('orders/{id}') && answer.status === 404)
        expect(JSON.parse(text).code, route).toBe('order_not_found');
    }
    // What is left are lists, in which nothing is of the other brand.
    expect(Object.keys(seen)).toEqual([
      'GET /api/staff/acts',
      'GET /api/staff/orders',
      'POST /api/staff/orders/search',
      'GET /api/staff/unpaid-reservations',
      'GET /api/staff/disputes',
      'GET /api/staff/pick-list',
      'GET /api/staff/shipments',
      'GET /api/staff/funnel',
      'GET /api/staff/cancellations',
      'GET /api/staff/experiments',
      'GET /api/staff/claims',
      'GET /api/staff/reviews',
      'GET /api/staff/questions',
      'GET /api/staff/returns',
    ]);
    expect(seen['GET /api/staff/orders']).toMatchObject([{ id: drift.orderId, storefront: 'drift' }]);
    expect(seen['GET /api/staff/disputes']).toEqual({ disputes: [], unknown: [] });
    for (const list of ['shipments', 'claims', 'cancellations', 'funnel', 'reviews', 'questions'])
      expect(seen[`GET /api/staff/${list}`]).toEqual([]);
    expect(seen['GET /api/staff/pick-list']).toMatchObject({ shipments: [] });
    expect(seen['POST /api/staff/orders/search']).toMatchObject([{ id: drift.orderId }]);
    const refused = (await actsOf(store)).slice(before).filter(({ outcome }) => outcome === 'refused');
    expect(refused.length).toBe(Object.keys(halcyon.calls).length - Object.keys(seen).length);
    // Not even the own acts tell that the other brand has it.
    expect(new Set(refused.map(({ storefront }) => storefront))).toEqual(new Set([null]));
  });

  it('works with those of their own brand', async () => {
    expect(result(await orders().order(drift.orderId))).toMatchObject({
      storefront: 'drift',
      mayRefund: true,
    });
    result(await orders().refund(drift.orderId, { amount: 100, reason: 'Goodwill' }));
    expect(result(await dora.remote.enter({ code: drift.code })).cart.id).toBe(drift.cartId);
  });

  it('sees the stock that unpaid orders of their brand hold', async () => {
    const unpaid = async (host: string) => {
      const shopper = store.shopper(host);
      await shopper.adds('mattress', 'queen', 2);
      await shopper.places();
    };
    await unpaid('halcyon.localhost');
    expect(result(await orders().unpaidReservations())).toEqual([]);
    await unpaid('drift.localhost');
    const [hold, ...others] = result(await orders().unpaidReservations());
    expect(hold).toMatchObject({ units: 2, orders: 1 });
    expect(others.every(({ item }) => item.startsWith('drift/'))).toBe(true);
  });

  it('neither reconciles nor clears caches, which concern all brands; the console says what they may', async () => {
    expect(refusal(await orders().reconciliations()).status).toBe(403);
    expect(refusal(await orders().reconcile()).status).toBe(403);
    expect((await dora.fetch('/api/cache/purge', { method: 'POST' })).status).toBe(403);
    const staffConsole = createStaffConsoleClient((path, init) => dora.fetch(path, init));
    expect(result(await staffConsole.console())).toEqual({
      rights: [
        'help-with-carts',
        'see-orders',
        'refund-orders',
        'ship-orders',
        'moderate-reviews',
        'see-acts',
      ],
      brands: ['Drift'],
    });
  });

  it('reads what was done at their brand, and what they did themselves', async () => {
    const maya = await signedIn(store, 'Maya', 'manager');
    const mayasOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    result(await mayasOrders.order(halcyon.orderId));
    result(await mayasOrders.order(drift.orderId));
    const { id } = result(await dora.session.member());
    const acts = createStaffActsClient((path, init) => dora.fetch(path, init));
    const page = result(await acts.acts());
    expect(page.acts.some(({ member, order }) => member?.id !== id && order?.id === drift.orderId)).toBe(
      true,
    );
    expect(page.acts.every((act) => act.member?.id === id || act.storefront === 'drift')).toBe(true);
    expect(page.acts.some(({ order }) => order?.id === halcyon.orderId)).toBe(false);
  });

  it('is out of a cart at once when its brand is taken from them, and in all when none is named', async () => {
    result(await dora.remote.cart(drift.cartId));
    await saveScope(store.deps, EMAIL, ['halcyon']);
    expect(refusal(await dora.remote.cart(drift.cartId)).code).toBe('remote_control_ended');
    expect(refusal(await orders().order(drift.orderId)).status).toBe(404);
    await saveScope(store.deps, EMAIL, null);
    result(await orders().order(drift.orderId));
    const last = (await actsOf(store)).findLast(({ action }) => action === 'save-member');
    expect(last).toMatchObject({ memberId: null, address: 'operator', detail: { storefronts: 'all' } });
  });
});

describe('the brands that an operator names', () => {
  it('are their storefronts in every country; a name of none is said', () => {
    const { brands } = shippedCatalogue();
    expect(findScope(['cumula', 'drift'], brands)).toEqual({
      ok: true,
      scope: expect.arrayContaining(['cumula', 'cumula-ca', 'drift']),
    });
    expect(findScope('all', brands)).toEqual({ ok: true, scope: null });
    expect(findScope(['drift', 'drfit'], brands)).toEqual({ ok: false, unknown: ['drfit'] });
  });
});
