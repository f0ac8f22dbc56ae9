import { MAILING_QUESTIONS } from '@counterpane/contract/visitor/mailing-questions';
import { expect, it } from 'vitest';
import { chooseMailings } from '../../order/mailings/reader-mailings.ts';
import { mailingChoices } from '../../order/mailings/tables.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from './enforce-retention.ts';
import { erasePerson, exportPerson } from './export-and-erase.ts';

const store = useTestStore();

const DAY_MS = 86_400_000;

const rowsOf = async (email: string) =>
  (await store.database.db.select().from(mailingChoices)).filter((row) => row.email === email);

it('What a person chose of emails is exported and erased with them, and forgotten three years later', async () => {
  const [first, second] = ['erased@example.com', 'old@example.com'];
  const storefront = store.deps.catalogue.getStorefront('halcyon');
  for (const email of [first, second])
    await store.database.transaction((tx) =>
      chooseMailings(store.deps, tx, { storefront, email }, ['newsletter', 'price_drop', 'back_in_stock']),
    );
  expect((await exportPerson(store.database.db, first)).emailChoices).toMatchObject([
    { brand: 'halcyon', kind: 'newsletter', isOn: true, question: MAILING_QUESTIONS.newsletter },
  ]);
  await erasePerson(store.database, store.clock, first);
  expect(await rowsOf(first)).toEqual([]);
  store.clock.forward(1_094 * DAY_MS);
  await enforceRetention(store);
  expect(await rowsOf(second)).toHaveLength(1);
  store.clock.forward(2 * DAY_MS);
  await enforceRetention(store);
  expect(await rowsOf(second)).toEqual([]);
});
