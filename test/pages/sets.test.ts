import { displayMoney } from '@counterpane/rules/money/display';
import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';
import { readPage } from './read-page.ts';
import { getFrom } from './store-host.ts';

/** Every page of a set: its address, and its heading. */
const BUNDLES = [
  ['/mattress-bundles/adjustable-frame-bundle', 'Adjustable bed and mattress'],
  ['/mattress-bundles/foundation-mattress-set', 'Foundation and mattress'],
  ['/mattress-bundles/frame-headboard-mattress-set', 'Frame, headboard and mattress'],
  ['/mattress-bundles/bamboo-bed-and-mattress', 'Joinery bed and mattress'],
  ['/mattress-bundles/platform-bed-bundle', 'Platform bed and mattress'],
  ['/mattress-bundles/foundation-bed-bundle', 'Panel bed, foundation and mattress'],
  ['/mattress-bundles/frame-with-headboard-bed-bundle', 'Padded bed and mattress'],
  ['/mattress-bundles/bamboo-bed-mattress-set', 'Bamboo bed with headboard and mattress'],
  ['/mattress-bundles/premier-adjustable-base-mattress-set', 'Premier adjustable set'],
] as const;

const BUILDERS = [
  ['/bundle-builder/customize-your-mattress-set', 'Build your mattress set'],
  ['/bundle-builder/adjustable-bed-mattress-set', 'Build an adjustable set'],
  ['/bundle-builder/foundation-mattress-set', 'Build a mattress and foundation set'],
  ['/bundle-builder/frame-headboard-mattress-set', 'Build a frame, headboard and mattress set'],
] as const;

const BEDROOMS = [
  ['/bedroom-sets/hudson-bed-and-nightstand-set', 'Hudson bed and nightstand set'],
  ['/bedroom-sets/mira-bed-and-nightstand-set', 'Mira bed and nightstand set'],
  ['/bedroom-sets/socalle-bed-and-nightstand-set', 'Socalle bed and nightstand set'],
  ['/bedroom-sets/zadilyn-bed-and-nightstand-set', 'Zadilyn bed and nightstand set'],
  ['/bedroom-sets/calverson-bed-and-nightstand-set', 'Calverson bed and nightstand set'],
  ['/bedroom-sets/lyncott-bed-and-nightstand-set', 'Lyncott bed and nightstand set'],
] as const;

const KIDS = [
  ['/kids/wistenpine-kids-set', 'Wistenpine kids set'],
  ['/kids/onita-kids-set', 'Onita kids set'],
  ['/kids/bamboo-kids-set', 'Bamboo kids set'],
] as const;

/** Opens pages of sets: each has its heading, its price, and its own address as the true one. */
const opensEach = async (pages: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [path, heading] of pages) {
    const page = await readPage(path);
    expect([path, page.status, page.headings]).toEqual([path, 200, [heading]]);
    expect(new URL(page.canonical).pathname).toBe(path);
    expect(page.title).toContain('Halcyon');
    const shopper = new PlainShopper();
    await shopper.opens(path);
    expect(totalOf(shopper), path).toMatch(/^\$\d/);
  }
};

const priceOf = (shopper: PlainShopper): string => shopper.text(shopper.find('region', 'Price'));

/** The total that the page tells. */
const totalOf = (shopper: PlainShopper): string => /Total\s*(\$[\d,.]+)/.exec(priceOf(shopper))?.[1] ?? '';

const expectInCart = async (shopper: PlainShopper, total: string): Promise<void> => {
  expect(shopper.heading()).toBe('Your cart');
  expect(displayMoney((await shopper.cart()).totalPrice, 'always')).toBe(total);
  expect(shopper.text(shopper.find('region', 'Order summary'))).toContain(total);
};

test('every mattress bundle has its page [C2.157, C2.158, C2.159, C2.160, C2.161, C2.162, C2.163, C2.164, C2.165]', async () => {
  await opensEach(BUNDLES);
});

test('every bundle builder has its page [C2.166, C2.167, C2.168, C2.169]', async () => {
  await opensEach(BUILDERS);
});

test('every bedroom set has its page, with a bed and two nightstands [C2.170, C2.171, C2.172, C2.173, C2.174, C2.175]', async () => {
  await opensEach(BEDROOMS);
  for (const [path] of BEDROOMS) {
    const shopper = new PlainShopper();
    await shopper.opens(path);
    expect(shopper.field(/^Quantity of .*nightstand/i).value, path).toBe('2');
  }
});

test('the mid-century bedroom set stands among the furniture [C2.141]', async () => {
  await opensEach([['/furniture/mid-century-bedroom-set', 'Mid-century bedroom set']]);
});

test('every kids set has its page [C2.181]', async () => {
  await opensEach(KIDS);
});

test('the kids bundle has its page [C2.182]', async () => {
  await opensEach([['/kids/kids-bed-bundle', 'Kids bed and mattress']]);
});

test('every mattress has a page with an adjustable base, with words of its own [C2.76]', async () => {
  const list = new PlainShopper();
  await list.opens('/mattresses');
  const main = list.find('main', '');
  const mattresses = [...main.querySelectorAll('h3 a')].map((link) => ({
    path: link.getAttribute('href') ?? '',
    title: list.text(link),
  }));
  expect(mattresses).toHaveLength(9);
  const seen = new Set<string>();
  for (const { path, title } of mattresses) {
    const bundle = `${path}/adjustable-bundle`;
    await opensEach([[bundle, `${title} with adjustable base`]]);
    const shopper = new PlainShopper();
    await shopper.opens(bundle);
    expect(isChosen(shopper, title), bundle).toBe(true);
    const { title: pageTitle, description } = await readPage(bundle);
    seen.add(`${pageTitle} ${description}`);
  }
  expect(seen.size).toBe(9);
});

