import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

/** What is chosen, and where; the cart then says so. */
const CHOICES = [
  ['Size', '/mattress', 'King'],
  ['Color', '/bedding/sheet-set', 'Grey'],
  ['Material', '/bedding/natural-cotton-sheet-set', 'Sateen'],
  ['Weight', '/bedding/dual-temperature-weighted-blanket', '20 lbs'],
  ['Leg', '/bed-frames/claremont-upholstered-wood-platform-bed', 'Tall legs'],
  ['Arm', '/bed-frames/cielden-midcentury-upholstered-bed', 'One armrest'],
  ['Base', '/bed-frames/aurora-pine-wood-bed-frame', 'Slats and a closed deck'],
  ['Pillow', '/bedding/serenity-sheet-set-pillow-bundle', 'Contoured memory foam'],
] as const;

test('size, color, material, weight, leg, arm, base, pillow and firmness are chosen on product pages [C1.04, C3.09]', async () => {
  const shopper = new PlainShopper();
  const chosen: unknown[] = [];
  for (const [property, path, option] of CHOICES) {
    // In this colour the blanket has the weight.
    await shopper.opens(property === 'Weight' ? `${path}?color=grey` : path);
    shopper.checks(option, 'radio', shopper.find('radiogroup', property));
    await shopper.presses('Add to cart');
    const { items } = await shopper.cart();
    const line = items.find(({ product, isGift }) => !isGift && product.url === path);
    chosen.push(line?.properties.find(({ name }) => name === property)?.title);
  }
  expect(chosen).toEqual(CHOICES.map(([, , option]) => option));
  const aurelle = new PlainShopper('aurelle');
  await aurelle.opens('/mattress/hybrid/soft');
  const firmness = aurelle.find('navigation', 'Firmness');
  expect(aurelle.findAll('link', /./, firmness).map((link) => aurelle.text(link))).toEqual([
    'Soft',
    'Luxury firm',
    'Firm',
  ]);
  await aurelle.follows('Luxury firm', firmness);
  expect(aurelle.path).toBe('/mattress/hybrid/luxury-firm');
  expect(aurelle.heading()).toContain('luxury firm');
});

test('a pack is chosen beside how many packs', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedding/tri-comfort-cooling-pillow');
  shopper.checks('Pair', 'radio', shopper.find('radiogroup', 'Pack'));
  shopper.selects('Quantity', '3');
  await shopper.presses('Add to cart');
  const [line] = (await shopper.cart()).items;
  expect([line?.quantity, line?.properties.map(({ title }) => title).join()]).toEqual([3, 'Standard,Pair']);
});

test('a headboard is chosen by a link that keeps the size', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bed-frames/metal-foldable-bed-frame?size=king');
  await shopper.follows('Upholstered headboard (linen)', shopper.find('navigation', 'Headboard'));
  expect(shopper.heading()).toBe('Upholstered headboard and bed frame');
  expect([shopper.isChecked('King'), shopper.isChecked('Linen')]).toEqual([true, true]);
});

test('a mattress page leads to the other models of its brand, the copper one too, in the size of the page [C3.31, C3.34]', async () => {
  const shopper = new PlainShopper('drift');
  const price = () => shopper.text(shopper.find('region', 'Price'));
  await shopper.opens('/mattresses/hybrid-mattress?size=king');
  const before = price();
  await shopper.follows('Premier copper', shopper.find('navigation', 'Model'));
  expect(shopper.heading()).toBe('Long Swell premier hybrid mattress');
  expect(shopper.isChecked('King')).toBe(true);
  expect(price()).not.toBe(before);
});

test('what is out of stock gives way to what can be had, is explained, and can be undone [C4.08]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bed-frames/bamboo-platform-bed-frame?size=queen&color=walnut');
  expect(shopper.text()).toContain('Queen, Walnut is out of stock; showing Queen, ');
  expect(shopper.find('button', 'Add to cart').hasAttribute('disabled')).toBe(false);
  await shopper.follows('Undo');
  expect(shopper.isChecked('Walnut')).toBe(true);
  expect(shopper.find('button', 'Add to cart').hasAttribute('disabled')).toBe(true);
  await shopper.opens('/mattresses/memory-foam-mattress?size=twin');
  expect(shopper.text()).toContain('Twin is out of stock; showing Twin XL.');
  expect(shopper.isChecked('Twin XL')).toBe(true);
});

