import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';
import { readVitals, watchVitals } from './vitals.ts';

const PAGES = [
  ['home', '/'],
  ['listing', '/mattresses'],
  ['product', '/mattress'],
] as const;

const KINDS = ['Document', 'Script', 'Stylesheet', 'Image', 'Font'] as const;
const RUNS = 3;

/** A phone of the middle class on a slow line, with an empty cache: what the first visit feels like. */
export const browserFigures = async ({ port }: Bench): Promise<Section> => {
  const executablePath = findChromium();
  const title = `First visit on a phone: 412 x 823, CPU slowed four times, 1.6 Mbit/s, 150 ms, middle of ${RUNS}`;
  const columns = ['', 'LCP s', 'CLS', 'INP ms', 'load s', ...KINDS.map((kind) => `${kind} KB`), 'requests'];
  if (!executablePath) return { title: `${title}: no browser on this machine`, columns, rows: [] };
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows = [];
  for (const [name, path] of PAGES) {
    const visits = [];
    for (let run = 0; run < RUNS; run++)
      visits.push(await visitOnce(browser, `http://localhost:${port}${path}`));
    rows.push([name, ...middle(visits)]);
  }
  await browser.close();
  return { title, columns, rows };
};

const visitOnce = async (browser: Browser, url: string): Promise<number[]> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const received = countBytes(session);
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await tapSomething(page);
  const { lcp, cls, inp, load } = await page.evaluate(readVitals);
  await context.close();
  const kilobytes = KINDS.map((kind) => (received.bytes.get(kind) ?? 0) / 1024);
  return [lcp / 1000, cls, inp, load / 1000, ...kilobytes, received.requests()];
};

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

const countBytes = (session: CDPSession) => {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return { bytes, requests: () => kinds.size };
};

/** A choice on a product page, a menu or a button elsewhere: what a thumb does first. */
const tapSomething = async (page: Page): Promise<void> => {
  for (const target of [page.getByRole('radio'), page.getByRole('button'), page.getByRole('heading')]) {
    const visible = target.filter({ visible: true }).first();
    if ((await visible.count()) === 0) continue;
    await visible.tap({ force: true, timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(700);
    return;
  }
};

/** The visit in the middle by LCP: one whole visit, not a mixture. */
const middle = (visits: readonly number[][]): number[] =>
  visits.toSorted(([a = 0], [b = 0]) => a - b)[Math.floor(visits.length / 2)] ?? [];
