import { expect, test } from 'vitest';
import { compareUrl, MOST_COMPARED, toggled } from './compare-url.ts';

test('a comparison has an address that can be read', () => {
  expect(compareUrl('/compare', { size: 'king', chosen: [] })).toBe('/compare?size=king');
  expect(compareUrl('/compare', { size: 'king', chosen: ['a', 'b'] })).toBe('/compare?size=king&with=a,b');
});

test('a bed is taken in or out, and no more than four stand side by side', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  const full = ['a', 'b', 'c', 'd'];
  expect(full).toHaveLength(MOST_COMPARED);
  expect(toggled(full, 'e')).toBeNull();
  expect(toggled(full, 'd')).toEqual(['a', 'b', 'c']);
});
