import { expect, test } from 'vitest';
import { PageVisitor } from './page-visitor.ts';

test('The page about forgetting works without script, from a link on the privacy page', async () => {
  const visitor = new PageVisitor();
  await visitor.adds();
  expect((await visitor.opens('/p/privacy')).text).toContain('href="/forget-me"');
  expect((await visitor.opens('/forget-me')).text).toContain('Your cart is emptied');
  expect((await visitor.sends('/forget-me', {})).location).toBe('/forget-me?done=1');
  expect(visitor.cookieNames).toEqual([]);
  const cart = await visitor.client.cart();
  expect(cart.ok && cart.result.items).toEqual([]);
});
