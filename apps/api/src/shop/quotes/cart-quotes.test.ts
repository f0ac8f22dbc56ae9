import { encodeQuery } from '@counterpane/contract/encode-query';
import { type QuoteView, quoteEntrySchema, quoteSchema } from '@counterpane/contract/products/quotes';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
});

const NO_COUPON = 'no-coupon';
const UNKNOWN = { productID: 'f'.repeat(24), quantity: 1, properties: [] };

const inject = (text: string, headers: Record<string, string> = {}) =>
  store.api.inject({ url: `/api/carts/quote?carts=${text}`, headers });

const ask = async (carts: unknown) => {
  const { result: entries } = z
    .object({ result: z.array(quoteEntrySchema) })
    .parse((await inject(encodeQuery(carts))).json());
  return entries;
};

const askOne = async (items: unknown, couponCode: unknown = NO_COUPON): Promise<QuoteView> => {
  const [entry] = await ask([{ couponCode, items }]);
  return quoteSchema.parse(entry);
};

describe('prices of carts that are none', () => {
  it('have lines, extras, a total discount and the coupon [C3.35]', async () => {
    const quote = await askOne([await shopper.item('mattress', 'queen')], 'sleep10');
    expect(quote.items[0]).toMatchObject({
      itemIdentifier: 'item-1',
      sku: 'hal-classic-foam-s:queen',
      priceBeforeDiscount: { amount: 99_500, currency: 'USD' },
      priceAfterDiscount: { amount: 62_910, currency: 'USD' },
    });
    expect(quote.extras.map(({ sku }) => sku)).toEqual(['shipping']);
    expect(quote.totalDiscount).toEqual({ amount: 36_590, currency: 'USD' });
    expect(quote.couponDetails).toMatchObject({
      value: { amount: 6_990, currency: 'USD' },
      title: '10% off',
      offer: '10% off',
      applied: true,
    });
  });

  it('are a list in the order of the question [C7.13, C7.15]', async () => {
    const sizes = ['king', 'twin', 'queen'];
    const carts = await Promise.all(
      sizes.map(async (size) => ({ couponCode: NO_COUPON, items: [await shopper.item('mattress', size)] })),
    );
    const quotes = z.array(quoteSchema).parse(await ask(carts));
    expect(quotes.map(({ items }) => items[0]?.sku)).toEqual(
      sizes.map((size) => `hal-classic-foam-s:${size}`),
    );
  });

  it('bring the gifts, and say so on the receipt', async () => {
    const quote = await askOne([await shopper.item('mattress', 'queen')]);
    expect(quote.items.filter(({ isGift }) => isGift).map(({ title }) => title)).toHaveLength(3);
    expect(quote.receipt.lines.filter(({ step }) => step === 'gifts')).toHaveLength(3);
    expect(quote.receipt.total).toBe(quote.totals.totalPrice.amount);
  });

  it('are those of the cart itself, to the cent and to the word', async () => {
    const buyer = store.shopper();
    const items = [await buyer.item('mattress', 'splitKing', 2), await buyer.item('pillow', 'king', 3)];
    await buyer.client.addItems(items);
    const cart = result(await buyer.client.setCoupon('SLEEP10'));
    const quote = await askOne(items, 'SLEEP10');
    expect(quote.totals.totalPrice).toEqual(cart.totalPrice);
    expect(quote.totalDiscount).toEqual(cart.totalDiscount);
    const words = (receipt: QuoteView['receipt']) =>
      receipt.lines.map(({ step, text, amount }) => `${step} ${text} ${amount}`);
    expect(words(quote.receipt)).toEqual(words(cart.receipt));
  });

  it('may have lines that belong to another one, by its place', async () => {
    const items = [
      await shopper.item('mattress', 'queen'),
      { ...(await shopper.item('pillow', 'king')), forItem: 'item-1' },
    ];
    const quote = await askOne(items);
    expect(quote.items.find(({ itemIdentifier }) => itemIdentifier === 'item-2')?.forItem).toBe('item-1');
    const [orphan] = await ask([{ couponCode: NO_COUPON, items: [{ ...items[1], forItem: 'item-7' }] }]);
    expect(orphan).toMatchObject({ code: 'unknown_parent' });
  });
});

