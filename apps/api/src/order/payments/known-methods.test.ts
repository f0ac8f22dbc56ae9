import { expect, test } from 'vitest';
import { isoNow } from '../../clock.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findKnownMethods, saveKnownMethods } from './known-methods.ts';

const store = useTestStore();

test('What an account was last found to have is there for the next process, and another account has nothing of it', async () => {
  const { db } = store.database;
  const now = isoNow(store.clock);
  await saveKnownMethods(db, 'pk_live_1', ['card'], now);
  await saveKnownMethods(db, 'pk_live_1', ['card', 'link'], now);
  expect(await findKnownMethods(db, 'pk_live_1')).toEqual(['card', 'link']);
  expect(await findKnownMethods(db, 'pk_live_2')).toBeNull();
});
