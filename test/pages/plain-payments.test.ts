import { expect, test } from 'vitest';
import { resultOf } from '../shop/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** With a mattress in the cart, where the way to pay is chosen. */
const atBilling = async (): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.visitor.adds();
  await shopper.visitor.ships();
  await resultOf(shopper.visitor.client.acknowledge('extend'));
  await shopper.opens('/checkout/billing');
  return shopper;
};

/** Chooses a way to pay and places the order with it. */
const placesWith = async (shopper: PlainShopper, name: string): Promise<void> => {
  shopper.checks(name);
  await shopper.presses('Review order');
  await shopper.presses('Place order');
};

const typesCard = (shopper: PlainShopper, number: string): void => {
  shopper.fills('Card number', number);
  shopper.fills('Expiration date', '12 / 34');
  shopper.fills('CVC', '123');
};

/** How the order of the page stands, and who takes its money. */
const paidWith = async (shopper: PlainShopper): Promise<string> => {
  const id = new URL(shopper.url).searchParams.get('orderId') ?? '';
  const { status, paymentDetails } = await resultOf(shopper.visitor.client.order(id));
  return `${status} with ${paymentDetails.provider}`;
};

test('After Pay asks on its own page', async () => {
  const shopper = await atBilling();
  await placesWith(shopper, 'After Pay');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
  expect(await paidWith(shopper)).toBe('paid with afterPay');
});

test('what needs a script says so, and a card does not', async () => {
  const shopper = await atBilling();
  for (const wallet of ['Google Pay', 'PayPal']) {
    expect(shopper.findAll('radio', wallet)).toHaveLength(1);
    expect(shopper.text()).toContain(`${wallet} needs JavaScript. Please choose Card instead.`);
  }
  shopper.checks('PayPal');
  await shopper.presses('Review order');
  expect(shopper.text(shopper.find('alert', ''))).toContain('not approved the payment with PayPal');
  shopper.checks('Card');
  await shopper.presses('Review order');
  expect(shopper.findAll('button', 'Place order')).toHaveLength(1);
});

test('the wallets of the express checkout say what they need, and the steps are a link away', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/cart');
  await shopper.follows('Google Pay / Apple Pay');
  expect(shopper.heading()).toBe('Express checkout');
  expect(shopper.text()).toContain('Google Pay / Apple Pay needs JavaScript. Please choose Card instead.');
  expect(shopper.findAll('button', 'Pay with Amazon')).toHaveLength(1);
  await shopper.follows('Go on without a wallet');
  expect(shopper.heading()).toBe('Where should it go?');
});

test('SplitIt says what it needs, points to Card, and still asks on its own page for as many payments as were chosen', async () => {
  const shopper = await atBilling();
  expect(shopper.text()).toMatch(/The form of SplitIt needs JavaScript.*choose Card/);
  shopper.checks('SplitIt');
  shopper.selects('Number of payments', '6');
  await shopper.presses('Review order');
  await shopper.presses('Place order');
  expect(shopper.text()).toContain('Pay monthly with SplitIt');
  expect(shopper.text()).toContain('6 monthly payments');
  typesCard(shopper, '4111111111111111');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
});

test('Truemed, Acima and Affirm ask on pages of their own, and lead back', async () => {
  const shopper = await atBilling();
  await placesWith(shopper, 'Acima');
  await shopper.follows('Open Acima in this window');
  await shopper.presses('Cancel');
  await placesWith(shopper, 'Affirm');
  await shopper.presses('Cancel');
  expect(shopper.text()).toContain('You left Affirm before you approved. Nothing was charged.');
  await placesWith(shopper, 'Truemed');
  await shopper.follows('Open Truemed in this window');
  await shopper.presses('Pay with my health account');
  expect(shopper.heading()).toBe('Thank you');
  expect(await paidWith(shopper)).toBe('paid with truemed');
});

