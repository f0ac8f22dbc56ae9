import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import { newId } from '../../http/ids.ts';
import { idempotencyKeys } from '../../http/tables.ts';
import { claims } from '../../order/claims/tables.ts';
import { orders } from '../../order/orders/tables.ts';
import { photos } from '../../order/photos/tables.ts';
import { returns } from '../../order/returns/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { newPerson, peopleIn } from '../../testing/people.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { contactRequests } from '../contact/tables.ts';
import { enforceRetention } from './enforce-retention.ts';
import { erasePerson, exportPerson } from './export-and-erase.ts';

const DAY_MS = 24 * 3_600_000;

const store = useTestStore(() => openCardStore({ countsLoopback: true }));
const { cartOf, knows, orderOf, payFor, rowOf } = peopleIn(store);

describe('an answer that is kept for a request that comes again', () => {
  const keptOf = () => store.database.db.select().from(idempotencyKeys);

  it('goes after two days', async () => {
    const values = { visitorId: 'v', key: 'k', requestHash: 'h', status: 200, body: '{}' };
    const ago = (days: number) => new Date(store.clock.now() - days * DAY_MS).toISOString();
    await store.database.db.delete(idempotencyKeys);
    await store.database.db.insert(idempotencyKeys).values([
      { ...values, key: 'young', createdAt: ago(1.9) },
      { ...values, key: 'old', createdAt: ago(2.1) },
    ]);
    await enforceRetention(store.deps);
    expect((await keptOf()).map(({ key }) => key)).toEqual(['young']);
  });

  it('goes with the person whom it is about', async () => {
    const who = newPerson();
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    const order = await shopper.order({
      email: who.email,
      shippingAddress: who.address,
      billingAddress: who.address,
    });
    const placed = result(await shopper.client.createOrder(order, { idempotencyKey: 'the-same-press' }));
    expect(JSON.stringify(await keptOf())).toContain(who.address.line1);
    await store.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, placed.id));
    await erasePerson(store.database, store.clock, who.email);
    expect(await knows(who)).toEqual([]);
  });
});

describe('a person who asks', () => {
  it('is shown orders, payments, messages and carts, in every shop', async () => {
    const who = newPerson();
    const shopper = store.shopper();
    await payFor(shopper, who);
    await orderOf(store.shopper('drift.localhost'), who);
    const told = await exportPerson(store.database.db, who.email.toUpperCase());
    expect(told.orders.map(({ storefront }) => storefront).toSorted()).toEqual(['drift', 'halcyon']);
    expect(JSON.stringify(told)).toContain(who.address.line1);
    expect(told.orders.flatMap((order) => order.payments)).toMatchObject([{ card: { last4: '4242' } }]);
    expect(JSON.stringify(told)).not.toMatch(/tok_visa|addressKey|visitorId/);
  });

  it('is erased but for what accounting needs, and that is told', async () => {
    const who = newPerson();
    const paid = await payFor(store.shopper(), who);
    const ended = await orderOf(store.shopper(), who);
    const shopper = store.shopper();
    const open = await orderOf(shopper, who);
    result(await shopper.client.clearCart());
    const shown = await exportPerson(store.database.db, who.email);
    expect(shown.carts.map(({ undo }) => undo?.type)).toContain('clear');
    await store.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, ended.id));
    await store.database.db.insert(contactRequests).values({
      id: 'e'.repeat(24),
      reference: 'E',
      fingerprint: 'E',
      storefront: 'halcyon',
      visitorId: 'v',
      name: who.address.fullName,
      email: who.email,
      phone: null,
      topic: 'privacy',
      message: 'Please forget me',
      createdAt: new Date(store.clock.now()).toISOString(),
    });
    const erased = await erasePerson(store.database, store.clock, who.email);
    expect(erased).toMatchObject({ orders: 1, messages: 1, carts: 1 });
    expect(erased.kept.toSorted((a, b) => (a.until ?? '').localeCompare(b.until ?? ''))).toEqual([
      { shortId: open.shortId, storefront: 'halcyon', until: null },
      { shortId: paid.shortId, storefront: 'halcyon', until: expect.stringMatching(/^2033-/) },
    ]);
    expect(await cartOf(open.cart.id)).toMatchObject({ ...EMPTY_HISTORY, checkout: {} });
    expect((await rowOf(ended.id)).email).toBe('');
    expect((await rowOf(paid.id)).email).toBe(who.email);
    const told = await exportPerson(store.database.db, who.email);
    expect(told.messages).toEqual([]);
    expect(told.carts).toEqual([]);
    expect(told.orders).toHaveLength(2);
  });
});

