import { expect, test } from 'vitest';
import { localizeCopy } from './copy-fields.ts';

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
