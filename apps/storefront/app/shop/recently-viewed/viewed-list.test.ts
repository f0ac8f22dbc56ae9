import { moneyFormatter } from '@counterpane/contract/format-money';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { keepViewed, readViewed, type Viewed, withNews } from './viewed-list.ts';

const storage = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
};
const product = (id: string): Viewed => ({
  id,
  title: id,
  url: `/${id}`,
  sku: id,
  price: '$1',
  picture: '/p.svg',
});

test('what was looked at is kept as a list of products, newest first [C3.82]', () => {
  const kept = storage();
  for (const id of ['a', 'b', 'a']) keepViewed(kept, product(id));
  expect(readViewed(kept)).toEqual([product('a'), product('b')]);
});

test('what was looked at is shown with the name and price of today, and stays where nothing is known of it', () => {
  const [classic] = MATTRESSES;
  if (!classic) throw new Error('the fixture has a mattress');
  const pricing = [{ sku: 'in-king', totalPrice: 90_000, discountedPrice: 70_000, totalValue: 90_000 }];
  const live = { ...productPageOf(classic, 'queen').product, pricing };
  const old = { ...product(live.id), sku: 'in-king' };
  const [news, gone] = withNews([old, product('gone')], [live], moneyFormatter('en'));
  expect(news).toMatchObject({ title: 'Classic memory foam mattress', url: '/mattress', price: '$700' });
  expect(gone).toEqual(product('gone'));
});

test('what cannot be read, or leads out of the shop, is forgotten', () => {
  expect(readViewed(storage('not json'))).toEqual([]);
  expect(readViewed(storage('{}'))).toEqual([]);
  expect(readViewed(storage('[null, 1, {"id":"a"}]'))).toEqual([]);
  expect(readViewed(storage(JSON.stringify([{ ...product('a'), url: '//evil.example' }])))).toEqual([]);
});
