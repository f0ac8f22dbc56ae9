import { displayMoney } from '@counterpane/rules/money/display';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** Every way to pay of the specification, as it is called. */
const OFFERED = [
  'Card',
  'Link',
  'After Pay',
  'Bank',
  'Amazon Pay',
  'Google Pay',
  'Apple Pay',
  'Affirm',
  'SplitIt',
  'PayPal',
  'Truemed',
  'Acima',
];

type Address = Readonly<Record<keyof typeof HOME, string>>;

const QUEBEC: Address = {
  ...HOME,
  line1: '275 rue Notre-Dame Est',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2Y 1C6',
  country: 'CA',
  phone: '514 555 0142',
};

/** With a mattress in the cart, where the way to pay is chosen. */
const atBilling = async (
  storefront?: string,
  address: Address = HOME,
  prefix = '',
): Promise<PlainShopper> => {
  const shopper = new PlainShopper(storefront);
  const { client } = shopper.visitor;
  await shopper.visitor.adds();
  await resultOf(client.saveShipping({ address, email: 'ada@example.com' }));
  await resultOf(client.acknowledge('extend'));
  await shopper.opens(`${prefix}/checkout/billing`);
  return shopper;
};

/** What the comparison says of a way to pay. */
const wayOf = (shopper: PlainShopper, name: string): string => {
  const way = shopper
    .findAll('listitem', '')
    .findLast((item) => shopper.findAll('heading', name, item).some(({ tagName }) => tagName === 'H3'));
  if (!way) throw new Error(`${name} is not compared`);
  return shopper.text(way);
};

test('every way to pay is offered, and compared: in all, in how many payments, today, and which lines are eligible [K3.47]', async () => {
  const shopper = await atBilling();
  for (const name of OFFERED) expect(shopper.findAll('radio', name), name).toHaveLength(1);
  const total = displayMoney((await shopper.cart()).totalPrice, 'always');
  expect(wayOf(shopper, 'SplitIt')).toContain('12, one a month');
  expect(wayOf(shopper, 'SplitIt')).toContain(total);
  expect(wayOf(shopper, 'After Pay')).toContain('4, one every two weeks');
  expect(wayOf(shopper, 'Affirm')).toContain('for example at 15% a year');
  expect(wayOf(shopper, 'Truemed')).toContain('Eligible lines');
  const credit = wayOf(shopper, 'PayPal Credit');
  expect(credit).toContain(`${total}, if all of it is paid within 6 months.`);
  expect(credit).toContain('variable yearly rate that PayPal Credit tells you before you agree');
  expect(credit).toMatch(/Due today\s*\$0\.00/);
  expect(wayOf(shopper, 'Acima')).toContain('A first payment, which Acima tells you before you sign');
  expect(wayOf(shopper, 'Acima')).toContain('Usually over 12 months');
});

test('in Quebec ways to pay are compared in French, without what is not offered there', async () => {
  const shopper = await atBilling('halcyon-ca', QUEBEC, '/fr');
  expect(shopper.text()).toContain('Comparer les modes de paiement');
  const affirm = wayOf(shopper, 'Affirm');
  expect(affirm).toContain('par exemple à 15 % par an');
  expect(affirm).toContain('12, un par mois');
  expect(shopper.findAll('heading', 'Truemed')).toEqual([]);
});

test('After Pay may decline: the shopper leaves it, nothing is charged, and another way pays the order [K4.64]', async () => {
  const shopper = await atBilling();
  const goesTo = async (name: string) => {
    shopper.checks(name);
    await shopper.presses('Review order');
    await shopper.presses('Place order');
  };
  await goesTo('After Pay');
  await shopper.presses('Decline');
  expect(shopper.text(shopper.find('alert', ''))).toBe(
    'Afterpay declined the payment. Please choose another way to pay.',
  );
  await shopper.follows('Cancel');
  expect(shopper.text()).toContain('Your payment with After Pay was not completed. Nothing was charged.');
  expect(shopper.isChecked('After Pay')).toBe(true);
  await goesTo('Link');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
  const id = new URL(shopper.url).searchParams.get('orderId') ?? '';
  const { status, paymentDetails } = await resultOf(shopper.visitor.client.order(id));
  expect([status, paymentDetails.provider]).toEqual(['paid', 'link']);
});
