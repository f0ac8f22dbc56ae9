import { FLAGS, type FlagName, isFlagName } from '@counterpane/rules/flags/flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlag } from '../testing/set-flag.ts';
import { result } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

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
  readonly title: string;
  read(): Promise<unknown>;
  readonly on: unknown;
  readonly off: unknown;
}

const ROWS: readonly Row[] = [
  {
    flag: 'splitKing',
    title: 'whether a split king can be bought',
    read: () => isActive('mattress', 'splitking'),
    on: true,
    off: false,
  },
  {
    flag: 'kingAdjustable',
    title: 'whether an adjustable base can be bought in king',
    read: () => isActive('adjustable-bed-frame', 'king'),
    on: true,
    off: false,
  },
  {
    flag: 'splitKingGift',
    title: 'what comes free with a split king',
    read: () => giftsOf('splitKing'),
    on: ['1 sheet-set splitKing', '2 pillow king', '1 waterproof-mattress-protector splitKing'],
    off: ['2 sheet-set twinXL', '2 pillow king', '2 waterproof-mattress-protector twinXL'],
  },
  {
    flag: 'giftFromExtrasSwitcher',
    title: 'whether the extras of a mattress come free with it, or the gift bundle of the brand',
    read: () => giftsOf('queen'),
    on: ['1 sheet-set queen', '2 pillow standard', '1 waterproof-mattress-protector queen'],
    off: ['1 serenity-bundle queen'],
  },
  {
    flag: 'premierBundle',
    title: 'whether the Premier Bundle is offered',
    read: async () => (await upgrades()).map(({ name }) => name),
    on: ['serenity-bundle', 'tranquility-bundle', 'premier-bundle'],
    off: ['serenity-bundle', 'tranquility-bundle'],
  },
  {
    flag: 'premierLabel',
    title: 'whose name the label of the free set has',
    read: async () => (await upgrades())[0]?.comboLabel,
    on: 'Premier Bundle',
    off: 'Serenity Bundle (free with mattress)',
  },
  {
    flag: 'multipleExtendCoverage',
    title: 'whether a mattress with one plan is offered another',
    read: plansBesideOne,
    on: [
      '3-year coverage for your mattress',
      '5-year coverage for your mattress',
      '10-year coverage for your mattress',
    ],
    off: [],
  },
  {
    flag: 'keepCouponIfNoDiscount',
    title: 'whether a code from a link stays that takes nothing off',
    read: uselessCode,
    on: 'MATTRESS100',
    off: null,
  },
  {
    flag: 'preventAddingCoupon',
    title: 'whether a code that was taken out comes back by a link',
    read: codeThatWasTakenOut,
    on: null,
    off: 'SLEEP10',
  },
  {
    flag: 'nextDayDelivery',
    title: 'whether the next day is promised',
    read: deliveryOfPillow,
    on: '24 Hours!',
    off: '1 - 2 business days',
  },
  {
    flag: 'hideEmailCheckbox',
    title: 'whether the box for news by e-mail is left out',
    read: async () => (await checkout()).hidesEmailOptIn,
    on: true,
    off: false,
  },
  {
    flag: 'billingStep',
    title: 'whether the checkout asks for a billing address',
    read: async () => (await checkout()).asksBillingAddress,
    on: true,
    off: false,
  },
  {
    flag: 'regionDebounceLeading',
    title: 'whether the region is checked at the first letter',
    read: async () => (await checkout()).regionDebounceLeading,
    on: true,
    off: false,
  },
];

/** Decides what travels to the payment provider: proven beside it. */
const ELSEWHERE: readonly FlagName[] = ['AMAZON_PAY_V2'];

describe('a flag of the store decides', () => {
  it.each(ROWS.map((row) => [row.title, row] as const))('%s', async (_title, { flag, read, on, off }) => {
    const usual = FLAGS[flag].isOn;
    expect(await read()).toEqual(usual ? on : off);
    await setFlag(store, flag, !usual);
    expect(await read()).toEqual(usual ? off : on);
    await setFlag(store, flag, usual);
    expect(await read()).toEqual(usual ? on : off);
  });

  it('something that a shopper or a client can see: no flag is without a row', () => {
    const registered = Object.keys(FLAGS).filter(isFlagName);
    expect([...ROWS.map(({ flag }) => flag), ...ELSEWHERE].toSorted()).toEqual(registered.toSorted());
  });
});