test('what cannot be bought is disabled, what has no stock is flagged, what ships later says so [C4.05, C4.06, C4.07]', async () => {
  const shopper = new PlainShopper();
  const option = (name: string) => {
    const radio = shopper.find('radio', name);
    return [radio.hasAttribute('disabled'), shopper.described(radio)];
  };
  await shopper.opens('/mattresses/memory-foam-mattress');
  expect(option('Twin')).toEqual([true, expect.stringContaining('Out of stock')]);
  await shopper.opens('/mattresses/hybrid-mattress');
  expect(option('Cal King')).toEqual([false, expect.stringContaining('Ships later')]);
  // In the other colours the weight is there: a choice is checked together with those before it.
  await shopper.opens('/bedding/dual-temperature-weighted-blanket?color=navy');
  expect(option('20 lbs')).toEqual([true, expect.stringContaining('Out of stock')]);
  await shopper.opens('/bedding/dual-temperature-weighted-blanket?color=grey');
  expect(option('20 lbs')).toEqual([false, expect.not.stringContaining('Out of stock')]);
});

test('a refused purchase keeps what was chosen and says what there is', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattresses/ultra-hybrid-mattress');
  shopper.checks('Full');
  shopper.selects('Quantity', '10');
  await shopper.presses('Add to cart');
  expect(shopper.text(shopper.find('alert', ''))).toContain('Only 6 left in Full. Nothing was added.');
  expect(shopper.isChecked('Full')).toBe(true);
  expect(shopper.field('Quantity').value).toBe('10');
});

test('a button asks for the price of what is chosen of an upsell and of the quantity, and the cart charges both [C3.47]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?size=king');
  const offer = () => {
    const [box] = shopper.findAll('checkbox', /^Cotton sheets/);
    return box?.closest('li') as HTMLElement;
  };
  shopper.checks(/^Cotton sheets/, 'checkbox');
  shopper.selects('Cotton sheets, Material', 'Sateen');
  shopper.selects('Quantity', '2');
  await shopper.presses('Update the price');
  expect(shopper.text(offer())).toContain('$318');
  expect(shopper.text(shopper.find('region', 'Price'))).toContain('Total for 2: $1,798');
  expect(shopper.text()).toContain('This is the price of one.');
  expect(shopper.text()).toContain('Prices are for all 2: each gets its own.');
  expect(shopper.isChecked(/^Cotton sheets/, 'checkbox')).toBe(true);
  expect(shopper.field('Cotton sheets, Material').value).toBe('sateen');
  expect(shopper.field('Quantity').value).toBe('2');

  await shopper.presses('Add together');
  expect(shopper.heading()).toBe('Your cart');
  const { items, totalPrice } = await shopper.cart();
  const sheets = items.find(({ product }) => product.name === 'natural-cotton-sheet-set');
  // Two sets go with two mattresses.
  expect(sheets?.priceAfterDiscount.amount).toBe(2 * 15_900);
  expect(totalPrice.amount).toBe(179_800 + 2 * 15_900);
});

test('nothing that costs more is ticked for the shopper: what is recommended says so [C3.51, C3.85]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bed-frames/bamboo-platform-bed-frame?size=queen');
  expect(shopper.text()).toContain('Recommended with it');
  const offers = shopper.findAll('checkbox', /./).filter((box) => box.closest('[data-upsell-offer]'));
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
});

test('a list is narrowed, sorted and opened again by plain links', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedding');
  const bar = () => shopper.find('navigation', 'Filter and sort');
  const count = () => shopper.find('main', '').querySelectorAll('h3').length;
  const all = count();
  await shopper.follows(/^Pillows/, bar());
  const few = count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  expect(shopper.text(shopper.find('status', '', bar()))).toContain(`${few} products of ${all}`);
  await shopper.follows('Price, low to high', bar());
  const prices = Array.from(shopper.find('main', '').querySelectorAll('[data-quote-part="price"]'), (part) =>
    Number(part.textContent?.replace(/[$,]/g, '')),
  );
  expect(prices).toHaveLength(few);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await shopper.follows('Show all', bar());
  expect(count()).toBe(all);
});

test('the home page leads to each department by what is in it', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/');
  const departments = shopper.find('heading', 'The whole bedroom').parentElement ?? undefined;
  expect(shopper.findAll('link', /./, departments).map((link) => shopper.text(link))).toEqual([
    'Mattresses',
    'Bed frames',
    'Bedding',
    'Furniture',
    'Kids',
  ]);
  await shopper.follows('Furniture', departments);
  expect(shopper.heading()).toBe('Furniture');
});

test('a picture opens by itself, in the colour that was chosen', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedding/sheet-set?color=grey');
  const link = shopper.find('link', /^Zoom: Sheet set(?:,| in) grey$/i);
  expect(link.getAttribute('href')).toMatch(/\/sheet-set\/angle-grey-1280\.webp\?v=\w+$/);
});
