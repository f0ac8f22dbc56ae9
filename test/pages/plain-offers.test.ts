import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

/** What unfolds under a summary that begins so. */
const unfolded = (shopper: PlainShopper, summary: string, part?: Element): HTMLElement => {
  const found = shopper.findAll('group', '', part).find((one) => shopper.text(one).startsWith(summary));
  if (!found) throw new Error(`${shopper.url} has nothing that unfolds under ${summary}`);
  return found;
};

test('the page says what is in each sleep bundle and what it is called, and which one is the best value [C3.43, C3.46, C3.55, C3.56, C3.63]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?size=queen');
  const upgrades = shopper.find('radiogroup', 'Upgrade');
  expect(shopper.findAll('radio', '', upgrades)).toHaveLength(3);
  for (const name of [
    /^Serenity Bundle \(free with mattress\)/,
    /^Tranquility Bundle/,
    /^Premier Bundle.* Best value/,
  ])
    expect(shopper.findAll('radio', name, upgrades), String(name)).toHaveLength(1);
  const details = unfolded(shopper, 'What is in Premier', upgrades);
  expect(shopper.text(details)).toContain(
    'Sateen sheets, contoured pillows, a waterproof protector and a knitted',
  );
  expect(shopper.text(details)).toContain('In the bundle: Sheets, Mattress Protector, Pillows');
  expect(shopper.text(details).match(/Costs \$300 less with this product/g)).toHaveLength(1);
  expect(shopper.findAll('listitem', '', details).map((item) => shopper.text(item))).toEqual([
    'Sateen sheets',
    'Protector',
    'Contoured pillows',
    'Weighted blanket',
  ]);
});

test('the receipt of the page is the receipt of the cart', async () => {
  const shopper = new PlainShopper();
  const receipt = (): string[] => {
    const part = unfolded(shopper, 'How this price is made');
    return shopper.findAll('listitem', '', part).map((line) => shopper.text(line));
  };
  await shopper.opens('/mattress?size=splitKing');
  const shown = receipt();
  expect(shown.length).toBeGreaterThan(1);
  await shopper.presses('Add to cart');
  expect(receipt()).toEqual(shown);
});

test('a set is added as a whole, and page, cart and API agree to the cent [C4.15]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?size=king');
  const set = shopper.find('region', 'Adjustable bed and mattress');
  expect(shopper.text(set)).toContain('Adjustable bed frame, King');
  const [, told = ''] = /Together (\S+),/.exec(shopper.text(set)) ?? [];
  await shopper.presses('Add the set', set);
  expect(shopper.heading()).toBe('Your cart');

  const { totalPrice, receipt } = await shopper.cart();
  expect(displayMoney(totalPrice)).toBe(told);
  expect(shopper.text(shopper.find('region', 'Order summary'))).toContain(displayMoney(totalPrice, 'always'));
  const saving = receipt.lines.filter(({ step }) => step === 'bundles');
  expect(saving.reduce((sum, { amount }) => sum + amount, 0)).toBe(-25_000);
  const steps = receipt.lines.map(
    ({ text, amount }) => `${text}${displayMoney(money(amount, 'USD'), 'always')}`,
  );
  // The page tells them together for each line of the cart.
  const shown = shopper
    .findAll('listitem', '', unfolded(shopper, 'How this price is made'))
    .map((line) => shopper.text(line));
  expect(shown.toSorted()).toEqual(steps.toSorted());
  expect(await shopper.sources()).toEqual(['adjustable-bundle-upsell']);
});