it('What a person wrote with a return and a claim, and what they were told, is handed over with the photographs of each', async () => {
  const who = newPerson();
  const { id: orderId, cart } = await payFor(store.shopper(), who);
  const createdAt = new Date(store.clock.now()).toISOString();
  const itemIdentifier = cart.items[0]?.itemIdentifier ?? '';
  const [returnId, claimId] = [newId(), newId()];
  await store.database.db.insert(returns).values({
    ...{ id: returnId, orderId, status: 'approved', currency: 'USD', refundCents: 100, createdAt },
    lines: [{ itemIdentifier, quantity: 1, reason: 'too_soft' }],
    ...{ refunded: [], isDonated: false, words: 'My back says no.', told: 'Two people ring first.' },
  });
  await store.database.db.insert(claims).values({
    ...{ id: claimId, orderId, itemIdentifier, reason: 'sagging', status: 'requested', createdAt },
    ...{ words: 'It has a hollow.', told: '' },
  });
  for (const [storageKey, of] of [
    ['d'.repeat(32), { returnId, claimId: null }],
    ['f'.repeat(32), { returnId: null, claimId }],
  ] as const)
    await store.database.db
      .insert(photos)
      .values({ ...of, id: newId(), orderId, reviewId: null, storageKey, width: 4, height: 3, createdAt });
  const told = await exportPerson(store.database.db, who.email);
  expect(told.orders).toMatchObject([
    {
      returns: [
        {
          ...{ id: returnId, words: 'My back says no.', told: 'Two people ring first.' },
          lines: [{ reason: 'too_soft' }],
        },
      ],
      claims: [{ id: claimId, words: 'It has a hollow.', reason: 'sagging' }],
    },
  ]);
  const given = told.orders.flatMap(({ photographs }) => photographs);
  expect(given.map((photo) => photo.returnId ?? photo.claimId).toSorted()).toEqual(
    [returnId, claimId].toSorted(),
  );
  // Where a file lies is no matter of theirs, and opens it to nobody.
  expect(JSON.stringify(told)).not.toContain('d'.repeat(32));
  await erasePerson(store.database, store.clock, who.email);
});

describe('photographs', () => {
  const insert = async (orderId: string, ageDays: number, storageKey: string) => {
    await store.deps.storage.put(storageKey, { bytes: Buffer.from('x'), type: 'image/jpeg' });
    const createdAt = new Date(store.clock.now() - ageDays * DAY_MS).toISOString();
    const photo = {
      id: newId(),
      orderId,
      returnId: null,
      claimId: null,
      reviewId: null,
      storageKey,
      width: 1,
      height: 1,
      createdAt,
    };
    await store.database.db.insert(photos).values(photo);
  };
  const keys = async () =>
    (await store.database.db.select().from(photos)).map(({ storageKey }) => storageKey);

  it('go with the person, also from an order that is kept, and their files with them', async () => {
    const who = newPerson();
    const { id } = await payFor(store.shopper(), who);
    const key = 'a'.repeat(32);
    await insert(id, 0, key);
    expect(await exportPerson(store.database.db, who.email)).toMatchObject({
      orders: [{ photographs: [{ id: expect.any(String) }] }],
    });
    expect(await erasePerson(store.database, store.clock, who.email)).toMatchObject({ kept: [{}] });
    expect(await keys()).toEqual([]);
    await store.sweep();
    expect(await store.deps.storage.read(key)).toBe(null);
  });

  it('that nothing was asked with go after two days', async () => {
    const { id } = await payFor(store.shopper(), newPerson());
    await insert(id, 1.9, 'b'.repeat(32));
    await insert(id, 2.1, 'c'.repeat(32));
    await enforceRetention(store.deps);
    await store.sweep();
    expect(await keys()).toEqual(['b'.repeat(32)]);
    expect(await store.deps.storage.read('b'.repeat(32))).not.toBe(null);
    expect(await store.deps.storage.read('c'.repeat(32))).toBe(null);
  });
});
