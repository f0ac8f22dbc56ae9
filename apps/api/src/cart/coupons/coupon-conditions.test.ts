import type { Condition } from '@counterpane/rules/promotions/conditions';
import type { PromotionTerms } from '@counterpane/rules/promotions/promotion';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { coupons } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const tenOff = { type: 'percent', basisPoints: 1_000 } as const;
const limits = { limit: null, firstTimeOnly: false, enforcement: null };
/** As staff add a code while the store runs: a row. */
const row = (
  code: string,
  conditions: readonly Condition[],
  benefit: PromotionTerms['benefit'] = tenOff,
) => ({
  code,
  data: { code, title: code, productKinds: [], conditions: [...conditions], benefit, ...limits },
  sourceHash: 'by hand',
});

beforeAll(async () => {
  const { revision } = store.deps.catalogue;
  await store.database.db
    .insert(coupons)
    .values([
      row('THIRDFREE', [], { type: 'cheapest-free', units: 3 }),
      row('NEWYORK', [{ type: 'delivery-states', states: ['NY'] }]),
      row('QUEBEC', [{ type: 'delivery-states', states: ['QC'] }]),
      row('NEWHERE', [{ type: 'first-order' }]),
      row('CANADA', [{ type: 'storefronts', storefronts: ['halcyon-ca'] }]),
      row('WINTER', [{ type: 'period', startsAt: '2026-12-01T00:00:00Z', endsAt: null }]),
      row('STUDENT', [{ type: 'customer-group', domains: ['edu', 'ac.uk'] }]),
      row('WALLET', [{ type: 'payment-methods', methods: ['paypal', 'affirm'] }]),
      row('BYCARD', [{ type: 'payment-methods', methods: ['stripeCanada', 'paypal'] }]),
    ]);
  store.deps.catalogue.announceChange();
  await vi.waitFor(() => expect(store.deps.catalogue.revision).toBeGreaterThan(revision));
});

const detailsOf = async (shopper: Shopper, code: string) => {
  const { couponDetails } = result(await shopper.client.setCoupon(code));
  return { applied: couponDetails?.applied, reason: couponDetails?.reason, code: couponDetails?.reasonCode };
};
const COUNTS = { applied: true, reason: null, code: null };
const notYet = (reason: string) => ({ applied: false, reason, code: 'condition_not_met' });

describe('a code with conditions', () => {
  it('says what it lacks before it counts', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    for (const [code, reason] of [
      ['THIRDFREE', 'THIRDFREE counts when you add 2 more.'],
      ['NEWYORK', 'NEWYORK counts for a delivery to New York.'],
      ['NEWHERE', 'NEWHERE counts for a first order, once we know your email address.'],
      ['CANADA', 'CANADA does not count in this shop.'],
      ['WINTER', 'WINTER counts from Dec 1 on.'],
      ['STUDENT', 'STUDENT counts with an email address that ends in edu or ac.uk.'],
      ['WALLET', 'WALLET counts when you pay with PayPal or Affirm.'],
    ] as const)
      expect(await detailsOf(shopper, code)).toEqual(notYet(reason));
  });

  it('names a province and a way to pay as the language of the request does', async () => {
    const reasonsFor = async (code: string) => {
      const shopper = store.shopper('halcyon-ca.localhost');
      await shopper.adds('pillow', 'king');
      await shopper.client.setCoupon(code);
      const french = await shopper.fetch('/api/carts/my', { headers: { 'x-language': 'fr' } });
      return {
        en: result(await shopper.client.cart()).couponDetails?.reason,
        fr: (await french.json()).result.couponDetails.reason,
      };
    };
    expect(await reasonsFor('QUEBEC')).toEqual({
      en: 'QUEBEC counts for a delivery to Quebec.',
      fr: 'QUEBEC s’applique pour une livraison à cette destination\u00A0: Québec.',
    });
    expect(await reasonsFor('BYCARD')).toEqual({
      en: 'BYCARD counts when you pay with Card or PayPal.',
      fr: 'BYCARD s’applique si vous payez avec Carte ou PayPal.',
    });
  });

  it('counts once its delivery, person or storefront is the right one', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    await shopper.client.setCoupon('NEWHERE');
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@maths.example.edu' }));
    for (const code of ['NEWHERE', 'NEWYORK', 'STUDENT'])
      expect([code, await detailsOf(shopper, code)]).toEqual([code, COUNTS]);
    const canadian = store.shopper('halcyon-ca.localhost');
    await canadian.adds('pillow', 'king');
    expect(await detailsOf(canadian, 'CANADA')).toEqual(COUNTS);
  });

  it('gives the cheapest of three for nothing, on the line and in the receipt', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    await shopper.adds('pillow', 'king');
    await shopper.client.setCoupon('THIRDFREE');
    const before = result(await shopper.client.cart()).totalPrice.amount;
    const cart = await shopper.adds('mattress', 'king');
    const pillow = cart.items.find(({ product, isGift }) => product.name.includes('pillow') && !isGift);
    expect(pillow?.priceAfterDiscount.amount).toBe(0);
    expect(cart.couponDetails?.value.amount).toBe(pillow?.pricing.breakdown.couponDiscount.amount);
    expect(cart.receipt.lines.filter(({ step }) => step === 'coupon')).toMatchObject([
      { rule: 'THIRDFREE', text: 'THIRDFREE', amount: -(cart.couponDetails?.value.amount ?? 0) },
    ]);
    expect(cart.totalPrice.amount).toBeGreaterThan(before);
  });

  it('for first orders does not count for a customer who has ordered before', async () => {
    const email = 'grace@example.com';
    const known = store.shopper();
    await known.adds('mattress', 'queen');
    const order = await known.places({ email });
    result(await known.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    await shopper.client.setCoupon('NEWHERE');
    result(await shopper.client.saveShipping({ address: HOME, email }));
    const { couponDetails } = result(await shopper.client.cart());
    expect(couponDetails?.applied).toBe(false);
    expect(couponDetails?.reason).toBe('NEWHERE counts for a first order only.');
  });
});
