import { CONSENT_QUESTION } from '@counterpane/contract/visitor/privacy-question';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signsIn } from '../../testing/customer-browser.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from '../privacy/enforce-retention.ts';
import { exportPerson } from '../privacy/export-and-erase.ts';
import { privacyChoices } from './tables.ts';

const store = useTestStore();

const ANALYTICS = { analytics: true, personalization: false, marketing: false };
const NOTHING = { analytics: false, personalization: false, marketing: false };
const ALL = { analytics: true, personalization: true, marketing: true };

const british = () => store.shopper('halcyon-uk.localhost');
const privacyOf = async ({ client }: Shopper) => result(await client.chrome()).privacy;

it('Pages ask in the United Kingdom and tell nothing before a yes; in the United States they tell until a no', async () => {
  expect(await privacyOf(british())).toEqual({ isAsked: true, analytics: false });
  const american = store.shopper();
  expect(await privacyOf(american)).toEqual({ isAsked: false, analytics: true });
  expect(result(await american.client.choosePrivacy(NOTHING))).toMatchObject({ ...NOTHING, mode: 'opt-out' });
  expect(await privacyOf(american)).toEqual({ isAsked: false, analytics: false });
});

it('A choice is stored with the question, its version, language and time, and is what the visitor sees from then on', async () => {
  const shopper = british();
  expect(result(await shopper.client.privacyChoices())).toEqual({
    ...{ ...NOTHING, mode: 'opt-in', hasSignal: false, chosen: null },
  });
  const at = new Date(store.clock.now()).toISOString();
  const chosen = { ...ANALYTICS, mode: 'opt-in', hasSignal: false, chosen: { at, version: '2' } };
  expect(result(await shopper.client.choosePrivacy({ ...ANALYTICS, from: 'banner' }))).toEqual(chosen);
  expect(result(await shopper.client.privacyChoices())).toEqual(chosen);
  expect(await privacyOf(shopper)).toEqual({ isAsked: false, analytics: true });
  const rows = await store.database.db
    .select()
    .from(privacyChoices)
    .where(eq(privacyChoices.storefront, 'halcyon-uk'));
  expect(rows).toMatchObject([
    {
      ...ANALYTICS,
      question: CONSENT_QUESTION,
      version: '2',
      language: 'en',
      askedBy: 'banner',
      customerId: null,
    },
  ]);
});

it('A yes to the questions in earlier words is asked for again, and a no to them still counts', async () => {
  const asked = british();
  asked.browsesAs('privacy=1.apm');
  expect(await privacyOf(asked)).toEqual({ isAsked: true, analytics: false });
  const refused = store.shopper();
  refused.browsesAs('privacy=1.pm');
  expect(await privacyOf(refused)).toEqual({ isAsked: false, analytics: false });
  expect(result(await refused.client.privacyChoices())).toMatchObject({ ...ALL, analytics: false });
});

it('Global Privacy Control is a no, whatever was chosen', async () => {
  const shopper = store.shopper();
  result(await shopper.client.choosePrivacy(ALL));
  const answer = await shopper.fetch('/api/privacy-choices', { headers: { 'sec-gpc': '1' } });
  const { result: seen } = await answer.json();
  expect(seen).toMatchObject({ ...NOTHING, hasSignal: true });
});

it('What a customer chose while signed in is seen on another device of theirs, exported, and gone after two years', async () => {
  const first = store.shopper('drift.localhost');
  await signsIn(store, first, 'ada@example.com');
  result(await first.client.choosePrivacy(ANALYTICS));
  store.clock.forward(3_600_000);
  const second = store.shopper('drift.localhost');
  await signsIn(store, second, 'ada@example.com');
  expect(result(await second.client.privacyChoices())).toMatchObject(ANALYTICS);
  const { account } = await exportPerson(store.database.db, 'ada@example.com');
  expect(account?.choices).toMatchObject([{ ...ANALYTICS, question: CONSENT_QUESTION }]);
  store.clock.forward(731 * 86_400_000);
  await enforceRetention(store);
  expect(await store.database.db.select().from(privacyChoices)).toEqual([]);
});
