import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Page } from '@playwright/test';
import { loadEmails } from '../../apps/server/src/start/load-emails.ts';
import { linkTo } from '../support/sent-links.ts';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './shop.ts';

test('nothing stands in the way of anybody who signs up for news, chooses their emails or asks to be told', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const email = `axe-${isMobile ? 'phone' : 'desktop'}@example.com`;
  await page.goto('/newsletter');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page.getByText('We have sent a link to that address')).toBeVisible();
  const faults = await faultsOf(page);
  const { pathname, search } = await linkTo(email, 'Do you want news');
  await page.goto(pathname + search);
  faults.push(...(await faultsOf(page)));
  await page.getByRole('button', { name: 'Confirm my sign-up' }).click();
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).toBeChecked();
  faults.push(...(await faultsOf(page)));
  await page.goto('/notices?product=pillow');
  await page.getByLabel('Which one').selectOption({ index: 1 });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('We write to you once')).toBeVisible();
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});

/** A phone, and the column of a mail program. */
const WIDTHS = [375, 640];

/** What of an email is wider than its reader, and which of its pictures say nothing or have no size before they are loaded. */
const faultsOfEmail = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const pictures = [...document.images].filter(
      (image) =>
        !image.hasAttribute('alt') ||
        !(Number(image.getAttribute('width')) > 0 && image.hasAttribute('height')),
    );
    return [
      ...(scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} points too wide`] : []),
      ...pictures.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ];
  });

test('Every email fits a phone and the column of a mail program, and its pictures have words and a size', async ({
  page,
}) => {
  // Readers see an email before its pictures, and often without them.
  await page.route(/^http/, (route) => route.abort());
  const { emails, frames, write } = await loadEmails(shippedCatalogue().brands);
  const shown = frames.filter(({ name }) => /^halcyon(-ca)?-(en|fr|es)/.test(name));
  expect(shown.length).toBeGreaterThan(2);
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const email of emails)
      for (const frame of shown) {
        const written = write(email.name, frame.name);
        await page.setContent(written?.html ?? '', { waitUntil: 'domcontentloaded' });
        const found = await faultsOfEmail(page);
        faults.push(...found.map((fault) => `${email.name} of ${frame.name} at ${width}: ${fault}`));
      }
  }
  expect(faults).toEqual([]);
});
