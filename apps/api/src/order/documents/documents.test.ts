import type { CreateOrder } from '@counterpane/contract/orders/orders';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { pollRefunds } from '../refunds/make-refund.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'stripeCanada']));
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

const MONTREAL = {
  ...HOME,
  line1: '1180 Rue Drummond',
  city: 'Montréal',
  state: 'QC',
  zip: 'H3G 2R7',
  country: 'CA',
  phone: '514 555 0142',
} as const;

const LEEDS = {
  ...HOME,
  line1: '1 City Square',
  city: 'Leeds',
  state: '',
  zip: 'LS1 2ES',
  country: 'GB',
  phone: '0113 496 0142',
} as const;

const buys = async (
  key: string,
  address: CreateOrder['shippingAddress'],
  billingProvider: string,
  withWhiteGlove = false,
) => {
  const shopper = store.shopper(`${key}.localhost`);
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
  if (withWhiteGlove) result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const { version, totalPrice } = result(await shopper.client.cart());
  const { id } = result(
    await shopper.client.createOrder({
      billingProvider,
      email: 'ada@example.com',
      shippingAddress: address,
      billingAddress: address,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
  const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  return { shopper, order };
};

const opens = (shopper: Shopper, id: string, path: string): Promise<Response> =>
  shopper.fetch(`/api/orders/${id}/${path}`);

/** Refunds that were asked for arrive. */
const settles = async (): Promise<void> => {
  store.clock.forward(60_000);
  await store.sweep();
  store.clock.forward(60_000);
  await pollRefunds(store.deps);
};

/** What the pages of a PDF say, one text after the other. */
const reads = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

/** Width and height of the first page of a PDF, in points. */
const sizeOf = async (answer: Response): Promise<number[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { view } = await pdf.getPage(1);
  return view.slice(2).map(Math.round);
};

describe('the invoice of an order', () => {
  it('says who sold what to whom, with its taxes and its total to the cent', async () => {
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect');
    const text = await reads(await opens(shopper, order.id, 'invoice'));
    expect(text).toContain(`Invoice ${order.shortId}`);
    expect(text).toContain('Date: November 20, 2026');
    expect(text).toContain('Counterpane Inc.');
    expect(text).toContain(`${HOME.fullName} ${HOME.line1}`);
    expect(text).toContain('ada@example.com');
    expect(text).toContain(`${order.cart.items[0]?.product.title} Queen $699.00`);
    expect(text).toContain('Taxes $62.04');
    expect(text).toContain('Total $761.04');
    expect(text).toContain('Paid with Visa ending in 4242');
  });

  it('is in the language that was asked for, in Canadian dollars, with the numbers of its taxes', async () => {
    const { shopper, order } = await buys('halcyon-ca', MONTREAL, 'stripeCanada');
    const text = await reads(await opens(shopper, order.id, 'invoice?language=fr'));
    expect(text).toContain(`Facture ${order.shortId}`);
    expect(text).toContain('Numéro de TPS/TVH 12345 6789 RT0001');
    expect(text).toContain('Numéro de TVQ 1234567890 TQ0001');
    expect(text).toContain('Tous les prix sont en dollars canadiens (CAD).');
    expect(await reads(await opens(shopper, order.id, 'invoice?language=xx'))).toContain('Sold by');
  });

  it('says how much of the total is VAT in the United Kingdom', async () => {
    const { shopper, order } = await buys('halcyon-uk', LEEDS, 'stripeDirect');
    const vat = order.cart.extras.find(({ sku }) => sku === 'taxes')?.included?.amount ?? 0;
    expect(vat).toBeGreaterThan(0);
    const text = await reads(await opens(shopper, order.id, 'invoice'));
    expect(text).toContain('VAT number GB 123 4567 82');
    expect(text).toContain(`Includes £${(vat / 100).toFixed(2)} VAT`);
  });

  it('is on A4 paper in the United Kingdom, and on letter paper in the United States', async () => {
    const british = await buys('halcyon-uk', LEEDS, 'stripeDirect');
    const american = await buys('halcyon', HOME, 'stripeDirect');
    expect(await sizeOf(await opens(british.shopper, british.order.id, 'invoice'))).toEqual([595, 842]);
    expect(await sizeOf(await opens(american.shopper, american.order.id, 'invoice'))).toEqual([612, 792]);
  });

  it('says what is not charged of money that is held until it ships, for which there is no credit note', async () => {
    await setCapture(store, 'shipment');
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect');
    await setCapture(store, 'order');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ amount: 2_000, reason: 'Goodwill' });
    const given = await manager.fetch(`/api/orders/${order.id}/refunds`, { method: 'POST', headers, body });
    const refund: { readonly result: { readonly id: string } } = await given.json();
    const text = await reads(await opens(shopper, order.id, 'invoice'));
    expect(text).toContain('Taxes $62.04 Not charged -$20.00 Total $741.04');
    expect(text).toMatch(/You are charged when it ships, on .+ at the latest\./);
    expect((await opens(shopper, order.id, `credit-notes/${refund.result.id}`)).status).toBe(404);
  });

  it('goes on over as many pages as it needs', async () => {
    const shopper = store.shopper();
    for (const size of ['twin', 'full', 'queen', 'king']) {
      await shopper.adds('mattress', size);
      await shopper.adds('premier-memory-foam-mattress', size);
      await shopper.adds('hybrid-mattress', size);
    }
    const { id } = await shopper.places();
    const { cart } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    const answer = await opens(shopper, id, 'invoice');
    const { totalPages, text } = await extractText(new Uint8Array(await answer.arrayBuffer()));
    expect(totalPages).toBeGreaterThan(1);
    const titles = text.join(' ').replace(/\s+/g, ' ');
    for (const { product } of cart.items) expect(titles).toContain(product.title);
  });

  it('is there once the order is paid, for who may see the order', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    expect((await opens(shopper, id, 'invoice')).status).toBe(404);
    const { token } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    expect((await opens(store.shopper(), id, 'invoice')).status).toBe(404);
    const text = await reads(await opens(store.shopper(), id, `invoice?token=${encodeURIComponent(token)}`));
    expect(text).toContain('a•••@example.com');
    expect(text).not.toContain('ada@example.com');
  });
});

