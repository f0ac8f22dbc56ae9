import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '../apps/server/src/start/demo-customer.ts';
import { moves, placesOrder, shipped, signsIn } from '../test/e2e/delivered-orders.ts';
import { CARDS, Shop } from '../test/e2e/shop.ts';
import { findFreePort } from '../test/postgres/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from '../test/support/chromium.ts';
import { codeFor, codesFor } from '../test/support/sign-in-codes.ts';
import { takeContactSheet } from './contact-sheet.ts';
import { takeEmails } from './email-sheet.ts';
import { takeDifferences } from './take-differences.ts';

// npm run screens: a picture of every page, on a desktop and on a phone, into docs/screens; npm run screens after-order: of those
// alone that follow an order, and of accounts.

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'docs/screens');
/** Small enough for a repository. */
const JPEG = { type: 'jpeg', quality: 72, scale: 'css' } as const;
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Pages to read or to choose from, by the name of their picture. */
const READ = [
  ['compare', '/compare?size=queen&with=mattress,hybrid-mattress,ultra-hybrid-mattress'],
  ['quiz', '/p/mattress-quiz?position=side&weight=middle&heat=hot&partner=calm&touch=springy&budget=middle'],
  ['stores', '/store/store-locator?zip=10001'],
  ['article', '/posts/choosing-a-pillow'],
  ['set', '/mattress-bundles/foundation-mattress-set'],
  ['reviews', '/reviews'],
  ['questions', '/reviews/questions?product=mattress'],
  ['privacy-choices', '/privacy-choices'],
  ['newsletter', '/newsletter'],
  ['notices', '/notices?product=mattress'],
] as const;

const isAfterOrder = process.argv.includes('after-order');

const folder = mkdtempSync(join(tmpdir(), 'counterpane-screens-'));
// Where the helpers of the browser tests read what the store has written.
process.env.STORE_DATA = folder;
const port = await findFreePort();
const store = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  mkdirSync(OUT, { recursive: true });
  await untilReady(`http://localhost:${port}/health/ready`);
  const browser = await chromium.launch({
    // A machine without a graphics card draws by itself, which newer browsers do only when they are told to.
    args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'],
    executablePath: findChromium() ?? undefined,
  });
  for (const size of ['desktop', 'phone'] as const) await takeAll(browser, size);
  await browser.close();
} finally {
  const ended = once(store, 'exit');
  store.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

type Size = keyof typeof SIZES;

function fileOf(name: string, size: Size): string {
  return join(OUT, `${name}-${size}.jpg`);
}

async function takeAll(browser: Browser, size: Size): Promise<void> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shop = new Shop(page);
  const take = (name: string) => picture(page, fileOf(name, size));
  const takeScreen = (name: string) => page.screenshot({ path: fileOf(name, size), ...JPEG });

  await takeAfterOrder(shop, browser, size);
  await takeAccount(page, take);
  const ofEmails = size === 'desktop' ? { read: 640, width: 320 } : { read: 375, width: 240 };
  await takeEmails(page, { path: fileOf('emails', size), ...ofEmails });
  if (isAfterOrder) {
    await context.close();
    return;
  }
  await page.setViewportSize(SIZES[size]);
  await shop.opens('/');
  await take('home');
  await shop.opens('/mattresses');
  await take('listing');
  await shop.opens('/mattress');
  await take('product');
  await page.getByRole('button', { name: 'See it in your room size' }).click();
  const model = page.locator('canvas');
  await model.scrollIntoViewIfNeeded();
  await takeScreen('room');
  await page
    .getByRole('link', { name: /^Zoom: / })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  await takeScreen('zoom');
  for (const [name, path] of READ) {
    await shop.opens(path);
    await take(name);
  }
  await shop.opens('/mattress');
  await shop.addsMattress();
  await take('cart');
  await shop.proceeds();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await take('shipping-errors');
  await shop.ships();
  await shop.typesCard(CARDS.succeeds);
  await take('billing');
  await shop.reviews();
  await take('review');
  await shop.placeOrder().click();
  await shop.isThanked();
  await take('success');
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.getByRole('heading', { level: 1, name: /order/i }).waitFor();
  await take('order');
  const order = page.url();
  // What is sent is known a moment after the order.
  const day = page.getByRole('link', { name: 'Choose another delivery day' });
  while (!(await day.isVisible())) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  await day.click();
  await shop.heading('Choose another delivery day').waitFor();
  await take('delivery-day');
  await page.goto(order);
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await shop.heading('Cancel items').waitFor();
  await take('cancel-items');
  await shop.opens('/checkout/cart');
  await take('cart-empty');
  await shop.opens('/nothing-here');
  await take('not-found');
  const width = size === 'desktop' ? 420 : 200;
  await takeContactSheet(page, port, { path: join(OUT, `brands-${size}.jpg`), width });
  await context.close();
}

