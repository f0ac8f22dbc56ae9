import type { Page } from '@playwright/test';
import { analysed, expect, test } from './shop.ts';
import { hostOf } from './store-host.ts';

/** One page of every kind that there is. */
const KINDS = [
  '/',
  '/bedding',
  '/mattress',
  '/bed-frames/mira-panel-bed',
  '/bedding/sheet-set',
  '/furniture/lyncott-dresser',
  '/kids/kids-mattress',
  '/bedroom-sets/mira-bed-and-nightstand-set',
  '/mattress-bundles',
  '/mattress-bundles/platform-bed-bundle',
  '/bundle-builder/customize-your-mattress-set',
  '/p/returns',
  '/p/support',
  '/compare',
  '/p/mattress-quiz',
  '/store/store-locator',
  '/faq',
  '/posts',
  '/posts/choosing-a-pillow',
  '/search?q=pillow',
  '/checkout/cart',
  '/no-such-page',
];

/** What the other brands have of their own is words and colours: the pages on which most of those stand. */
const OTHERS = [
  ['drift', '/mattress', '/bedding/sheet-set'],
  ['fernloft', '/mattress', '/bedding/kapok-pillow'],
  ['aurelle', '/mattress/hybrid/soft', '/bedding/linen-sheet-set'],
  ['cumula', '/mattress', '/bedding/sheet-set'],
  ['hevea', '/mattress', '/bedding/latex-pillow'],
  ['pennyrest', '/mattress', '/bedding/sheet-set'],
] as const;

test('nothing stands in the way of anybody on any kind of page', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await faultsOn(page, 'halcyon', KINDS)).toEqual([]);
});

test('nor in the colours and the type of the other brands', async ({ page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const [key, mattress, bedding] of OTHERS)
    faults.push(
      ...(await faultsOn(page, key, ['/', '/mattresses', mattress, bedding, '/p/returns', '/nothing'])),
    );
  expect(faults).toEqual([]);
});

test('nor in another language', async ({ page }) => {
  expect(await faultsOn(page, 'halcyon-ca', ['/fr/', '/fr/mattress', '/fr/bedding', '/fr/faq'])).toEqual([]);
});

/** Violations that axe finds, contrast included, and pages that are wider than the screen. */
const faultsOn = async (page: Page, key: string, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(`http://${hostOf(key)}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { violations } = await analysed(page);
    for (const { id, nodes } of violations)
      faults.push(`${key} ${path}: ${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { clientWidth, scrollWidth };
    });
    if (scrollWidth > clientWidth)
      faults.push(`${key} ${path} is ${scrollWidth - clientWidth} points too wide`);
  }
  return faults;
};
