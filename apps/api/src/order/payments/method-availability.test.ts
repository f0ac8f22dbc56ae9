import type { CartView } from '@counterpane/contract/cart/carts';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { PAYMENT_METHODS, type SellingCountry } from '@counterpane/rules/payments/methods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findMethodRefusal,
  offeredMethods,
  unavailableMethods,
} from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

const IDS = PAYMENT_METHODS.map(({ id }) => id);

/** Adapters of which only what is asked of them here is there. */
const adapters = (...ids: readonly string[]) =>
  new Map(ids.map((id) => [id, { takesAmount: takerOf(id) } as unknown as PaymentProvider]));

const takerOf =
  (id: string) =>
  ({ amount }: { amount: number }): boolean =>
    id !== 'acima' || amount <= 500_000;

const CURRENCIES = { US: 'USD', CA: 'CAD', GB: 'GBP' } as const;

const storefront = (country: SellingCountry = 'US', leavesOutMethods: readonly string[] = []) =>
  ({
    definition: { country, leavesOutMethods, currency: CURRENCIES[country] },
    findEntry: (name: string) => ({ data: { kind: name } }),
  }) as unknown as Storefront;

const cart = (amount: number, ...kinds: readonly string[]) =>
  ({
    totalPrice: money(amount, 'USD'),
    items: kinds.map((name) => ({ itemIdentifier: name, isGift: false, product: { name } })),
  }) as unknown as CartView;

const offered = (shop: Storefront, ids: readonly string[] = IDS) =>
  offeredMethods(shop, adapters(...ids)).map(({ id }) => id);
const labelsIn = (country: SellingCountry) =>
  offeredMethods(storefront(country), adapters(...IDS)).map(({ label }) => label);

describe('what a storefront offers', () => {
  it('begins with Card everywhere, which is there once', () => {
    for (const country of ['US', 'CA', 'GB'] as const) {
      expect(labelsIn(country)[0]).toBe('Card');
      expect(labelsIn(country).filter((label) => label === 'Card')).toHaveLength(1);
    }
  });

  it('is a card of stripeCanada in Canada and of stripeDirect elsewhere', () => {
    expect(offered(storefront('CA'))[0]).toBe('stripeCanada');
    expect(offered(storefront('US'))[0]).toBe('stripeDirect');
    expect(offered(storefront('GB'))[0]).toBe('stripeDirect');
  });

  it('is card, PayPal, Apple Pay, Google Pay and Amazon Pay in the UK', () => {
    expect(labelsIn('GB')).toEqual(['Card', 'PayPal', 'Apple Pay', 'Google Pay', 'Amazon Pay']);
  });

  it('is everything in the US but the Canadian card, and what pays an order of nothing', () => {
    expect(offered(storefront())).toEqual(
      IDS.filter((id) => id !== 'stripeCanada' && id !== 'amazon-redeem'),
    );
  });

  it('leaves out what the shop cannot take, and what its brand does not offer', () => {
    expect(offered(storefront(), ['paypal'])).toEqual(['paypal']);
    expect(offered(storefront('GB', ['amazonPay', 'paypal']))).toEqual([
      'stripeDirect',
      'applepay',
      'googlepay',
    ]);
  });

  it('changes by a provider more or less in its own place alone, and never in its order', () => {
    const countries = fc.constantFrom<SellingCountry>('US', 'CA', 'GB');
    fc.assert(
      fc.property(countries, fc.subarray(IDS), fc.constantFrom(...IDS), (country, known, extra) => {
        const shop = storefront(country);
        const others = known.filter((id) => id !== extra);
        expect(offered(shop, [...others, extra]).filter((id) => id !== extra)).toEqual(offered(shop, others));
        expect(IDS.filter((id) => offered(shop, known).includes(id))).toEqual(offered(shop, known));
      }),
    );
  });
});

describe('a purchase', () => {
  const refusal = (id: string, of: CartView, country?: string, shop = storefront()) =>
    findMethodRefusal(id, { cart: of, country }, shop, adapters(...IDS));

  it('is paid by Truemed where something in it is eligible', () => {
    expect(refusal('truemed', cart(70_000, 'bed-frame', 'pillow'))).toBeNull();
    expect(refusal('truemed', cart(70_000, 'bed-frame'))).toEqual({
      code: 'nothing_eligible',
      label: 'Truemed',
    });
    expect(refusal('affirm', cart(70_000, 'bed-frame'))).toBeNull();
  });

  it('is paid by what takes its total', () => {
    expect(refusal('acima', cart(500_000, 'mattress'))).toBeNull();
    expect(refusal('acima', cart(500_001, 'mattress'))).toEqual({ code: 'not_this_total', label: 'Acima' });
  });

  it('is not paid by what is unknown, of another brand, or of another country than it goes to', () => {
    const unknown = { code: 'payment_provider_not_found' };
    const bed = cart(70_000, 'mattress');
    expect(refusal('moonbeams', bed)).toEqual(unknown);
    expect(refusal('paypal', bed, 'US', storefront('US', ['paypal']))).toEqual(unknown);
    expect(refusal('affirm', bed, 'GB')).toEqual(unknown);
    expect(refusal('affirm', bed, 'CA')).toBeNull();
  });

  it('of nothing is paid by anything that is offered, and by amazon-redeem, which pays nothing else', () => {
    expect(refusal('truemed', cart(0, 'bed-frame'))).toBeNull();
    expect(refusal('amazon-redeem', cart(0, 'bed-frame'))).toBeNull();
    expect(refusal('amazon-redeem', cart(1, 'bed-frame'))).toMatchObject({ code: 'not_this_total' });
  });

  it('is not paid by what its account lacks, in that currency, and staff are told so', () => {
    const shop = storefront('US');
    const providers = new Map(
      [...adapters(...IDS)].map(([id, provider]) => [
        id,
        { ...provider, isAvailable: (currency: string) => id !== 'bank' && currency === 'USD' },
      ]),
    );
    expect(offeredMethods(shop, providers).map(({ id }) => id)).not.toContain('bank');
    const bed = { cart: cart(70_000, 'mattress'), country: 'US' };
    expect(unavailableMethods(bed, shop, providers)).toContainEqual({
      id: 'bank',
      label: 'Bank',
      reason: 'not_at_this_account',
    });
    expect(offeredMethods(storefront('CA'), providers)).toEqual([]);
  });

  it('has every way that it cannot be paid in told to staff, with the reason', () => {
    const shop = storefront('US', ['bank']);
    const without = IDS.filter((id) => id !== 'affirm');
    const bed = { cart: cart(600_000, 'bed-frame'), country: 'US' };
    expect(unavailableMethods(bed, shop, adapters(...without))).toEqual([
      { id: 'stripeCanada', label: 'Card', reason: 'not_in_country' },
      { id: 'affirm', label: 'Affirm', reason: 'not_set_up' },
      { id: 'bank', label: 'Bank', reason: 'not_at_this_brand' },
      { id: 'truemed', label: 'Truemed', reason: 'nothing_eligible' },
      { id: 'acima', label: 'Acima', reason: 'not_this_total' },
    ]);
  });
});