test('Amazon Pay works from the shipping step, and as a way to pay on the billing step', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/shipping');
  await shopper.presses('Pay with Amazon');
  await shopper.presses('Approve');
  await shopper.presses('Place order');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');

  const other = await atBilling();
  // Here it is a way to pay like any other: a button beside it would offer it twice.
  expect(other.findAll('button', 'Pay with Amazon')).toEqual([]);
  await placesWith(other, 'Amazon Pay');
  await other.presses('Approve');
  expect(other.heading()).toBe('Thank you');
});

/** What a shopper of a storefront types, by the labels that they read, and what the last pages say. */
interface Country {
  readonly title: string;
  readonly storefront: string;
  readonly start: string;
  readonly size: string;
  readonly fields: readonly (readonly [label: string, typed: string])[];
  readonly words: Readonly<
    Record<'add' | 'proceed' | 'send' | 'protection' | 'decline' | 'review' | 'place' | 'thanks', string>
  >;
  readonly total: RegExp;
  /** What the sums say of a tax that the prices include. */
  readonly included?: RegExp;
}

const ENGLISH = {
  add: 'Add to cart',
  proceed: 'Proceed to checkout',
  send: 'Continue to billing',
  protection: 'Protect what you chose?',
  decline: 'No, thank you',
  review: 'Review order',
  place: 'Place order',
  thanks: 'Thank you',
} as const;

const FRENCH = {
  add: 'Ajouter au panier',
  proceed: 'Passer à la caisse',
  send: 'Continuer vers la facturation',
  protection: 'Protéger vos choix ?',
  decline: 'Non, merci',
  review: 'Vérifier la commande',
  place: 'Passer la commande',
  thanks: 'Merci',
} as const;

const COUNTRIES: readonly Country[] = [
  {
    title: 'Canada',
    storefront: 'halcyon-ca',
    start: '/mattress',
    size: 'Queen',
    fields: [
      ['Full name', 'Ada Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '416 555 0142'],
      ['Address line 1', '290 Bremner Blvd'],
      ['City', 'Toronto'],
      ['Postal code', 'M5V 3L9'],
      ['Province', 'ON'],
    ],
    words: ENGLISH,
    total: /\$1,0\d\d\.\d\d/,
  },
  {
    title: 'Quebec',
    storefront: 'halcyon-ca',
    start: '/fr/mattress',
    size: 'Grand lit',
    fields: [
      ['Nom complet', 'Ada Lovelace'],
      ['Courriel', 'ada@example.com'],
      ['Téléphone', '514 555 0142'],
      ['Adresse, ligne 1', '275 rue Notre-Dame Est'],
      ['Ville', 'Montréal'],
      ['Code postal', 'H2Y 1C6'],
      ['Province', 'QC'],
    ],
    words: FRENCH,
    total: /1\s0\d\d,\d\d\s\$/,
  },
  {
    title: 'the United Kingdom',
    storefront: 'halcyon-uk',
    start: '/mattress',
    size: 'King',
    fields: [
      ['Full name', 'Ada Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '020 7946 0958'],
      ['Address line 1', '10 Downing Street'],
      ['City', 'London'],
      ['Postcode', 'SW1A 2AA'],
    ],
    words: ENGLISH,
    total: /£\d{3}/,
    included: /Includes £\d+\.\d\d VAT/,
  },
];

test.each(COUNTRIES)(
  'a shopper in $title buys on plain pages in their own words and money',
  async ({ storefront, start, size, fields, words, total, included }) => {
    const shopper = new PlainShopper(storefront);
    await shopper.opens(start);
    shopper.checks(size);
    await shopper.presses(words.add);
    await shopper.presses(words.proceed);
    for (const [label, typed] of fields) shopper.fills(label, typed);
    await shopper.presses(words.send);
    await shopper.presses(words.decline, shopper.find('dialog', words.protection));
    await shopper.presses(words.review);
    expect(shopper.text()).toMatch(total);
    // A tax that is in the prices is said in words, and not as a row of nothing.
    expect(shopper.text()).toEqual(
      included ? expect.stringMatching(included) : expect.not.stringContaining('VAT'),
    );
    await shopper.presses(words.place);
    typesCard(shopper, '4242424242424242');
    await shopper.presses(/^(?:Pay|Payer) /);
    expect(shopper.heading()).toBe(words.thanks);
  },
);
