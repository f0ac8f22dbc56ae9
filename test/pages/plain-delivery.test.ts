import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

const NO_WHITE_GLOVE = 'WGS is not available for this state.';
const WRONG_ZIP = 'Enter a valid ZIP / postal code for New York, US';
const WHITE_GLOVE = /^White glove delivery/;
const REMOVAL = /^Take my old mattress away/;

const summaryOf = (shopper: PlainShopper): string => shopper.text(shopper.find('region', 'Order summary'));

const withMattress = async (): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'Queen');
  return shopper;
};

/** The days that can be chosen, by their values. */
const daysOf = (shopper: PlainShopper): string[] =>
  [...(shopper.field('Day of delivery') as HTMLSelectElement).options]
    .map(({ value }) => value)
    .filter(Boolean);

test('the day and the old mattress go with the form, or by a button of their own', async () => {
  const shopper = await withMattress();
  await shopper.presses('Proceed to checkout');
  const [, second = ''] = daysOf(shopper);
  shopper.fills('Full name', 'Ada Lovelace');
  shopper.checks(REMOVAL, 'checkbox');
  await shopper.presses('Change delivery');
  expect(shopper.field('Full name').value).toBe('Ada Lovelace');
  expect(shopper.isChecked(REMOVAL, 'checkbox')).toBe(true);
  expect(summaryOf(shopper)).toContain('Mattress removal');
  shopper.selects('Day of delivery', second);
  shopper.fillsAddress();
  await shopper.ships();
  const { metadata, extras } = await shopper.cart();
  expect(metadata.reqDeliveryDate).toBe(second);
  expect(extras.map(({ sku }) => sku)).toContain('removal');
});

test('a state without white glove service is told when the form is sent, and a button corrects it [K5.20]', async () => {
  const shopper = await withMattress();
  shopper.checks(WHITE_GLOVE);
  await shopper.presses('Change delivery');
  await shopper.presses('Proceed to checkout');
  shopper.fillsAddress();
  shopper.fills('City', 'Anchorage');
  shopper.selects('State', 'AK');
  shopper.fills('ZIP code', '99501');
  await shopper.presses('Continue to billing');
  expect(shopper.described(shopper.field('State'))).toBe(NO_WHITE_GLOVE);
  await shopper.presses('Deliver by ground instead');
  expect(shopper.text()).not.toContain(NO_WHITE_GLOVE);
  expect(shopper.field('City').value).toBe('Anchorage');
  expect(shopper.findAll('radio', WHITE_GLOVE)).toEqual([]);
  await shopper.ships();
  expect(shopper.heading()).toBe('How would you like to pay?');
});

test('a lost day is given up with a press', async () => {
  const shopper = await withMattress();
  const [first = ''] = daysOf(shopper);
  shopper.selects('Day of delivery', first);
  await shopper.presses('Change delivery');
  expect(shopper.field('Day of delivery').value).toBe(first);
  shopper.checks(WHITE_GLOVE);
  await shopper.presses('Change delivery');
  expect(shopper.text()).toMatch(/any more\. The earliest day is/);
  await shopper.presses('Any day is fine');
  expect(shopper.text()).not.toMatch(/any more\. The earliest day is/);
  expect(shopper.isChecked(WHITE_GLOVE)).toBe(true);
});

test('white glove service leaves the cart with the last thing that it carries, and the cart says so', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/bedding/pillow');
  await shopper.adds('/mattress', 'Queen');
  shopper.checks(WHITE_GLOVE);
  await shopper.presses('Change delivery');
  expect((await shopper.cart()).extras.map(({ sku }) => sku)).toContain('wgs');
  const line = shopper
    .findAll('listitem', '')
    .find((one) => shopper.findAll('heading', 'Classic memory foam mattress', one).length > 0);
  await shopper.presses(/^Remove/, line);
  expect(shopper.text()).toContain('White glove service was taken out');
  expect(shopper.findAll('radio', WHITE_GLOVE)).toEqual([]);
  expect(shopper.text()).not.toContain('Take my old mattress away');
});

