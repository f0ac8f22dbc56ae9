import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** axe, as its driver brings it, in half of its size: every page reads it anew. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What stands in somebody's way on a page as it is: what axe finds, contrast included, and what is wider than the screen. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const violations = await analysed(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ...(excess > 0 ? [`is ${excess} points too wide`] : []),
  ];
};

/** What the driver does at every page takes longer than axe itself; without frames it can do without. */
const analysedInPlace = async (page: Page): Promise<Violations> => {
  await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
};

interface Axe {
  run(
    root: Document,
    options: { readonly resultTypes: readonly string[] },
  ): Promise<{ readonly violations: Violations }>;
}

/** A browser under load may drop the promise that it is asked for: that says nothing about the page. */
const analysed = async (page: Page, triesLeft = 2): Promise<Violations> => {
  try {
    const hasFrames = page.frames().length > 1;
    return hasFrames ? (await new AxeBuilder({ page }).analyze()).violations : await analysedInPlace(page);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('promise was garbage collected')) throw error;
    return analysed(page, triesLeft - 1);
  }
};