describe('what cannot be priced', () => {
  it('is a fault of its entry alone, the rest is answered', async () => {
    const queen = await shopper.item('mattress', 'queen');
    const entries = await ask([
      { couponCode: NO_COUPON, items: [UNKNOWN] },
      { couponCode: NO_COUPON, items: [queen] },
      { couponCode: NO_COUPON, items: [await shopper.item('mattress', 'jumbo')] },
      { couponCode: NO_COUPON, items: [await shopper.item('memory-foam-mattress', 'twin')] },
    ]);
    expect(entries.map((entry) => ('code' in entry ? entry.code : entry.totals.totalPrice.amount))).toEqual([
      'unknown_product',
      69_900,
      'impossible_option',
      'not_purchasable',
    ]);
    expect(entries[0]).toMatchObject({ error: 'We do not know this product' });
    expect(entries[0]).not.toHaveProperty('status');
  });

  it('is a cart without a word about a coupon [C5.02]', async () => {
    const items = [await shopper.item('mattress', 'queen')];
    const entries = await ask([{ items }, { couponCode: '', items }, { couponCode: 'No-Coupon', items }]);
    expect(entries.map((entry) => ('code' in entry ? entry.code : 'priced'))).toEqual([
      'coupon_required',
      'coupon_required',
      'priced',
    ]);
  });

  it('is an odd entry, which leaves the others their prices', async () => {
    const queen = await shopper.item('mattress', 'queen');
    const odd = [
      { ...queen, quantity: 101 },
      { ...queen, quantity: 'two' },
      { ...queen, productID: 'nope' },
    ].map((item) => ({ couponCode: NO_COUPON, items: [item] }));
    const entries = await ask([...odd, 'a cart', { couponCode: NO_COUPON, items: [queen] }]);
    expect(entries.map((entry) => ('code' in entry ? entry.code : 'priced'))).toEqual([
      ...Array.from({ length: 4 }, () => 'invalid_request'),
      'priced',
    ]);
    expect(entries[0]).toMatchObject({ error: 'items.0.quantity: Quantity must be at most 100' });
    expect(entries[2]).toMatchObject({ error: expect.stringMatching(/^items\.0\.productID: /) });
  });

  it('is a question that nobody can read, no list, or more than 50 carts', async () => {
    const cart = { couponCode: NO_COUPON, items: [] };
    const texts = ['%21%21', encodeQuery({}), encodeQuery(Array.from({ length: 51 }, () => cart))];
    const answers = await Promise.all(texts.map((text) => inject(text)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(
      answers.map((answer) => answer.json().faults[0]).map(({ field, message }) => `${field}: ${message}`),
    ).toEqual([
      'carts: must be JSON in base64',
      expect.stringMatching(/^carts: .*array/),
      expect.stringMatching(/^carts: .*50/),
    ]);
    expect(answers[0]?.json()).toMatchObject({ status: 'error', code: 'invalid_request' });
    expect((await store.api.inject('/api/carts/quote')).statusCode).toBe(400);
  });
});

describe('a coupon that is only asked about', () => {
  it('is told with no items at all [K7.20]', async () => {
    const quote = await askOne([], 'MATTRESS100');
    expect(quote.couponDetails).toMatchObject({ code: 'MATTRESS100', applied: false });
    expect(quote.couponDetails?.reason).toContain('mattress');
  });

  it('may have expired, be unknown, used up or no code', async () => {
    const codes = ['LASTYEAR', 'SLEEP99', 'x'];
    const entries = await ask(codes.map((couponCode) => ({ couponCode, items: [] })));
    expect(entries.map((entry) => 'code' in entry && entry.code)).toEqual([
      'coupon_expired',
      'coupon_unknown',
      'coupon_invalid',
    ]);
  });

  it('does not keep a price from being told', async () => {
    const quote = await askOne([await shopper.item('mattress', 'queen')], 'LASTYEAR');
    expect(quote.totals.totalPrice.amount).toBe(69_900);
    expect(quote.couponDetails).toBeNull();
    expect(quote.couponFault).toMatchObject({ code: 'coupon_expired', couponCode: 'LASTYEAR' });
  });

  it('that ends with its last redemption is never kept', async () => {
    const carts = encodeQuery([{ couponCode: 'ONCE50', items: [await shopper.item('mattress', 'queen')] }]);
    expect((await inject(carts)).headers['cache-control']).toBe('no-store');
  });
});
