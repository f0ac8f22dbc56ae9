import { expect, test } from 'vitest';
import { askedSet, setQuery } from './set-query.ts';

test('words of an address are asked once, extras together and the segments of the path as they are', () => {
  const words = new URLSearchParams('size=king&extra=pillow&extra=blanket&headboard=');
  expect(setQuery(words, 'size-king')).toEqual({ size: 'king', extra: 'pillow,blanket', path: 'size-king' });
});

test('what is none of our words is not asked', () => {
  const words = new URLSearchParams({
    source: 'main-add-to-cart',
    ask: 'on',
    added: '1',
    upsell: 'pillow',
    just: 'pillow',
    path: 'x',
    note: 'x'.repeat(61),
    _routes: 'y',
  });
  expect(setQuery(words)).toEqual({});
});

test('the size that was chosen on another page is told beside what the address asks', () => {
  const headers = { cookie: 'user-size-selection=king' };
  const asked = askedSet(
    new Request('http://shop.test/kids/kids-bed-bundle?base=onita-kids-bed', { headers }),
  );
  expect(asked).toEqual({ base: 'onita-kids-bed', remembered: 'king' });
  expect(askedSet(new Request('http://shop.test/kids/kids-bed-bundle'))).toEqual({});
});
