import { findPageExperiment } from '@counterpane/rules/experiments/find-page-experiment';
import type { Page } from '@playwright/test';
import { PageVisitor } from '../pages/page-visitor.ts';
import { hostOf } from '../pages/store-host.ts';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './shop.ts';

/** The store has the clock of the machine: once the experiment is over there is one home page. */
const running = findPageExperiment({
  ...{ storefront: 'drift', path: '/' },
  day: new Date().toISOString().slice(0, 10),
});
const VARIANTS = running?.variants.length ?? 1;

const home = (): string => `http://${hostOf('drift')}/`;

/** Opens the home page as a visitor whom the store knows again: in which order its headings stand. */
const opensAnew = async (page: Page): Promise<string> => {
  const visitor = new PageVisitor('drift');
  await visitor.adds();
  await page.context().addCookies([{ name: 'visitor', value: visitor.cookie('visitor'), url: home() }]);
  await page.goto(home());
  return (await page.getByRole('heading', { level: 2 }).allTextContents()).join(', ');
};

test('each variant of a home page stands still, is open to everybody, and tells once that it was seen', async ({
  page,
}) => {
  const told: number[] = [];
  page.on('response', (answer) => {
    if (answer.url() === `${home()}api/dynamic-yield/flags`) told.push(answer.status());
  });
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry.toJSON() as { readonly value: number }).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = new Set<string>();
  for (let visit = 1; visit <= 40 && seen.size < VARIANTS; visit += 1) {
    const order = await opensAnew(page);
    await expect.poll(() => told).toEqual(Array(running ? visit : 0).fill(200));
    if (seen.has(order)) continue;
    seen.add(order);
    expect(await faultsOf(page)).toEqual([]);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  }
  expect(seen.size).toBe(VARIANTS);
});
