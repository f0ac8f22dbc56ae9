import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
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
  const looked = new Set<Frame>();
  // More frames may come while the first are looked at.
  for (
    let frames = page.frames();
    frames.length > 0;
    frames = page.frames().filter((one) => !looked.has(one))
  )
    for (const frame of frames) {
      looked.add(frame);
      await putAxeIn(frame);
    }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // A frame that does not answer within half a second would be left out without a word: a busy one takes longer. No rule that
    // is on reads the style sheets that axe would load anew for every page.
    const options = { resultTypes: ['violations' as const], pingWaitTime: 20_000, preload: false };
    return (await axe.run(document, options)).violations;
  });
};

/** What is put into a frame before its document has come is lost with the empty one: axe would wait for it in vain, and leave it out. */
const putAxeIn = async (frame: Frame): Promise<void> => {
  const element = frame.parentFrame() ? await frame.frameElement() : null;
  // One whose address cannot be reached stays empty.
  if (await element?.getAttribute('src'))
    await frame.waitForURL(({ href }) => href !== 'about:blank', { timeout: 3_000 }).catch(() => undefined);
  if (frame.isDetached() || (await frame.evaluate(() => 'axe' in window))) return;
  await frame.evaluate(SOURCE);
  // Frames of payment companies, who are at other origins, are looked through as well.
  await frame.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof Axe };
    axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
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
