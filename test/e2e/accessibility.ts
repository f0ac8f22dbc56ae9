import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, Result } from 'axe-core';

/** In half of its usual size: every page and frame reads it anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What stands in a shopper's way on a page as it is: what axe finds, contrast included, what is wider than the screen, and
 * photographs that are pulled out of shape.
 */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const violations = await analysed(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ...(excess > 0 ? [`is ${excess} points too wide`] : []),
    ...(await page.evaluate(distortedPictures)),
  ];
};

/** Runs in the page. A twentieth is what rounding makes of a small picture; a drawing keeps its own proportions. */
const distortedPictures = (): string[] =>
  [...document.images]
    .filter(
      ({ naturalWidth, clientHeight, currentSrc }) =>
        naturalWidth * clientHeight > 0 && !/\.svg(?:\?|$)/.test(currentSrc),
    )
    .filter((image) => getComputedStyle(image).objectFit === 'fill')
    .filter(({ naturalWidth, naturalHeight, clientWidth, clientHeight }) => {
      const pull = (clientWidth * naturalHeight) / (clientHeight * naturalWidth);
      return pull < 0.95 || pull > 1.05;
    })
    .map(({ currentSrc }) => `distorts ${currentSrc}`);

/** Of a page and its frames, each of which axe has to be in. */
const analysedInPlace = async (page: Page): Promise<readonly Result[]> => {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(SOURCE);
    // Frames of payment companies, who are at other origins, are looked through as well.
    await frame.evaluate(() => {
      const { axe } = window as unknown as { axe: typeof Axe };
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // A frame that does not answer within half a second would be left out without a word: a busy one takes longer. No rule that
    // is on reads the style sheets that axe would load anew for every page.
    const options = { resultTypes: ['violations' as const], pingWaitTime: 20_000, preload: false };
    return (await axe.run(document, options)).violations;
  });
};

/** A browser under load may drop the promise that it is asked for: that says nothing about the page. */
const analysed = async (page: Page, triesLeft = 2): Promise<readonly Result[]> => {
  try {
    return await analysedInPlace(page);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('promise was garbage collected')) throw error;
    return analysed(page, triesLeft - 1);
  }
};
