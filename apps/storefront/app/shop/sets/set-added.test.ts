import type { CartView } from '@counterpane/contract/cart/carts';
import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import { expect, test } from 'vitest';
import { addedSetUrl, remainingUpsells } from './set-added.ts';

test('a set that was added is shown as it was chosen, without what the form says beside that', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['size', 'king'],
    ['mattress', 'hybrid-mattress'],
    ['extra', 'pillow'],
    ['extra', 'topper'],
    ['source', 'main-add-to-cart'],
    ['ask', 'on'],
  ] as const)
    form.append(name, value);
  expect(addedSetUrl({ path: '/mattress-bundles/platform-bed-bundle' }, form)).toBe(
    '/mattress-bundles/platform-bed-bundle?size=king&mattress=hybrid-mattress&extra=pillow%2Ctopper&added=1',
  );
});

test('what is in the cart already or sold out is not offered; what is only given is', () => {
  const upsells = ['sheets', 'pillow', 'blanket', 'duvet'].map(
    (name) => ({ name, item: { productID: name }, isSoldOut: name === 'duvet' }) as unknown as SetUpsell,
  );
  const items = [
    { product: { id: 'sheets' }, isGift: false },
    { product: { id: 'pillow' }, isGift: true },
  ] as unknown as CartView['items'];
  const left = remainingUpsells({ upsells }, { items } as unknown as CartView);
  expect(left.map(({ name }) => name)).toEqual(['pillow', 'blanket']);
});
