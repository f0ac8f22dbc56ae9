import { expect, test } from 'vitest';
import { localizeCopy } from './copy-fields.ts';

const FIELDS = { title: true } as const;
const upper = (text: string): string => text.toUpperCase();

test('only what is named as copy is said in another language, however deep it stands', () => {
  const sale: Readonly<Record<string, { title: string; kinds: string[] }>> = {
    sale: { title: 'The sale', kinds: ['pillow'] },
  };
  const product = {
    name: 'pillow',
    title: 'Pillow',
    badge: null as string | null,
    facts: ['soft', 'light'],
    colors: [{ value: 'white', title: 'White' }],
    listings: sale,
  };
  const fields = {
    title: true,
    badge: true,
    facts: true,
    colors: { title: true },
    listings: { each: { title: true } },
  } as const;
  expect(localizeCopy(product, fields, upper)).toEqual({
    name: 'pillow',
    title: 'PILLOW',
    badge: null,
    facts: ['SOFT', 'LIGHT'],
    colors: [{ value: 'white', title: 'WHITE' }],
    listings: { sale: { title: 'THE SALE', kinds: ['pillow'] } },
  });
});

test('the same data in the same words is the same object', () => {
  const pillow = { title: 'Pillow' };
  const inUpper = localizeCopy(pillow, FIELDS, upper);
  expect(localizeCopy(pillow, FIELDS, upper)).toBe(inUpper);
  expect(localizeCopy({ ...pillow }, FIELDS, upper)).not.toBe(inUpper);
  expect(localizeCopy(pillow, FIELDS, (text) => text.toLowerCase())).toEqual({ title: 'pillow' });
});
