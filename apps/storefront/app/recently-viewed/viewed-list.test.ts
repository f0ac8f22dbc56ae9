import { expect, test } from 'vitest';
import { keepViewed, readViewed, type Viewed } from './viewed-list.ts';

const storage = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
};
const product = (id: string): Viewed => ({ id, title: id, url: `/${id}`, price: '$1', picture: '/p.svg' });

test('[C3.82] what was looked at is kept as a list of products, newest first', () => {
  const kept = storage();
  for (const id of ['a', 'b', 'a']) keepViewed(kept, product(id));
  expect(readViewed(kept)).toEqual([product('a'), product('b')]);
});

test('what cannot be read, or leads out of the shop, is forgotten', () => {
  expect(readViewed(storage('not json'))).toEqual([]);
  expect(readViewed(storage('{}'))).toEqual([]);
  expect(readViewed(storage('[null, 1, {"id":"a"}]'))).toEqual([]);
  expect(readViewed(storage(JSON.stringify([{ ...product('a'), url: '//evil.example' }])))).toEqual([]);
});
