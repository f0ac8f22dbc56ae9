import type { OrderClaims } from '@counterpane/contract/orders/claims';
import type { MoveClaim } from '@counterpane/contract/staff/staff-claims';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { orders } from '../orders/tables.ts';
import { type ClaimedOrder, claimedOrder, deliversAll, orderedWithPlan } from './testing/claimed-order.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));
const ordered = () => orderedWithPlan(store);
const delivers = (id: string) => deliversAll(staff(), id);
const claimed = () => claimedOrder(store, staff());

describe('what covers an order', () => {
  it('begins with its delivery: the warranty as it was promised, and what the plan adds', async () => {
    const { shopper, id, bed } = await ordered();
    const coverOf = async (title: RegExp) =>
      result(await shopper.client.orderClaims(id)).lines.find((line) => title.test(line.title));
    expect(await coverOf(/mattress/i)).toMatchObject({ itemIdentifier: bed, bar: 'not_delivered' });
    await delivers(id);
    expect(await coverOf(/mattress/i)).toMatchObject({
      warranty: { until: null },
      plans: [{ isAccidental: true, until: '2031-11-20' }],
      bar: null,
    });
    expect(await coverOf(/pillow/i)).toMatchObject({
      warranty: { until: '2031-11-20' },
      plans: [],
      bar: null,
    });
    expect(await coverOf(/protection/i)).toBeUndefined();
  });

  it('follows from the brand of the day where an older order has nothing frozen', async () => {
    const { shopper, id, token } = await ordered();
    await delivers(id);
    const { db } = store.database;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no order');
    const { policies: _, goods: __, ...frozen } = row.frozen;
    await db.update(orders).set({ frozen, createdAt: '2023-06-01T00:00:00.000Z' }).where(eq(orders.id, id));
    // So old an order is opened by a link.
    const answer = await shopper.fetch(`/api/orders/${id}/claims?token=${token}`);
    const { lines }: OrderClaims = (await answer.json()).result;
    // Pillows had three years then.
    expect(lines.find(({ title }) => /pillow/i.test(title))?.warranty).toEqual({ until: '2029-11-20' });
    expect(lines.flatMap(({ plans }) => plans)).toMatchObject([{ until: '2031-11-20' }]);
  });

  it('is told to those who may see the order', async () => {
    const { id } = await ordered();
    expect(refusal(await store.shopper().client.orderClaims(id)).code).toBe('order_not_found');
  });
});

