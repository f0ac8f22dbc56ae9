import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../order/orders/tables.ts';
import { photos } from '../../order/photos/tables.ts';
import { buysAgreeing } from '../../testing/buys-agreeing.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { erasePerson, exportPerson } from '../privacy/export-and-erase.ts';
import { requestReviews } from './request-reviews.ts';
import { reviewEvents, reviews, reviewVotes } from './tables.ts';
import { ownReview, photographs, reviewWriters, WORDS } from './testing/review-writer.ts';

const store = useTestStore(openCardStore);
let writers: ReturnType<typeof reviewWriters>;
beforeAll(async () => {
  writers = reviewWriters(store, await signedIn(store, 'Maya', 'manager'));
});

describe('a review', () => {
  it('can be written of what was delivered alone, by who may see the order', async () => {
    const order = await writers.ordered();
    const { shopper, id, bed } = order;
    expect(result(await shopper.client.orderReviews(id))).toEqual({ author: 'Ada L.', lines: [] });
    expect(refusal(await shopper.client.writeReview(id, bed, WORDS)).code).toBe('review_not_yet');
    const stranger = store.shopper().client;
    expect(refusal(await stranger.orderReviews(id)).code).toBe('order_not_found');
    expect(refusal(await stranger.writeReview(id, bed, WORDS)).code).toBe('order_not_found');
    expect(refusal(await stranger.withdrawReview(id, bed)).code).toBe('order_not_found');
  });

  it('is written once for each line, with the scales of its kind, and waits for staff', async () => {
    const order = await writers.delivered();
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
    const order = await writers.delivered();
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
    const order = await writers.delivered();
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
    const { shopper, id, bed } = await writers.delivered();
    for (const wrong of [{ score: 0 }, { score: 6 }, { title: ' ' }, { text: '' }, { author: '' }])
      expect(refusal(await shopper.client.writeReview(id, bed, { ...WORDS, ...wrong })).status).toBe(400);
  });
});