test('in Canada the delivery is chosen in French', async () => {
  const shopper = new PlainShopper('halcyon-ca');
  await shopper.opens('/fr/mattress');
  await shopper.presses('Ajouter au panier');
  expect(shopper.heading()).toBe('Votre panier');
  await shopper.opens('/fr/checkout/shipping');
  const days = [...(shopper.field('Jour de livraison') as HTMLSelectElement).options];
  expect(days[0]?.text).toBe('N’importe quel jour, dès que possible');
  expect(days[1]?.text).toMatch(/^(lundi|mardi|mercredi|jeudi|vendredi) \d/);
  shopper.checks(/^Reprendre mon ancien matelas.*69,00\s\$/, 'checkbox');
  await shopper.presses('Modifier la livraison');
  expect(shopper.text()).toContain('Reprise du matelas');
});

test('a wrong ZIP code is told when the form is sent, and a button corrects it', async () => {
  const shopper = await withMattress();
  await shopper.presses('Proceed to checkout');
  shopper.fillsAddress();
  shopper.fills('ZIP code', '87101');
  await shopper.presses('Continue to billing');
  expect(shopper.text(shopper.find('alert', ''))).toContain(WRONG_ZIP);
  await shopper.presses('87101 is in New Mexico: change the state?');
  expect(shopper.field('State').value).toBe('NM');
  expect(shopper.field('Full name').value).toBe('Ada Lovelace');
  expect(summaryOf(shopper)).not.toContain('Known with your address');
  await shopper.ships();
  expect(shopper.heading()).toBe('How would you like to pay?');
});

test('the total at the door has a page of its own, for the quantity that was asked for, and a wrong ZIP code is told at its field', async () => {
  const shopper = new PlainShopper();
  const form = () => shopper.find('form', 'Delivered price');
  await shopper.opens('/mattress?size=queen');
  shopper.fills('ZIP code', '1000', form());
  await shopper.presses('Show the total');
  expect(shopper.described(shopper.field('ZIP code'))).toBe('Please enter a valid zip code');
  shopper.fills('ZIP code', '10001');
  await shopper.presses('Show the total');
  expect(shopper.text()).toMatch(/Delivered to ZIP 10001 .* for \$761\.04/);
  await shopper.follows('Back to the product');
  expect(shopper.path).toMatch(/^\/mattress/);

  await shopper.opens('/mattress?size=queen&quantity=2');
  shopper.fills('ZIP code', '10001', form());
  await shopper.presses('Show the total');
  expect(shopper.text()).toContain('2 × Classic memory foam mattress');
  expect(shopper.text()).toMatch(/Delivered to ZIP 10001 .* for \$1,522\.07/);
  await shopper.follows('Back to the product');
  expect(shopper.field('Quantity').value).toBe('2');
});

test('the cart says what it costs at a ZIP code and when it comes, also in Alaska', async () => {
  const shopper = await withMattress();
  const form = () => shopper.find('form', 'Delivered price');
  shopper.fills('ZIP code', '1000', form());
  await shopper.presses('Show the total');
  expect(shopper.text(form())).toContain('Please enter a valid zip code');
  shopper.fills('ZIP code', '10001', form());
  await shopper.presses('Show the total');
  expect(shopper.text(form())).toContain('Delivered to ZIP 10001 (New York, NY) by');
  expect(shopper.text(form())).toContain('for $761.04, with tax and fees');
  expect(summaryOf(shopper)).toContain('$761.04');
  shopper.fills('ZIP code', '99501', form());
  await shopper.presses('Show the total');
  expect(shopper.text()).toContain('Delivered to ZIP 99501');
  expect(shopper.text()).toMatch(/Delivered by our partner\. .*Arrives /);
});
