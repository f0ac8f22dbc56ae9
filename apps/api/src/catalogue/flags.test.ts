import { FLAGS, type FlagName, isFlagName } from '@counterpane/rules/flags';
import { expect, it } from 'vitest';
import { setFlag } from '../testing/set-flag.ts';
import { result } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

const client = () => store.shopper().client;

const isActive = async (name: string, size: string) => {
  const [product] = result(await client().products([name])).data;
  return Object.entries(product?.availability ?? {})
    .filter(([sku]) => sku.includes(`s:${size}`))
    .every(([, { isActive }]) => isActive);
};

const giftsOf = async (size: string) =>
  (await store.shopper().adds('mattress', size)).items
    .filter(({ isGift }) => isGift)
    .map(
      ({ product, quantity, properties }) =>
        `${quantity} ${product.name} ${properties.find(({ name }) => name === 'Size')?.value}`,
    );

const upgrades = async () => result(await client().productPage('mattress')).state.upgradableUpsellItems;

/** The plans that a mattress is still offered once a plan with accidents covers it. */
const plansBesideOne = async () => {
  const shopper = store.shopper();
  const { items } = await shopper.adds('mattress', 'queen');
  const [line] = items;
  const plan = line?.availableExtras.find(
    ({ text }) => text === '3-year accidental coverage for your mattress',
  );
  if (!line || !plan) throw new Error('the cart offers no plan');
  const { product, quantity, properties } = plan;
  const covered = result(
    await shopper.client.addItems([
      { productID: product.id, quantity, properties, forItem: line.itemIdentifier },
    ]),
  );
  return covered.items[0]?.availableExtras.flatMap(({ kind, text }) => (kind === 'protection' ? [text] : []));
};

const uselessCode = async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  return result(await shopper.client.offerCoupon('MATTRESS100')).couponDetails?.code ?? null;
};

const codeThatWasTakenOut = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.offerCoupon('SLEEP10'));
  result(await shopper.client.removeCoupon());
  return result(await shopper.client.offerCoupon('SLEEP10')).couponDetails?.code ?? null;
};

const deliveryOfPillow = async () => {
  const cart = await store.shopper().adds('gel-infused-memory-foam-pillow', 'standard');
  return cart.items[0]?.delivery.text;
};

const checkout = async () => result(await client().checkout());

interface Row {
  readonly flag: FlagName;
  /** What the flag decides, as a shopper or a client reads it. */
  read(): Promise<unknown>;
  readonly on: unknown;
  readonly off: unknown;
}

const ROWS: readonly (readonly [string, Row])[] = [
  [
    'the flag splitKing decides whether a split king can be bought [C3.83]',
    {
      flag: 'splitKing',
      read: () => isActive('mattress', 'splitking'),
      on: true,
      off: false,
    },
  ],
  [
    'the flag kingAdjustable decides whether an adjustable base can be bought in king [C3.83]',
    {
      flag: 'kingAdjustable',
      read: () => isActive('adjustable-bed-frame', 'king'),
      on: true,
      off: false,
    },
  ],
  [
    'the flag splitKingGift decides what comes free with a split king [C3.83]',
    {
      flag: 'splitKingGift',
      read: () => giftsOf('splitKing'),
      on: ['1 sheet-set splitKing', '2 pillow king', '1 waterproof-mattress-protector splitKing'],
      off: ['2 sheet-set twinXL', '2 pillow king', '2 waterproof-mattress-protector twinXL'],
    },
  ],
  [
    'the flag giftFromExtrasSwitcher decides whether the extras of a mattress come free with it, or the gift bundle of the brand [C3.83]',
    {
      flag: 'giftFromExtrasSwitcher',
      read: () => giftsOf('queen'),
      on: ['1 sheet-set queen', '2 pillow standard', '1 waterproof-mattress-protector queen'],
      off: ['1 serenity-bundle queen'],
    },
  ],
  [
    'the flag premierBundle decides whether the Premier Bundle is offered [C3.83]',
    {
      flag: 'premierBundle',
      read: async () => (await upgrades()).map(({ name }) => name),
      on: ['serenity-bundle', 'tranquility-bundle', 'premier-bundle'],
      off: ['serenity-bundle', 'tranquility-bundle'],
    },
  ],
  [
    'the flag premierLabel decides whose name the label of the free set has',
    {
      flag: 'premierLabel',
      read: async () => (await upgrades())[0]?.comboLabel,
      on: 'Premier Bundle',
      off: 'Serenity Bundle (free with mattress)',
    },
  ],
  [
    'the flag multipleExtendCoverage decides whether a mattress with one plan is offered another [C3.83]',
    {
      flag: 'multipleExtendCoverage',
      read: plansBesideOne,
      on: [
        '3-year coverage for your mattress',
        '5-year coverage for your mattress',
        '10-year coverage for your mattress',
      ],
      off: [],
    },
  ],
  [
    'the flag keepCouponIfNoDiscount decides whether a code from a link stays that takes nothing off',
    {
      flag: 'keepCouponIfNoDiscount',
      read: uselessCode,
      on: 'MATTRESS100',
      off: null,
    },
  ],
  [
    'the flag preventAddingCoupon decides whether a code that was taken out comes back by a link',
    {
      flag: 'preventAddingCoupon',
      read: codeThatWasTakenOut,
      on: null,
      off: 'SLEEP10',
    },
  ],
  [
    'the flag nextDayDelivery decides whether the next day is promised',
    {
      flag: 'nextDayDelivery',
      read: deliveryOfPillow,
      on: '24 Hours!',
      off: '1 - 2 business days',
    },
  ],
  [
    'the flag hideEmailCheckbox decides whether the box for news by email is left out [C3.83]',
    {
      flag: 'hideEmailCheckbox',
      read: async () => (await checkout()).hidesEmailOptIn,
      on: true,
      off: false,
    },
  ],
  [
    'the flag billingStep decides whether the checkout asks for a billing address',
    {
      flag: 'billingStep',
      read: async () => (await checkout()).asksBillingAddress,
      on: true,
      off: false,
    },
  ],
  [
    'the flag regionDebounceLeading decides whether the region is checked at the first letter',
    {
      flag: 'regionDebounceLeading',
      read: async () => (await checkout()).regionDebounceLeading,
      on: true,
      off: false,
    },
  ],
  [
    'the flag accounts decides whether shoppers can sign in',
    {
      flag: 'accounts',
      read: async () => result(await client().chrome()).storefront.hasAccounts,
      on: true,
      off: false,
    },
  ],
];

/**
 * Decides by which calls the pages speak of a session of Amazon, what staff and customers may give and have, and who gets text
 * messages: proven in amazon/sessions.test.ts, credit/credit.test.ts and text-messages/text-messages.test.ts.
 */
const ELSEWHERE: readonly FlagName[] = ['AMAZON_PAY_V2', 'storeCredit', 'textMessages'];

for (const [title, { flag, read, on, off }] of ROWS)
  it(title, async () => {
    const usual = FLAGS[flag].isOn;
    expect(await read()).toEqual(usual ? on : off);
    await setFlag(store, flag, !usual);
    expect(await read()).toEqual(usual ? off : on);
    await setFlag(store, flag, usual);
    expect(await read()).toEqual(usual ? on : off);
  });

it('every flag decides something that a shopper or a client can see', () => {
  const registered = Object.keys(FLAGS).filter(isFlagName);
  expect([...ROWS.map(([, { flag }]) => flag), ...ELSEWHERE].toSorted()).toEqual(registered.toSorted());
});