describe('staff', () => {
  const figures = async () => result(await store.shopper().client.productPage('mattress')).reviews;

  it('publish a review, which counts at once, is of a verified buyer, and shows its photographs to everybody', async () => {
    const before = await figures();
    const made = await writers.written(1);
    const [photo = ''] = made.photographed;
    const open = (query = '') => store.shopper().fetch(`/api/reviews/photos/${photo}${query}`);
    expect(await writers.listed(made.id)).toMatchObject({
      ...{ status: 'waiting', product: 'Classic memory foam mattress', moves: ['publish', 'refuse'] },
      photos: [{ id: photo }],
    });
    expect((await open()).status).toBe(404);
    result(await writers.moves(made, 'publish'));
    await expect.poll(async () => (await figures()).figures.total).toBe(before.figures.total + 1);
    const { figures: now, shown } = await figures();
    expect(now).toMatchObject({ isVerified: true, isSample: false });
    expect(now.distribution?.[3]).toBe((before.figures.distribution?.[3] ?? 0) + 1);
    expect(shown.find(({ id }) => id === made.reviewId)).toMatchObject({
      ...{ author: 'Ada L.', isVerified: true, answer: null },
      images: [{ url: `/api/reviews/photos/${photo}` }],
    });
    const small = await open('?size=small');
    const size = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(size.width).toBe(240);
    const full = await store.api.inject(`/api/reviews/photos/${photo}`);
    expect([full.statusCode, full.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(refusal(await writers.moves(made, 'publish')).code).toBe('review_cannot_move');

    result(await made.shopper.client.withdrawReview(made.id, made.bed));
    await expect.poll(async () => (await figures()).figures.total).toBe(before.figures.total);
    expect((await open()).status).toBe(404);
  });

  it('look at a change while what was published stands, and take it over', async () => {
    const made = await writers.written(1);
    result(await writers.moves(made, 'publish'));
    const [added = ''] = await photographs(made, 1);
    const changed = { ...WORDS, score: 1, title: 'It creaks', photos: [added] };
    result(await made.shopper.client.writeReview(made.id, made.bed, changed));
    const shownTitle = async () => (await figures()).shown.find(({ id }) => id === made.reviewId)?.title;
    expect(await writers.listed(made.id)).toMatchObject({
      ...{
        status: 'edited',
        written: { title: 'It creaks' },
        shown: { title: 'Quiet' },
        photos: [{ id: added }],
      },
    });
    // The catalogue is read anew after the answer.
    await expect.poll(shownTitle).toBe('Quiet');
    expect((await ownReview(made))?.title).toBe('It creaks');
    result(await writers.moves(made, 'refuse'));
    expect(await ownReview(made)).toMatchObject({
      status: 'published',
      fault: 'abusive',
      title: 'It creaks',
    });
    expect(await shownTitle()).toBe('Quiet');
    result(await made.shopper.client.writeReview(made.id, made.bed, changed));
    result(await writers.moves(made, 'publish'));
    await expect.poll(shownTitle).toBe('It creaks');
    const left = await store.database.db.select().from(photos).where(eq(photos.orderId, made.id));
    expect(left.map(({ id }) => id)).toEqual([added]);
  });

  it('leave a review out for a reason that its writer reads, also once it was published', async () => {
    const made = await writers.written();
    expect(refusal(await writers.staff.move(made.id, made.reviewId, { to: 'refuse', told: '' })).status).toBe(
      400,
    );
    result(await writers.moves(made, 'publish'));
    result(await writers.moves(made, 'refuse'));
    expect(await ownReview(made)).toMatchObject({
      status: 'refused',
      fault: 'abusive',
      told: 'Please be kind.',
    });
    expect((await figures()).shown.map(({ id }) => id)).not.toContain(made.reviewId);
    expect(refusal(await writers.staff.answer(made.id, made.reviewId, { text: 'Thanks' })).code).toBe(
      'review_cannot_move',
    );
    result(await writers.moves(made, 'publish'));
    expect(await ownReview(made)).toMatchObject({ status: 'published', fault: null, told: '' });
  });

  it('answer a published review as the brand, and take the answer back', async () => {
    const made = await writers.written();
    result(await writers.moves(made, 'publish'));
    const answerOf = async () => (await figures()).shown.find(({ id }) => id === made.reviewId)?.answer;
    result(await writers.staff.answer(made.id, made.reviewId, { text: 'Thank you, Ada.' }));
    await expect.poll(async () => (await answerOf())?.text).toBe('Thank you, Ada.');
    result(await writers.staff.answer(made.id, made.reviewId, { text: '' }));
    await expect.poll(answerOf).toBeNull();
    const other = await writers.ordered();
    expect(refusal(await writers.staff.answer(other.id, made.reviewId, { text: 'Hello' })).code).toBe(
      'order_not_found',
    );
  });
});

describe('helpful votes', () => {
  it('count once for each browser, are taken back, and go with the review', async () => {
    const made = await writers.written();
    const reader = store.shopper().client;
    expect(refusal(await reader.voteReview(made.reviewId)).code).toBe('review_not_found');
    result(await writers.moves(made, 'publish'));
    expect(result(await reader.voteReview(made.reviewId))).toEqual({ votes: 1 });
    expect(result(await reader.voteReview(made.reviewId))).toEqual({ votes: 1 });
    expect(result(await store.shopper().client.voteReview(made.reviewId))).toEqual({ votes: 2 });
    expect(result(await reader.takeVoteBack(made.reviewId))).toEqual({ votes: 1 });
    expect(result(await reader.takeVoteBack(made.reviewId))).toEqual({ votes: 1 });
    result(await made.shopper.client.withdrawReview(made.id, made.bed));
    expect(await store.database.db.$count(reviewVotes, eq(reviewVotes.reviewId, made.reviewId))).toBe(0);
  });
});

describe('a person who is erased', () => {
  it('takes their reviews along, with stars, words and photographs, and is shown them before', async () => {
    const made = await writers.written(1);
    const { db } = store.database;
    await db.update(orders).set({ email: 'erased@example.com' }).where(eq(orders.id, made.id));
    result(await writers.moves(made, 'publish'));
    const told = await exportPerson(db, 'erased@example.com');
    expect(told.orders).toMatchObject([{ reviews: [{ title: 'Quiet', score: 4, author: 'Ada L.' }] }]);
    const total = async () =>
      result(await store.shopper().client.productPage('mattress')).reviews.figures.total;
    await expect.poll(async () => (await ownReview(made))?.status).toBe('published');
    const counted = await db.$count(reviews, eq(reviews.status, 'published'));
    await expect.poll(total).toBe(counted);
    await erasePerson(store.database, store.clock, 'erased@example.com');
    await expect.poll(total).toBe(counted - 1);
    expect(await db.$count(reviews, eq(reviews.orderId, made.id))).toBe(0);
    expect(await db.$count(photos, eq(photos.orderId, made.id))).toBe(0);
  });
});

describe('emails about reviews', () => {
  const subjectsTo = (email: string) =>
    store.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('tell a writer what became of it: published, left out and why, answered', async () => {
    const { id, reviewId } = await writers.written();
    const before = store.sentMail.length;
    result(await writers.staff.move(id, reviewId, { to: 'publish', told: '' }));
    result(await writers.staff.answer(id, reviewId, { text: 'Thank you, Ada.' }));
    await store.sweep();
    result(
      await writers.staff.move(id, reviewId, {
        to: 'refuse',
        fault: 'personal_data',
        told: 'Leave out Bob.',
      }),
    );
    await store.sweep();
    const [first, second, refused, ...more] = store.sentMail
      .slice(before)
      .filter(({ subject }) => subject.includes('your review'));
    expect([first?.subject, second?.subject].toSorted()).toEqual([
      'Halcyon has answered your review of Classic memory foam mattress',
      'Halcyon: your review of Classic memory foam mattress is published',
    ]);
    expect(`${first?.text}${second?.text}`).toContain('Thank you, Ada.');
    expect(refused?.text).toMatch(/it names people, or says how they can be reached\.\s+Leave out Bob\./);
    expect(more).toEqual([]);
  });

  it('ask once for a review some nights after the delivery, and only customers who agreed to emails', async () => {
    const buys = (email: string, sendEmail: boolean) => buysAgreeing(store.shopper(), email, { sendEmail });
    const agreed = await buys('agreed@example.com', true);
    const silent = await buys('silent@example.com', false);
    const gone = await buys('gone@example.com', true);
    await store.sweep();
    for (const { id } of [agreed, silent, gone]) await writers.delivers(id);
    result(await gone.client.withdrawConsent(gone.id, 'email'));
    const runs = async (nights: number) => {
      store.clock.forward(nights * 86_400_000);
      await requestReviews(store.deps);
      await requestReviews(store.deps);
      await store.sweep();
      return subjectsTo('agreed@example.com').filter((subject) => subject.startsWith('How is your'));
    };
    expect(await runs(13)).toEqual([]);
    expect(await runs(1)).toHaveLength(1);
    expect(await runs(10)).toHaveLength(1);
    for (const email of ['silent@example.com', 'gone@example.com'])
      expect(subjectsTo(email).join()).not.toContain('How is your');
    const { text = '', unsubscribeUrl } =
      store.sentMail.find(({ subject }) => subject.startsWith('How is your')) ?? {};
    expect(unsubscribeUrl).toMatch(
      /^http:\/\/halcyon\.localhost:3000\/preferences\?token=.+&kind=review_request$/,
    );
    expect(text).toContain(unsubscribeUrl);
    const others = store.sentMail.filter(({ subject }) => !subject.startsWith('How is your'));
    expect(others.filter((email) => email.unsubscribeUrl !== undefined)).toEqual([]);
    const [, path = '', token = ''] = /(\/orders\/\w+)\/review\?token=(\S+)/.exec(text) ?? [];
    const opened = await store.shopper().fetch(`/api${path}/reviews?token=${token}`);
    expect(opened.status).toBe(200);
  });
});
