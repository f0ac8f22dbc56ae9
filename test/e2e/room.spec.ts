import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { expect, test } from './shop.ts';
import { getFrom } from './store-host.ts';

// A machine without a graphics card draws by itself, which newer browsers do only when they are told to.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'],
    executablePath: findChromium() ?? undefined,
  },
});

const answerOf = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Yes|No|We do not know)/ });

const asks = async (page: Page, width: string, length: string): Promise<void> => {
  await page.getByLabel('Width', { exact: true }).fill(width);
  await page.getByLabel('Length', { exact: true }).fill(length);
  await page.getByRole('button', { name: 'Will it fit?' }).click();
};

/** What draws models, and what they are built from. */
const requestsOfModels = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/show-room|three|\/models\//.test(url)) asked.push(new URL(url).pathname);
  });
  return asked;
};

test('a shopper is told whether a bed fits the room and its box the door, and the answer follows the size', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  await page.getByLabel('Its width').fill('30');
  await page.getByLabel('Its height').fill('6 ft 8 in');
  await asks(page, '9 ft 2 in', '9');
  await expect(answerOf(page)).toContainText('Yes, it fits.');
  await expect(answerOf(page)).toContainText('9 ft 2 in: 25 in free on each side and 28 in at its foot.');
  await expect(answerOf(page)).toContainText('Yes, its box goes through the door.');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(answerOf(page)).toContainText('No, it is too tight.');
  await expect(page.getByLabel('Width', { exact: true })).toHaveValue('9 ft 2 in');
  await shop.isAccessible();

  await asks(page, 'wide', '9');
  await expect(page.getByLabel('Width', { exact: true })).toBeFocused();
  await expect(page.getByText('We cannot read this as a length.')).toBeVisible();

  await shop.opens('/room/mattress?size=queen&width=8&length=20&door=30&door-height=');
  await shop.isAccessible();
});

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
  await expect(view.getByRole('img')).toHaveAccessibleName(
    /^Mira panel bed, Queen in a room of 12 ft by 12 ft/,
  );
  await shop.isAccessible();

  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(view.getByRole('img')).toHaveAccessibleName(/^Mira panel bed, King in a room/);
  expect(asked.filter((path) => path.includes('show-room'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Close the model' }).click();
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();
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

test('a browser that cannot draw says so, and the words and the plan stay', async ({ shop, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shop.opens('/furniture/socalle-dresser');
  await asks(page, '8', '10');
  await expect(answerOf(page)).toContainText('Yes, it fits.');
  await page.getByRole('button', { name: 'See it in your room size' }).click();
  await expect(page.getByText('Your browser cannot show the model.')).toBeVisible();
  await page.getByRole('button', { name: 'See it in your room size' }).click();
  await expect(page.getByText('Your browser cannot show the model.')).toHaveCount(1);
  await expect(answerOf(page)).toContainText('Yes, it fits.');
});

test('the model of what was chosen can be downloaded', { tag: '@any-width' }, async ({ shop, page }) => {
  await shop.opens('/bed-frames/mira-panel-bed?size=queen&color=white');
  await page.getByRole('radio', { name: 'Navy', exact: true }).check();
  const link = page.getByRole('link', { name: 'Download model (GLB)' });
  await expect(link).toHaveAttribute('href', '/models/mira-panel-bed.glb?size=queen&color=navy');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('mira-panel-bed-queen-navy.glb');
  const { type, bytes } = await getFrom('halcyon', '/models/mira-panel-bed.glb?size=queen&color=navy');
  expect(type).toBe('model/gltf-binary');
  expect(bytes.subarray(0, 4).toString()).toBe('glTF');
});

test('rooms are measured as their country does, in its language', { tag: '@any-width' }, async () => {
  const french = await getFrom('halcyon-ca', '/fr/room/mattress?size=queen&width=12+pi&length=11+pi+6+po');
  expect(french.text).toContain('Oui, il y a assez de place.');
  expect(french.text).toContain('11 pi 6 po');
  const british = await getFrom(
    'halcyon-uk',
    '/room/mattress?size=queen&width=2.6&length=260&door=70&door-height=198',
  );
  expect(british.text).toContain('No, it is too tight.');
  expect(british.text).toContain('260 cm');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer has a page of its own, with what was typed and a way back', async ({ shop, page }) => {
    await shop.opens('/mattress?size=queen');
    await expect(page.getByRole('button', { name: 'See it in your room size' })).toBeHidden();
    await asks(page, '8 ft 8 in', '12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Will it fit your room?');
    await expect(answerOf(page)).toContainText('Yes, it fits.');
    await expect(page.getByLabel('Width', { exact: true })).toHaveValue('8 ft 8 in');
    await asks(page, '8', '8');
    await expect(answerOf(page)).toContainText('No, it is too tight.');
    await asks(page, '8', '');
    await expect(page.getByText('Please enter this measure too.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(/\/mattress$/);
  });
});
