import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { expect, test } from './shop.ts';

// A machine without a graphics card draws by itself, which newer browsers do only when they are told to.
test.use({
  // It has fewer points to draw then.
  viewport: { width: 800, height: 600 },
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'],
    executablePath: findChromium() ?? undefined,
  },
});

const opener = (page: Page) => page.getByRole('button', { name: 'See it in your room size' });
const viewOf = (page: Page) => page.getByRole('region', { name: 'Turn the model' });

/** What draws models, and what they are built from. */
const requestsOfModels = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/render-room|three|\/models\//.test(url)) asked.push(new URL(url).pathname);
  });
  return asked;
};

test('the model is loaded when it is asked for, is turned by keyboard, and follows the size; a bed that cannot be laid flat has no button for it', async ({
  shop,
  page,
}) => {
  const asked = requestsOfModels(page);
  await shop.opens('/bed-frames/mira-panel-bed?size=queen&color=white');
  const open = opener(page);
  await expect(open).toBeVisible();
  expect(asked).toEqual([]);

  await open.click();
  const view = viewOf(page);
  // Once it is drawn.
  await expect(view).toBeFocused({ timeout: 20_000 });
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
  await expect(page.getByRole('button', { name: 'Lay it flat' })).toBeHidden();

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
  const open = opener(page);
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const asksAndIsTold = async (faults: number) => {
    await open.click();
    await expect(status('Loading the model…')).toBeVisible();
    const height = await heightOfPage();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await expect(status('Loading the model…')).toBeHidden({ timeout: 20_000 });
    await expect(page.getByText('The model could not be loaded.')).toHaveCount(faults);
    expect(await heightOfPage()).toBe(height);
  };
  await asksAndIsTold(1);
  await asksAndIsTold(1);
  isDown = false;
  await asksAndIsTold(0);
  await expect(viewOf(page)).toBeFocused();
});

test('an adjustable base is laid flat and raised again', async ({ shop, page }) => {
  const flat = page.getByRole('button', { name: 'Lay it flat' });
  await shop.opens('/bed-frames/adjustable-bed-frame');
  const asked = requestsOfModels(page);
  await opener(page).click();
  await expect(flat).toHaveAttribute('aria-pressed', 'false');
  const before = asked.length;
  await flat.click();
  await expect(flat).toHaveAttribute('aria-pressed', 'true');
  await flat.click();
  await expect(flat).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toHaveLength(before);
});

test('a pillow, of which nothing is asked, is turned in the size that is chosen', async ({ shop, page }) => {
  await shop.opens('/bedding/pillow');
  const sizes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/models/pillow.json') sizes.push(searchParams.get('size'));
  });
  await page.getByRole('button', { name: 'See it from every side' }).click();
  await expect(viewOf(page)).toBeFocused();
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect.poll(() => sizes).toEqual([expect.any(String), 'king']);
});