/** An order in two shipments, and what is done with it once it has come. */
async function takeAfterOrder(shop: Shop, browser: Browser, size: Size): Promise<void> {
  const { page } = shop;
  const take = (name: string) => picture(page, fileOf(name, size));
  const id = await placesOrder(shop, 'ada@example.com', ['mattress', 'steel-frame-mattress-foundation']);
  const staff = await signsIn(browser, `http://localhost:${port}`);
  await shipped(staff, id);
  await shop.opens(`/orders/${id}/address`);
  await take('change-address');
  await shop.opens(`/orders/${id}/cancel`);
  await page.getByRole('combobox', { name: /foundation/i }).selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  await shop.heading('Cancel these items?').waitFor();
  await take('cancel-confirm');
  await moves(staff, id, ['ready', 'shipped']);
  await shop.opens(`/orders/${id}`);
  await take('order-two-shipments');
  const unwanted = await placesOrder(shop, 'mary@example.com', ['pillow']);
  await shop.opens(`/orders/${unwanted}/cancel`);
  await page.getByRole('combobox', { name: /pillow/i }).selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  await page.getByRole('button', { name: /^Cancel and get/ }).click();
  await page.getByRole('heading', { name: 'What is cancelled' }).waitFor();
  await take('order-cancelled');
  const lost = await placesOrder(shop, 'grace@example.com', ['pillow']);
  await moves(staff, lost, ['shipped', 'lost']);
  await moves(staff, id, ['delivered']);
  await shop.opens(`/orders/${id}/claim`);
  await page.getByLabel('What is wrong?').selectOption('Sagging');
  await page.getByLabel('Describe it').fill('It dips by two inches.');
  const png = await page.screenshot({ type: 'png' });
  await page
    .getByLabel('Photographs')
    .setInputFiles([{ name: 'dip.png', mimeType: 'image/png', buffer: png }]);
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('We have your claim.').first().waitFor();
  await take('order-claimed');
  await shop.opens(`/orders/${id}/return`);
  await page.getByRole('combobox', { name: /^How many .*foundation/i }).selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  await shop.heading('Return these items?').waitFor();
  await take('return-confirm');
  await page.getByRole('button', { name: /^Return and get/ }).click();
  await page.getByText('We have your return.').first().waitFor();
  await take('order-returned');
  await takeDifferences(shop, staff, take);
  await staff.setViewportSize(SIZES[size]);
  for (const [name, path] of [
    ['staff-orders', '/staff/orders'],
    ['staff-order', `/staff/orders/${id}`],
    ['staff-shipments', '/staff/shipments'],
    ['staff-returns', '/staff/returns'],
    ['staff-claims', '/staff/claims'],
    ['staff-pick-list', '/staff/pick-list'],
    ['staff-cancellations', '/staff/cancellations'],
  ] as const) {
    await staff.goto(path);
    await staff.waitForLoadState('networkidle');
    await picture(staff, fileOf(name, size));
  }
  await staff.context().close();
}

/** The sign-in, the account of the demo's customer and their order, on the brand that has accounts. */
async function takeAccount(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  const codes = codesFor(DEMO_CUSTOMER, folder).length;
  await page.goto(`http://drift.localhost:${port}/login`);
  await take('login');
  await page.getByLabel('Email').fill(DEMO_CUSTOMER);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').waitFor();
  await take('login-code');
  await page.getByLabel('Code').fill(await codeFor(DEMO_CUSTOMER, codes + 1, folder));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await take('account');
  await page.goto(`http://drift.localhost:${port}/preferences`);
  await take('preferences');
  await page.goto(`http://drift.localhost:${port}/my-account`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Order/ }).waitFor();
  await take('account-order');
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('heading', { level: 1, name: 'Return items' }).waitFor();
  await take('return-items');
  const order = new URL(page.url()).pathname.replace(/\/return$/, '');
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Exchange' }).waitFor();
  await take('exchange-item');
  await page.goto(`http://drift.localhost:${port}${order}/claim`);
  await page.getByRole('heading', { level: 1, name: 'Make a claim' }).waitFor();
  await take('make-claim');
  await page.goto(`http://drift.localhost:${port}/my-account/credit`);
  await take('account-credit');
  await page.goto(`http://drift.localhost:${port}/my-account/data`);
  await take('account-data');
  await page.goto(`http://drift.localhost:${port}/my-account/addresses`);
  await take('account-addresses');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save the address' }).waitFor();
  await take('account-address');
  await page.goto(`http://drift.localhost:${port}/my-account/data/erase`);
  await take('delete-account');
}

/** The whole page, with the pictures that come only when someone scrolls to them. */
async function picture(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path, fullPage: true, ...JPEG });
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
