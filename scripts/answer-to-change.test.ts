import { expect, test } from 'vitest';
import { answerTo } from './answer-to-change.ts';

test('a text, a price or a translation is read again while the store runs', () => {
  for (const path of [
    'packages/catalogue/content/en/p/returns.md',
    'packages/catalogue/brands/halcyon/prices.yaml',
    'packages/catalogue/brands/drift/products/1-mattresses.yaml',
    'packages/catalogue/languages/fr/names.yaml',
    'packages\\catalogue\\redirects.yaml',
  ])
    expect(answerTo([path]), path).toBe('reload');
});

test('code, styles and the storefronts of a brand need a new start, whatever else was saved with them', () => {
  for (const path of [
    'apps/storefront/app/shop/home/hero.tsx',
    'apps/storefront/app/shop/home/hero.module.css',
    'packages/catalogue/src/load.ts',
    'packages/catalogue/brands/halcyon/brand.yaml',
    'packages/rules/src/money/money.ts',
  ])
    expect(answerTo(['packages/catalogue/content/en/faq.md', path]), path).toBe('restart');
});

test('what an editor leaves beside a text while it writes asks for nothing', () => {
  for (const name of ['sedAb12Cd', '4913', 'returns.md~', '.returns.md.swp'])
    expect(answerTo([`packages/catalogue/content/en/p/${name}`]), name).toBe('nothing');
  expect(answerTo(['packages/catalogue/package.json'])).toBe('restart');
});

test('tests and what is built ask for nothing', () => {
  expect(answerTo(['apps/storefront/build/client/a.js', 'packages/rules/src/money/money.test.ts'])).toBe(
    'nothing',
  );
  expect(answerTo([])).toBe('nothing');
});
