import { moneyFormatter } from '@counterpane/contract/format-money';
import type { QuoteEntry, QuoteRequest } from '@counterpane/contract/products/quotes';
import { money } from '@counterpane/rules/money/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLivePriceFetcher } from './live-price-fetcher.ts';
import { createQuoteBatcher, QUOTE_BATCH_MS } from './quote-batcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = (dollars: number): QuoteRequest => ({
  couponCode: 'no-coupon',
  items: [{ productID: 'a'.repeat(24), quantity: dollars, properties: [] }],
});
const PLAIN = request(1);
/** As many as no store has a price for. */
const UNKNOWN = 99;

/** A price of as many dollars as were asked for pieces. */
const quoteOf = ({ items = [] }: QuoteRequest): QuoteEntry => {
  if (items[0]?.quantity === UNKNOWN)
    return { error: 'We do not know this product', code: 'unknown_product' };
  const price = money((items[0]?.quantity ?? 0) * 100, 'USD');
  return {
    items: [],
    extras: [],
    totalDiscount: money(0, 'USD'),
    couponDetails: null,
    totals: {
      itemsCount: 1,
      totalPrice: price,
      totalListPrice: price,
      totalValue: price,
      totalSavings: money(0, 'USD'),
    },
    receipt: { lines: [], total: price.amount },
  };
};

/** Prices on a page whose calls are answered when the test says so. */
const openPage = () => {
  const calls: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const shown: string[] = [];
  const batcher = createQuoteBatcher({
    send: (requests) =>
      new Promise((resolve, reject) => {
        calls.push({
          answer: () => resolve(requests.map(quoteOf)),
          fail: () => reject(new Error('fetch failed')),
        });
      }),
    onFailure: () => undefined,
  });
  const ask = createLivePriceFetcher<{ readonly title: string }>(
    batcher,
    ({ title }, { price }) => shown.push(`${title} ${price}`),
    moneyFormatter('en'),
  );
  return { ask, calls, shown };
};
const passes = () => vi.advanceTimersByTimeAsync(QUOTE_BATCH_MS);

describe('the prices of a page', () => {
  it('are all answered, also when another one comes while a call is out', async () => {
    const { ask, calls, shown } = openPage();
    const [panel, popup] = [{ title: 'panel' }, { title: 'pop-up' }];
    ask(panel, [request(2)], [PLAIN]);
    await passes();
    ask(popup, [request(3)], [PLAIN]);
    await passes();
    for (const { answer } of calls) answer();
    await passes();
    expect(shown).toEqual(['panel $2', 'pop-up $3']);
  });

  it('are not asked for again while they are waited for or shown, nor where the page has them', async () => {
    const { ask, calls, shown } = openPage();
    const panel = { title: 'panel' };
    ask(panel, [PLAIN], [PLAIN]);
    ask(panel, [request(2)], [PLAIN]);
    await passes();
    ask(panel, [request(2)], [PLAIN]);
    calls[0]?.answer();
    await passes();
    ask(panel, [request(2)], [PLAIN]);
    await passes();
    expect(calls).toHaveLength(1);
    expect(shown).toEqual(['panel $2']);
  });

  it('are asked for again at the next change when they could not be had', async () => {
    const { ask, calls, shown } = openPage();
    const panel = { title: 'panel' };
    ask(panel, [request(2)], [PLAIN]);
    await passes();
    calls[0]?.fail();
    await passes();
    expect(shown).toEqual([]);
    ask(panel, [request(2)], [PLAIN]);
    await passes();
    calls[1]?.answer();
    await passes();
    expect(shown).toEqual(['panel $2']);
  });

  it('show the newest choice only, and the first one again when the shopper goes back to it', async () => {
    const { ask, calls, shown } = openPage();
    const panel = { title: 'panel' };
    for (const wanted of [request(2), request(3), PLAIN]) {
      ask(panel, [wanted], [PLAIN]);
      await passes();
    }
    for (const { answer } of calls) answer();
    await passes();
    expect(shown).toEqual(['panel $1']);
  });

  it('are what one cart costs more than another, once both have been answered', async () => {
    const { ask, calls, shown } = openPage();
    const [upsell, panel] = [{ title: 'upsell' }, { title: 'panel' }];
    ask(upsell, [request(7), request(5)], [request(3), PLAIN]);
    ask(panel, [request(5)], [PLAIN]);
    await passes();
    for (const { answer } of calls) answer();
    await passes();
    expect(calls).toHaveLength(1);
    expect(shown).toEqual(['upsell $2', 'panel $5']);
  });

  it('stay as they are where only one of two carts has a price', async () => {
    const { ask, calls, shown } = openPage();
    ask({ title: 'upsell' }, [request(7), request(UNKNOWN)], [request(3), PLAIN]);
    await passes();
    for (const { answer } of calls) answer();
    await passes();
    expect(shown).toEqual([]);
  });
});
