import type { Page, Route } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { expect, type Shop, test } from './shop.ts';

// A machine without a graphics card draws by itself, which newer browsers do only when they are told to.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'],
    executablePath: findChromium() ?? undefined,
  },
});

const opener = (page: Page) => page.getByRole('button', { name: 'See it in your room size' });
const viewOf = (page: Page) => page.getByRole('region', { name: 'Turn the model' });

/** Models are on their way until the test lets them go on. */
const holdsModels = async (page: Page): Promise<Route[]> => {
  const held: Route[] = [];
  await page.route('**/models/**', (route) => {
    held.push(route);
  });
  return held;
};

/** A bed in queen whose model is on its way, and does not come before it is let. */
const waitsForModel = async (shop: Shop, page: Page): Promise<Route[]> => {
  await shop.opens('/bed-frames/mira-panel-bed?size=queen&color=white');
  const held = await holdsModels(page);
  await opener(page).click();
  await expect.poll(() => held.length).toBe(1);
  return held;
};

/** What draws models, and what they are built from. */
const requestsOfModels = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/render-room|three|\/models\//.test(url)) asked.push(new URL(url).pathname);
  });
  return asked;
};

test('the model is loaded when it is asked for, is turned by keyboard, and follows size and colour', async ({
  shop,
  page,
}) => {
  const asked = requestsOfModels(page);
  await shop.opens('/bed-frames/mira-panel-bed?size=queen&color=white');
  const open = page.getByRole('button', { name: 'See it in your room size' });
  await expect(open).toBeVisible();
  expect(asked).toEqual([]);

  await open.click();
  const view = page.getByRole('region', { name: 'Turn the model' });
  await expect(view).toBeFocused();
  const start = Number(await view.getAttribute('data-turn'));
  await page.keyboard.press('ArrowRight');
  await expect(view).toHaveAttribute('data-turn', String(start + 12));
  await page.keyboard.press('Home');
  await expect(view).toHaveAttribute('data-turn', String(start));
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect(view).toHaveAttribute('data-reach', '0.80');
  const lift = Number(await view.getAttribute('data-lift'));
  await page.getByRole('button', { name: 'Higher' }).click();
  await expect(view).toHaveAttribute('data-lift', String(lift + 16));
  await page.getByRole('button', { name: 'Lower' }).click();
  await expect(view).toHaveAttribute('data-lift', String(lift));
  await expect(view.getByRole('img')).toHaveAccessibleName(
    /^Mira panel bed, Queen in a room of 12 ft by 12 ft/,
  );
  await shop.isAccessible();

  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(view.getByRole('img')).toHaveAccessibleName(/^Mira panel bed, King in a room/);
  expect(asked.filter((path) => path.includes('render-room'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Close the model' }).click();
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();

  await test.step('a model that the graphics card has lost says so, and comes back', async () => {
    await open.click();
    const model = view.getByRole('img');
    await expect(model).toHaveAccessibleName(/^Mira panel bed, King in a room/);
    await model.evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(page.getByText('The model could not be loaded.')).toBeVisible();
    await open.click();
    await expect(model).toHaveAccessibleName(/^Mira panel bed, King in a room/);
    await expect(page.getByText('The model could not be loaded.')).toHaveCount(0);
  });
});

test('while the model is on its way its place says so, a failure is said there once, and nothing moves', async ({
  shop,
  page,
}) => {
  const waiting: (() => void)[] = [];
  let isDown = true;
  await page.route('**/models/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await (isDown ? route.abort() : route.continue());
  });
  await shop.opens('/bed-frames/mira-panel-bed?size=queen&color=white');
  const open = page.getByRole('button', { name: 'See it in your room size' });
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const asksAndIsTold = async (faults: number) => {
    await open.click();
    await expect(status('Loading the model…')).toBeVisible();
    const height = await heightOfPage();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await expect(status('Loading the model…')).toBeHidden();
    await expect(page.getByText('The model could not be loaded.')).toHaveCount(faults);
    expect(await heightOfPage()).toBe(height);
  };
  await asksAndIsTold(1);
  await asksAndIsTold(1);
  await shop.isAccessible();
  isDown = false;
  await asksAndIsTold(0);
  await expect(page.getByRole('region', { name: 'Turn the model' })).toBeFocused();
});

test('a size that is chosen while the model is on its way is the one that is shown', async ({
  shop,
  page,
}) => {
  const held = await waitsForModel(shop, page);
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect.poll(() => held.length).toBe(2);
  expect(held.map((route) => new URL(route.request().url()).searchParams.get('size'))).toEqual([
    'queen',
    'king',
  ]);
  await held[1]?.continue();
  const model = viewOf(page).getByRole('img');
  await expect(model).toHaveAccessibleName(/^Mira panel bed, King in a room/);
  await held[0]?.continue();
  await expect(opener(page)).not.toHaveAttribute('aria-busy');
  await expect(model).toHaveAccessibleName(/^Mira panel bed, King in a room/);

  await test.step('one that could not be had is tried again in the next size, and nothing is busy once it is closed', async () => {
    const next = await waitsForModel(shop, page);
    await next[0]?.abort();
    await expect(page.getByText('The model could not be loaded.')).toBeVisible();
    await page.getByRole('radio', { name: 'King', exact: true }).check();
    await expect.poll(() => next.length).toBe(2);
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Close the model' }).click();
    await expect(opener(page)).not.toHaveAttribute('aria-busy');
    await next[1]?.continue();
    await expect(viewOf(page)).toBeHidden();
  });
});

test('an adjustable base is laid flat and raised again, and other beds have no button for it', async ({
  shop,
  page,
}) => {
  await shop.opens('/bed-frames/mira-panel-bed');
  const flat = page.getByRole('button', { name: 'Lay it flat' });
  await opener(page).click();
  await expect(viewOf(page)).toHaveAttribute('data-turn', '28');
  await expect(flat).toBeHidden();

  await shop.opens('/bed-frames/adjustable-bed-frame');
  const asked = requestsOfModels(page);
  await opener(page).click();
  await expect(flat).toHaveAttribute('aria-pressed', 'false');
  const before = asked.length;
  await flat.click();
  await expect(flat).toHaveAttribute('aria-pressed', 'true');
  await shop.isAccessible();
  await flat.click();
  await expect(flat).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toHaveLength(before);
});