describe('a claim', () => {
  const claimOf = async ({ shopper, id }: ClaimedOrder) =>
    result(await shopper.client.orderClaims(id)).claims[0];
  const moves = (id: string, claimId: string, move: MoveClaim) => staff().moveClaim(id, claimId, move);

  it('is made once, with a photograph, and is shown to its customer and to staff', async () => {
    const made = await claimed();
    const { shopper, id, asked } = made;
    result(await shopper.client.makeClaim(id, asked));
    const { claims, lines } = result(await shopper.client.orderClaims(id));
    expect(claims).toMatchObject([
      { status: 'requested', photos: [{}], mayWithdraw: true, mayAnswer: false },
    ]);
    expect(lines.find(({ itemIdentifier }) => itemIdentifier === made.bed)?.reasons).toEqual([]);
    const path = `/orders/${id}/photos/${claims[0]?.photos[0]?.id}`;
    expect((await shopper.fetch(`/api${path}`)).status).toBe(200);
    expect((await store.shopper().fetch(`/api${path}`)).status).toBe(404);
    expect(result(await staff().order(id)).claims).toMatchObject([
      { words: 'It dips by two inches.', moves: ['needs_more', 'replaced', 'settled', 'refused'] },
    ]);
    expect(result(await staff().claims()).map(({ order }) => order.id)).toContain(id);
  });

  it('is refused without a photograph, twice for the same thing, and for what is not covered', async () => {
    const { shopper, id, asked, bed } = await claimed();
    const codeOf = async (own: object) => {
      const { nextId } = result(await shopper.client.orderClaims(id));
      return refusal(await shopper.client.makeClaim(id, { ...asked, id: nextId, photos: [], ...own })).code;
    };
    expect(await codeOf({})).toBe('claim_open_already');
    result(await shopper.client.withdrawClaim(id, asked.id));
    expect(await codeOf({})).toBe('claim_needs_photo');
    expect(await codeOf({ photos: asked.photos })).toBe('photo_unknown');
    expect(await codeOf({ itemIdentifier: 'none' })).toBe('unknown_line');
    const pillow = result(await shopper.client.orderClaims(id)).lines.find(
      ({ itemIdentifier }) => itemIdentifier !== bed,
    );
    expect(await codeOf({ itemIdentifier: pillow?.itemIdentifier, reason: 'accident' })).toBe(
      'claim_not_covered',
    );
    const other = await ordered();
    expect(
      refusal(await other.shopper.client.makeClaim(other.id, { ...asked, id: 'b'.repeat(24) })).code,
    ).toBe('unknown_line');
    const stranger = store.shopper().client;
    expect(refusal(await stranger.makeClaim(id, asked)).code).toBe('order_not_found');
    expect(refusal(await stranger.withdrawClaim(id, asked.id)).code).toBe('order_not_found');
  });

  it('can be asked about, and its customer answers', async () => {
    const made = await claimed();
    const { shopper, id, claimId } = made;
    const more = { words: 'With a ruler.', photos: [] };
    expect(refusal(await shopper.client.answerClaim(id, claimId, more)).code).toBe('claim_cannot_move');
    result(await moves(id, claimId, { to: 'needs_more', told: 'Please add a ruler.' }));
    expect(await claimOf(made)).toMatchObject({ told: 'Please add a ruler.', mayAnswer: true });
    result(await shopper.client.answerClaim(id, claimId, more));
    expect(result(await staff().order(id)).claims).toMatchObject([
      { status: 'requested', words: 'It dips by two inches.\n\nWith a ruler.' },
    ]);
    result(await moves(id, claimId, { to: 'refused', told: 'It is comfort.' }));
    expect(refusal(await moves(id, claimId, { to: 'replaced', told: '' })).code).toBe('claim_cannot_move');
    await store.sweep();
    const subjects = store.sentMail.map(({ subject }) => subject).join('\n');
    for (const words of ['Your claim for', 'More needed:', 'About your claim'])
      expect(subjects).toContain(words);
  });

  it('that is approved sends the same thing again: stock is taken, and nothing of the order’s money or returns moves', async () => {
    const made = await claimed();
    const { shopper, id, claimId, bed } = made;
    const [item] = await demandOfLine(id, bed);
    const before = await stockOf(store, item ?? '');
    const money = await accountsOf(store, id);
    const seen = result(await shopper.client.orderReturns(id)).lines;
    result(await moves(id, claimId, { to: 'replaced', told: '' }));
    await store.sweep();
    const after = await stockOf(store, item ?? '');
    expect([before.available - after.available, after.sold - before.sold]).toEqual([1, 1]);
    const own = result(await staff().order(id)).shipments.filter(({ isReplacement }) => isReplacement);
    expect(own).toMatchObject([{ status: 'preparing', lines: [{ itemIdentifier: bed, quantity: 1 }] }]);
    expect(result(await shopper.client.orderReturns(id)).lines).toEqual(seen);
    const where = result(await shopper.client.fulfillment(id));
    expect([where.status, where.items.map(({ cancellable }) => cancellable)]).toEqual([
      'delivered',
      where.items.map(() => 0),
    ]);
    for (const to of ['shipped', 'delivered'] as const)
      result(await staff().moveShipment(id, own[0]?.id ?? '', { to, trackingNumber: '1Z' }));
    await store.sweep();
    expect(await claimOf(made)).toMatchObject({ status: 'replaced', replacement: { status: 'delivered' } });
    expect(result(await shopper.client.orderReturns(id)).lines).toEqual(seen);
    expect(await accountsOf(store, id)).toEqual(money);
    expect(refusal(await moves(id, claimId, { to: 'replaced', told: '' })).code).toBe('claim_cannot_move');
  });

  const demandOfLine = async (id: string, bed: string): Promise<string[]> => {
    const [row] = await store.database.db.select().from(orders).where(eq(orders.id, id));
    const goods = row?.frozen.goods?.find(({ itemIdentifier }) => itemIdentifier === bed);
    return (goods?.demand ?? []).map(({ stockItem }) => stockItem);
  };
});
