import { expect, test } from 'vitest';
import { openTestStore } from '../../testing/test-store.ts';

test('a page of a brand with one country names itself, and itself for everybody else', async () => {
  const store = await openTestStore();
  const answer = await store.shopper('hevea.localhost').fetch('/api/pages/listings/mattresses');
  const { storefront } = (await answer.json()).result;
  const url = expect.stringContaining('hevea.localhost');
  expect(storefront.alternates).toEqual([
    { hrefLang: 'en-US', url },
    { hrefLang: 'x-default', url },
  ]);
  await store.close();
});
