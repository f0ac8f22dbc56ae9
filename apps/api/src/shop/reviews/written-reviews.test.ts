import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photos } from '../../order/photos/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { reviewEvents, reviews } from './tables.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
let picture: File;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(bytes)], 'bed.png');
});
const staffOrders = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** A paid order of a mattress and a plan for it. */
const ordered = async (host?: string) => {
  const shopper = store.shopper(host);
  const { items } = await shopper.adds('mattress', 'queen');
  const bed = items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, bed };
};

const delivered = async (host?: string) => {
  const order = await ordered(host);
  for (const shipment of result(await staffOrders().order(order.id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staffOrders().moveShipment(order.id, shipment.id, { to }));
  return order;
};

const WORDS = {
  ...{ score: 4, title: 'Quiet', text: 'Nothing creaks.', author: 'Ada L.' },
  ...{ fits: 5, sleeps: 4, photos: [] as string[] },
};

type Delivered = Awaited<ReturnType<typeof delivered>>;

/** The review of the mattress as its writer has it. */
const ownReview = async ({ shopper, id, bed }: Delivered) =>
  result(await shopper.client.orderReviews(id)).lines.find(({ itemIdentifier }) => itemIdentifier === bed)
    ?.review;

const photographs = async ({ shopper, id }: Delivered, count: number): Promise<string[]> =>
  result(
    await shopper.client.sendPhotos(
      id,
      Array.from({ length: count }, () => picture),
    ),
  ).map((one) => one.id);

describe('a review', () => {
  it('can be written of what was delivered alone, by who may see the order', async () => {
    const order = await ordered();
    const { shopper, id, bed } = order;
    expect(result(await shopper.client.orderReviews(id))).toEqual({ author: 'Ada L.', lines: [] });
    expect(refusal(await shopper.client.writeReview(id, bed, WORDS)).code).toBe('review_not_yet');
    const stranger = store.shopper().client;
    expect(refusal(await stranger.orderReviews(id)).code).toBe('order_not_found');
    expect(refusal(await stranger.writeReview(id, bed, WORDS)).code).toBe('order_not_found');
    expect(refusal(await stranger.withdrawReview(id, bed)).code).toBe('order_not_found');
  });

  it('is written once for each line, with the scales of its kind, and waits for staff', async () => {
    const order = await delivered();
    const { shopper, id, bed } = order;
    const { lines } = result(await shopper.client.orderReviews(id));
    expect(lines.find(({ itemIdentifier }) => itemIdentifier === bed)).toMatchObject({
      ...{ title: 'Classic memory foam mattress', options: 'Queen', scales: ['sleeps'], review: null },
    });
    const all = await photographs(order, 2);
    result(await shopper.client.writeReview(id, bed, { ...WORDS, photos: all }));
    result(await shopper.client.writeReview(id, bed, { ...WORDS, photos: all }));
    expect(await ownReview(order)).toMatchObject({
      ...{ status: 'waiting', score: 4, title: 'Quiet', fits: null, sleeps: 4, fault: null },
      photos: all.map((photo) => ({ id: photo, width: 60, height: 40 })),
    });
    const { db } = store.database;
    const [row] = await db.select().from(reviews).where(eq(reviews.orderId, id));
    expect(row).toMatchObject({ inventoryKey: 'hal-classic-foam', storefront: 'halcyon', language: 'en' });
    expect(await db.$count(reviewEvents, eq(reviewEvents.reviewId, row?.id ?? ''))).toBe(1);
  });

  it('is changed by its writer, and photographs that it has no longer are deleted', async () => {
    const order = await delivered();
    const { shopper, id, bed } = order;
    const [first = '', second = ''] = await photographs(order, 2);
    result(await shopper.client.writeReview(id, bed, { ...WORDS, photos: [first, second] }));
    const [third = ''] = await photographs(order, 1);
    const changed = { ...WORDS, score: 5, photos: [second, third] };
    result(await shopper.client.writeReview(id, bed, changed));
    expect(await ownReview(order)).toMatchObject({ score: 5, photos: [{ id: second }, { id: third }] });
    const left = await store.database.db.select().from(photos).where(eq(photos.orderId, id));
    expect(left.map((photo) => photo.id).toSorted()).toEqual([second, third].toSorted());
    const gone = await shopper.client.writeReview(id, bed, { ...changed, photos: [first] });
    expect(refusal(gone).code).toBe('photo_unknown');
  });

  it('that is withdrawn is gone with its words and photographs, and can be written anew', async () => {
    const order = await delivered();
    const { shopper, id, bed } = order;
    expect(refusal(await shopper.client.withdrawReview(id, bed)).code).toBe('review_not_found');
    result(await shopper.client.writeReview(id, bed, { ...WORDS, photos: await photographs(order, 1) }));
    result(await shopper.client.withdrawReview(id, bed));
    result(await shopper.client.withdrawReview(id, bed));
    expect(await ownReview(order)).toBeNull();
    const { db } = store.database;
    expect(await db.$count(photos, eq(photos.orderId, id))).toBe(0);
    const [row] = await db.select().from(reviews).where(eq(reviews.orderId, id));
    expect(row).toMatchObject({ status: 'withdrawn', title: '', words: '', author: '' });
    result(await shopper.client.writeReview(id, bed, WORDS));
    expect(await ownReview(order)).toMatchObject({ status: 'waiting', title: 'Quiet' });
  });

  it('needs a score and words', async () => {
    const { shopper, id, bed } = await delivered();
    for (const wrong of [{ score: 0 }, { score: 6 }, { title: ' ' }, { text: '' }, { author: '' }])
      expect(refusal(await shopper.client.writeReview(id, bed, { ...WORDS, ...wrong })).status).toBe(400);
  });
});
