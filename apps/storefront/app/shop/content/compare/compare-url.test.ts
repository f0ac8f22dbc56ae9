import { expect, test } from 'vitest';
import { compareUrl, MOST_COMPARED, toggled } from './compare-url.ts';

test('a comparison has an address that can be read', () => {
  const url = (of: string, size: string | null, chosen: readonly string[] = []) =>
    compareUrl('/compare', { of, size, chosen: [...chosen] });
  expect(url('mattress', 'king')).toBe('/compare?size=king');
  expect(url('mattress', 'king', ['a', 'b'])).toBe('/compare?size=king&with=a,b');
  expect(url('pillow', 'king')).toBe('/compare?of=pillow&size=king');
  expect(url('nightstand', null, ['a', 'b'])).toBe('/compare?with=a,b');
  expect(url('mattress', null)).toBe('/compare');
});

test('a product is taken in or out, and no more than four stand side by side', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  const full = ['a', 'b', 'c', 'd'];
  expect(full).toHaveLength(MOST_COMPARED);
  expect(toggled(full, 'e')).toBeNull();
  expect(toggled(full, 'd')).toEqual(['a', 'b', 'c']);
});
