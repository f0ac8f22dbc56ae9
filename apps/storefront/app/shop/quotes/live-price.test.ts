import { moneyFormatter } from '@counterpane/contract/format-money';
import type { QuoteView } from '@counterpane/contract/products/quotes';
import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { findPageCoupon } from './page-coupon.ts';
import { areSameRequests, type PriceContext, priceRequests } from './price-requests.ts';
import { priceTexts } from './price-texts.ts';
import { livePriceOfAll, quoteAttributes } from './quote-attributes.ts';

const IN_STOCK = { isActive: true, isInStock: true, isBackOrderAllowed: false };
const ITEM = {
  productID: 'a'.repeat(24),
  quantity: 1,
  properties: [
    { name: 'Color', value: 'grey' },
    { name: 'Size', value: 'queen' },
  ],
};

describe('an element with a live price', () => {
  it('says what it is the price of, Size before Color [C3.10]', () => {
    const { 'data-quote': text = '' } = quoteAttributes(ITEM, IN_STOCK);
    expect(JSON.parse(text)[0].properties).toEqual([
      { name: 'Size', value: 'queen' },
      { name: 'Color', value: 'grey' },
    ]);
  });

  it('may follow the quantity of its form', () => {
    expect(quoteAttributes(ITEM, IN_STOCK, { followsQuantity: true })).toMatchObject({
      'data-quote-follows': 'quantity',
    });
  });

  it('may be what its product costs more with it, for which the page knows every quantity', () => {
    const known = {
      price: { amount: 64_900, currency: 'USD' as const },
      listPrice: { amount: 74_900, currency: 'USD' as const },
    };
    expect(quoteAttributes(ITEM, IN_STOCK, { upsell: { placement: 'separate-line', known } })).toMatchObject({
      'data-quote-placement': 'separate-line',
      'data-quote-known': JSON.stringify(known),
      'data-quote-follows': 'quantity',
    });
  });

  it('may be of several things that are bought together, of which nothing but the choice travels', () => {
    const { 'data-quote': text = '' } = livePriceOfAll([ITEM, { productID: 'c' }]);
    expect(JSON.parse(text).map((item: object) => Object.values(item).slice(0, 2))).toEqual([
      [ITEM.productID, 1],
      ['c', 1],
    ]);
  });

  it('is none when the choice cannot be bought [C5.01]', () => {
    expect(quoteAttributes(ITEM, { ...IN_STOCK, isInStock: false })).toEqual({});
    expect(quoteAttributes(ITEM, null)).toEqual({});
  });
});

const NOBODY: PriceContext = { coupon: null, quantity: null, own: null };
const OWN = { productID: 'b'.repeat(24), quantity: 1, properties: [{ name: 'Size', value: 'queen' }] };
const asked = (context: Partial<PriceContext>, placement: 'add-on' | 'separate-line' | null = null) =>
  priceRequests({ items: [ITEM], placement }, { ...NOBODY, ...context });

describe('what is asked for a live price', () => {
  it('is one of it without a coupon, as the page shows it', () => {
    expect(asked({})).toEqual([{ couponCode: 'no-coupon', items: [ITEM] }]);
  });

  it('has the quantity of the form and the code of the cookie', () => {
    const three = asked({ coupon: 'sleep10', quantity: '3' });
    expect(three).toMatchObject([{ couponCode: 'SLEEP10', items: [{ quantity: 3 }] }]);
    expect(areSameRequests(three, asked({}))).toBe(false);
  });

  it('has the quantity of the page where that of the form is no number [C5.03]', () => {
    for (const quantity of ['two', '', '1e3', '-2'])
      expect(areSameRequests(asked({ quantity }), asked({}))).toBe(true);
  });

  it('beside a product is that product with it and without it, each as often as is chosen [C1.37]', () => {
    const two = { coupon: 'SLEEP10', quantity: '2', own: OWN };
    const own = { ...OWN, quantity: 2 };
    expect(asked(two, 'add-on')).toEqual([
      { couponCode: 'SLEEP10', items: [own, { ...ITEM, quantity: 2, forItem: 'item-1' }] },
      { couponCode: 'SLEEP10', items: [own] },
    ]);
    expect(asked(two, 'separate-line')[0]?.items?.[1]).toMatchObject({ forItem: null });
  });

  it('is nothing beside a product that cannot be bought', () => {
    expect(asked({ coupon: 'SLEEP10' }, 'add-on')).toEqual([]);
  });
});

describe('the code that came with a link', () => {
  it('is that of the address, else that of the cookie', () => {
    expect(findPageCoupon('?size=king&coupon=SLEEP10', 'coupon=OTHER')).toBe('SLEEP10');
    expect(findPageCoupon('', 'user-size-selection=king; coupon=SLEEP10')).toBe('SLEEP10');
    expect(findPageCoupon('', 'coupon=A%20B')).toBe('A B');
  });

  it('is none where there is no cookie, or a broken one', () => {
    const found = ['', 'coupon=', 'mycoupon=SLEEP10', 'coupon=%'].map((cookies) =>
      findPageCoupon('', cookies),
    );
    expect(found).toEqual([null, null, null, null]);
  });
});

const FAULT = { error: 'We do not know this product', code: 'unknown_product' };

describe('what a live price shows', () => {
  const usd = (cents: number) => money(cents, 'USD');
  const quote = (price: number, list: number): QuoteView => ({
    items: [],
    extras: [],
    totalDiscount: usd(list - price),
    couponDetails: null,
    totals: {
      itemsCount: 1,
      totalPrice: usd(price),
      totalListPrice: usd(list),
      totalValue: usd(list),
      totalSavings: usd(list - price),
    },
    receipt: { lines: [], total: price },
  });

  it('is the price, what it was, and the saving in whole dollars rounded down [C9.03]', () => {
    expect(priceTexts([quote(69_901, 100_000)], moneyFormatter('en'))?.saving).toBe('$300');
    expect(priceTexts([quote(62_910, 99_500)], moneyFormatter('en'))).toEqual({
      price: '$629.10',
      list: '$995',
      saving: '$365',
      coupon: null,
    });
  });

  it('is the price alone when nothing is saved', () => {
    expect(priceTexts([quote(9_900, 9_900)], moneyFormatter('en'))).toMatchObject({
      price: '$99',
      list: null,
      saving: null,
    });
    expect(priceTexts([quote(9_900, 9_950)], moneyFormatter('en'))).toMatchObject({
      list: '$99.50',
      saving: null,
    });
  });

  it('names the coupon that counts, and no other', () => {
    const coupon = { code: 'SLEEP10', title: '10% off', value: usd(1), offer: '10% off', reason: null };
    const withCoupon = (applied: boolean) =>
      priceTexts([{ ...quote(1, 2), couponDetails: { ...coupon, applied } }], moneyFormatter('en'))?.coupon;
    expect(withCoupon(true)).toBe('10% off');
    expect(withCoupon(false)).toBeNull();
  });

  it('is what a product costs more with something, and what that was', () => {
    const entries = [quote(153_810, 174_300), quote(99_900, 99_900)];
    expect(priceTexts(entries, moneyFormatter('en'))).toMatchObject({
      price: '$539.10',
      list: '$744',
      saving: '$204',
    });
    expect(priceTexts([quote(153_810, 174_300), FAULT], moneyFormatter('en'))).toBeNull();
  });

  it('is nothing new when there is no price', () => {
    expect(priceTexts([FAULT], moneyFormatter('en'))).toBeNull();
  });
});
