import { createStaffReviewsClient } from '@counterpane/contract/staff/staff-reviews-calls';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from '../privacy/enforce-retention.ts';
import { erasePerson, exportPerson } from '../privacy/export-and-erase.ts';
import { productQuestions } from './tables.ts';

const store = useTestStore(() => openTestStore());
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffReviewsClient((path, init) => manager.fetch(path, init));
const ASKED = {
  product: 'mattress',
  author: 'Ada',
  email: 'ada@example.com',
  text: 'Does it fit a box spring?',
};
const shown = async () => result(await store.shopper().client.questionPage('mattress')).questions;
const waiting = async (text: string) =>
  result(await staff().questions()).find((question) => question.text === text);

it('A question is asked once, and shown with its answer alone, which who asked gets by email', async () => {
  const { client } = store.shopper();
  result(await client.askQuestion(ASKED));
  result(await client.askQuestion(ASKED));
  expect(await shown()).toEqual([]);
  const found = result(await staff().questions()).filter(({ text }) => text === ASKED.text);
  expect(found).toMatchObject([
    { status: 'waiting', product: 'Classic memory foam mattress', author: 'Ada' },
  ]);
  const id = found[0]?.id ?? '';
  expect(refusal(await staff().moveQuestion(id, { to: 'answer', answer: '' })).status).toBe(400);
  result(await staff().moveQuestion(id, { to: 'answer', answer: 'It does.' }));
  expect(await shown()).toMatchObject([{ text: ASKED.text, answer: 'It does.', author: 'Ada' }]);
  expect(JSON.stringify(await shown())).not.toContain('ada@example.com');
  await store.sweep();
  const [email] = store.sentMail.filter(({ to }) => to === 'ada@example.com');
  expect(email?.subject).toBe('Halcyon answers your question about Classic memory foam mattress');
  expect(email?.text).toContain('It does.');
  expect(email?.text).toContain('/reviews/questions?product=mattress');
  result(await staff().moveQuestion(id, { to: 'answer', answer: 'It does, with slats.' }));
  await store.sweep();
  expect(store.sentMail.filter(({ to }) => to === 'ada@example.com')).toHaveLength(1);
});

it('A question that is left out is not shown, and who asked hears nothing', async () => {
  const text = 'Buy my beds?';
  result(await store.shopper().client.askQuestion({ ...ASKED, text, email: 'spam@example.com' }));
  const id = (await waiting(text))?.id ?? '';
  result(await staff().moveQuestion(id, { to: 'refuse', answer: '' }));
  expect(refusal(await staff().moveQuestion(id, { to: 'refuse', answer: '' })).code).toBe(
    'review_cannot_move',
  );
  await store.sweep();
  expect((await shown()).map((question) => question.text)).not.toContain(text);
  expect(store.sentMail.filter(({ to }) => to === 'spam@example.com')).toEqual([]);
});

it('Nobody asks about what is not sold, or without an email', async () => {
  const { client } = store.shopper();
  expect(refusal(await client.askQuestion({ ...ASKED, product: 'none' })).code).toBe('unknown_product');
  expect(refusal(await client.askQuestion({ ...ASKED, email: 'ada' })).code).toBe('address_invalid');
  expect(refusal(await client.questionPage('none')).status).toBe(404);
  expect(refusal(await staff().moveQuestion('a'.repeat(24), { to: 'refuse', answer: '' })).status).toBe(404);
});

it('Questions are exported and erased with their person, and go after two years', async () => {
  const { db } = store.database;
  const ask = (email: string) =>
    store.shopper().client.askQuestion({ ...ASKED, email, text: `Is it firm? ${email}` });
  result(await ask('grace@example.com'));
  expect((await exportPerson(db, 'grace@example.com')).questions).toMatchObject([{ author: 'Ada' }]);
  await erasePerson(store.database, store.clock, 'grace@example.com');
  expect(await db.$count(productQuestions, eq(productQuestions.email, 'grace@example.com'))).toBe(0);
  result(await ask('joan@example.com'));
  const isJoans = eq(productQuestions.email, 'joan@example.com');
  const createdAt = new Date(store.clock.now() - 731 * 86_400_000).toISOString();
  await db.update(productQuestions).set({ createdAt }).where(isJoans);
  await enforceRetention(store.deps);
  expect(await db.$count(productQuestions, isJoans)).toBe(0);
  expect(await db.$count(productQuestions)).toBeGreaterThan(0);
});