test('the list of bundles leads to each of them and to the builders [C2.53]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress-bundles');
  expect(shopper.heading()).toBe('Mattress bundles');
  for (const [path, title] of [...BUNDLES, ...BUILDERS])
    expect(shopper.find('link', title).getAttribute('href')).toBe(path);
});

const isChosen = (shopper: PlainShopper, mattress: string): boolean => {
  const radio = shopper.find('radio', mattress, shopper.find('radiogroup', 'Mattress'));
  return (radio as HTMLInputElement).checked;
};

test('the address chooses the mattress, but only one of the bundle’s own [C2.183, C2.184]', async () => {
  const shopper = new PlainShopper();
  const bundle = '/mattress-bundles/bamboo-bed-and-mattress';
  for (const [wanted, chosen] of [
    ['luxe-hybrid-mattress', 'Luxe hybrid mattress'],
    ['hybrid-premier', 'Premier hybrid mattress'],
    ['ultra-hybrid-mattress', 'Classic memory foam mattress'],
    ['kids-mattress', 'Classic memory foam mattress'],
    ['nonsense', 'Classic memory foam mattress'],
  ] as const) {
    await shopper.opens(`${bundle}?mattress=${wanted}`);
    expect(isChosen(shopper, chosen), wanted).toBe(true);
  }
});

test('the path of a set names its choices, joined by plus signs in one order; others are no page [C2.79]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress-bundles/platform-bed-bundle/size-king');
  expect(shopper.isChecked('King')).toBe(true);
  await shopper.opens('/mattress-bundles/platform-bed-bundle/color-walnut+size-king');
  expect(shopper.path).toBe('/mattress-bundles/platform-bed-bundle/size-king+color-walnut');
  expect(priceOf(shopper)).toContain('King, Walnut');
  expect((await getFrom('halcyon', '/mattress-bundles/platform-bed-bundle/size-emperor')).status).toBe(404);
});

const SETS = [
  '/mattress-bundles/platform-bed-bundle',
  '/bundle-builder/customize-your-mattress-set',
  '/bundle-builder/adjustable-bed-mattress-set',
  '/mattress/adjustable-bundle',
  '/mattresses/hybrid-mattress/adjustable-bundle',
  '/kids/kids-bed-bundle',
  '/kids/wistenpine-kids-set',
  '/kids/onita-kids-set',
  '/kids/bamboo-kids-set',
  '/furniture/mid-century-bedroom-set',
  '/bedroom-sets/mira-bedroom-set',
];

test('options follow the address of every kind of set, in one spelling; others are no page [C2.78]', async () => {
  const told = await Promise.all(
    SETS.map(async (path) => {
      const [, size = ''] = /name="size"[^>]*value="([^"]+)"/.exec((await readPage(path)).html) ?? [];
      const chosen = await getFrom('halcyon', `${path}/size-${size}`);
      const radios = chosen.text.match(/<input[^>]*name="size"[^>]*>/g) ?? [];
      const isSized = radios.some((one) => one.includes(`value="${size}"`) && one.includes('checked'));
      const other = await getFrom('halcyon', `${path}/${size.toLowerCase()}`);
      return {
        chosen: [chosen.status, isSized],
        other: [other.status, other.location],
        none: (await getFrom('halcyon', `${path}/size-emperor`)).status,
        more: (await getFrom('halcyon', `${path}/size-${size}/nonsense`)).status,
        size,
      };
    }),
  );
  expect(told).toEqual(
    SETS.map((path, index) => {
      const size = told[index]?.size;
      return { chosen: [200, true], other: [301, `${path}/size-${size}`], none: 404, more: 404, size };
    }),
  );
});

test('a bundle is priced by a button and bought by a form', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress-bundles/foundation-mattress-set');
  shopper.checks('King');
  shopper.checks('Premier hybrid mattress');
  shopper.checks(/^Breathable cotton duvet/i, 'checkbox');
  await shopper.presses('Update the price');
  expect(shopper.isChecked('King')).toBe(true);
  expect(priceOf(shopper)).toContain('Premier hybrid mattress');
  const total = totalOf(shopper);
  await shopper.presses('Add to cart');
  await expectInCart(shopper, total);
  expect(await shopper.ownLines()).toHaveLength(3);
});

test('a bedroom set comes with two nightstands, and is bought with fewer pieces where fewer are wanted', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedroom-sets/socalle-bedroom-set');
  expect(shopper.field('Quantity of Socalle nightstand').value).toBe('2');
  shopper.selects(/Socalle .*chest$/, '0');
  shopper.checks('Walnut');
  await shopper.presses('Update the price');
  expect(priceOf(shopper)).not.toContain('chest');
  expect(priceOf(shopper)).toContain('Queen, Walnut');
  expect(priceOf(shopper)).toContain('2 × Socalle nightstand');
  const total = totalOf(shopper);
  await shopper.presses('Add to cart');
  await expectInCart(shopper, total);
  expect((await shopper.ownLines()).toSorted()).toEqual([1, 1, 2]);

  const other = new PlainShopper();
  await other.opens('/bedroom-sets/hudson-bedroom-set');
  other.selects('Quantity of Hudson nightstand', '1');
  await other.presses('Add to cart');
  expect((await other.cart()).items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
});

test('white glove service of a set is in its total, and chosen in the cart [K9.04]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress-bundles/platform-bed-bundle');
  shopper.checks(/^White glove delivery of the whole set/, 'checkbox');
  await shopper.presses('Update the price');
  expect(priceOf(shopper)).toMatch(/White glove delivery\s*\$299\.00/);
  const total = totalOf(shopper);
  await shopper.presses('Add to cart');
  await expectInCart(shopper, total);
  expect(shopper.isChecked(/^White glove/)).toBe(true);
});
