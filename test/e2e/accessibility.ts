import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What axe says of a rule that is broken, and where. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** axe, as its driver brings it, in half of its size: every page and frame reads it anew. */
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

/** Of a page with its frames, without the page of its own that the driver opens for the results of each. */
const analysedInPlace = async (page: Page): Promise<readonly Violation[]> => {
  for (const frame of page.frames()) {
    await frame.evaluate(SOURCE);
    // Frames of payment companies, who are at other origins, are looked through as well.
    await frame.evaluate(() => {
      const { axe } = window as unknown as { axe: Axe };
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
};

interface Axe {
  configure(spec: { readonly allowedOrigins: readonly string[] }): void;
  run(
    root: Document,
    options: { readonly resultTypes: readonly string[] },
  ): Promise<{ readonly violations: readonly Violation[] }>;
}

/** A browser under load may drop the promise that it is asked for: that says nothing about the page. */
const analysed = async (page: Page, triesLeft = 2): Promise<readonly Violation[]> => {
  try {
    return await analysedInPlace(page);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('promise was garbage collected')) throw error;
    return analysed(page, triesLeft - 1);
  }
};