describe('the credit note of a refund', () => {
  it('says what went back of which thing, with its taxes, once the money is back', async () => {
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect');
    const line = order.cart.items[0]?.itemIdentifier ?? '';
    const body = JSON.stringify({ lines: [{ itemIdentifier: line, quantity: 1 }], reason: 'Too soft' });
    const headers = { 'content-type': 'application/json' };
    const answer = await manager.fetch(`/api/orders/${order.id}/refunds`, { method: 'POST', headers, body });
    const [refund] = result(await shopper.client.order(order.id)).refunds ?? [];
    expect(answer.status).toBe(200);
    const path = `credit-notes/${refund?.id}`;
    expect((await opens(shopper, order.id, path)).status).toBe(404);

    await settles();
    const text = await reads(await opens(shopper, order.id, path));
    expect(text).toContain(`To invoice ${order.shortId}`);
    expect(text).toContain(`${order.cart.items[0]?.product.title} $699.00`);
    expect(text).toContain('Taxes $62.04 Refunded $761.04');
    expect((await opens(store.shopper(), order.id, path)).status).toBe(404);
  });

  it('has charges and taxes of what was cancelled, less what was given back before, and comes to the refund', async () => {
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect', true);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ amount: 500, reason: 'Goodwill' });
    await manager.fetch(`/api/orders/${order.id}/refunds`, { method: 'POST', headers, body });
    await settles();
    const lines = [{ itemIdentifier: order.cart.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    const seen = result(await shopper.client.previewCancellation(order.id, { lines }));
    const { id, refund } = seen;
    result(await shopper.client.cancelItems(order.id, { id, lines, refund: refund.amount }));
    await settles();
    const refunds = result(await shopper.client.order(order.id)).refunds ?? [];
    const notes = await Promise.all(
      refunds.map(async (one) => reads(await opens(shopper, order.id, `credit-notes/${one.id}`))),
    );
    expect(notes[0]).toContain('Money back $5.00 Refunded $5.00');
    expect(notes[1]).toContain('White glove service $149.00 Taxes $62.04');
    expect(notes[1]).toContain(
      `Less what was given back before -$5.00 Refunded $${((order.total.amount - 500) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
  });
});

describe('the receipt of an order', () => {
  it('says how and when it was paid, what went back, and what is paid by now', async () => {
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect');
    const before = await reads(await opens(shopper, order.id, 'receipt'));
    expect(before).toContain(`Receipt ${order.shortId}`);
    expect(before).toContain('Paid with Visa ending in 4242 November 20, 2026 $761.04 Paid by now $761.04');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ amount: 2_000, reason: 'A secret of staff' });
    await manager.fetch(`/api/orders/${order.id}/refunds`, { method: 'POST', headers, body });
    await settles();
    const after = await reads(await opens(shopper, order.id, 'receipt'));
    expect(after).toMatch(/\$761\.04 Refunded November \d+, 2026 -\$20\.00 Paid by now \$741\.04/);
    expect(after).not.toContain('secret');
  });

  it('is in the language that was asked for', async () => {
    const { shopper, order } = await buys('halcyon-ca', MONTREAL, 'stripeCanada');
    const text = await reads(await opens(shopper, order.id, 'receipt?language=fr'));
    expect(text).toContain(`Reçu ${order.shortId}`);
    expect(text).toContain('Payé à ce jour');
  });

  it('has the charges of money that was held, and is not there before the first of them', async () => {
    await setCapture(store, 'shipment');
    const { shopper, order } = await buys('halcyon', HOME, 'stripeDirect');
    await setCapture(store, 'order');
    expect((await opens(shopper, order.id, 'receipt')).status).toBe(404);
  });

  it('is for those who may see the order, and tells who follows a link less of the person', async () => {
    const { order } = await buys('halcyon', HOME, 'stripeDirect');
    expect((await opens(store.shopper(), order.id, 'receipt')).status).toBe(404);
    const path = `receipt?token=${encodeURIComponent(order.token)}`;
    const text = await reads(await opens(store.shopper(), order.id, path));
    expect(text).toContain('a•••@example.com');
    expect(text).not.toContain('ada@example.com');
  });
});
