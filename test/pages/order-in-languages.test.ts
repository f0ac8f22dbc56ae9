import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { delivers, signsIn } from './delivered-order.ts';
import { PageVisitor } from './page-visitor.ts';
import { englishOn } from './page-words.ts';

const TORONTO = {
  fullName: 'Ada Lovelace',
  line1: '290 Bremner Blvd',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'CA',
  phone: '416 555 0142',
} as const;

interface Place {
  readonly storefront: string;
  /** The language of the pages, as their addresses begin with it, and its messages. */
  readonly base: string;
  readonly locale: string;
  readonly address: typeof HOME | typeof TORONTO;
}

/** The English on the pages of an order and of what can still be done with it, before it is sent and once it is delivered. */
const englishOfOrder = async ({ storefront, base, locale, address }: Place): Promise<string[]> => {
  const visitor = new PageVisitor(storefront);
  await visitor.adds();
  await resultOf(visitor.client.saveShipping({ address, email: 'ada@example.com' }));
  const { cart } = await resultOf(visitor.client.checkout());
  const { id } = await resultOf(
    visitor.client.createOrder({
      billingProvider: address.country === 'CA' ? 'stripeCanada' : 'stripeDirect',
      email: 'ada@example.com',
      ...{ shippingAddress: address, billingAddress: address },
      ...{ cartVersion: cart.version, expectedTotal: cart.totalPrice },
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  const found: string[] = [];
  const reads = async (...paths: readonly string[]) => {
    for (const path of paths) {
      const { status, text } = await visitor.opens(`${base}/orders/${id}${path}`);
      expect(status, path).toBe(200);
      expect(text, path).toContain(`lang="${locale}"`);
      found.push(...englishOn(text, locale).map((words) => `${path || '/'}: ${words}`));
    }
  };
  const { items } = await resultOf(visitor.client.fulfillment(id));
  const item = items.find(({ cancellable }) => cancellable > 0)?.itemIdentifier ?? '';
  await reads('', '/cancel', `/cancel?units-${item}=1`, '/address');
  await delivers(await signsIn(), id);
  await reads('', '/return', `/return?units-${item}=1&reason-${item}=too_soft`);
  await reads(`/exchange?item=${item}`, '/claim', `/claim?item=${item}`);
  const { choices } = await resultOf(visitor.client.exchangeChoices(id, item));
  const { sku = '' } = choices.find(({ more, isPayable }) => more !== null && isPayable) ?? {};
  const chosen = { itemIdentifier: item, sku };
  const { returned, back, toPay } = await resultOf(visitor.client.previewExchange(id, chosen));
  await reads(`/exchange?item=${item}&sku=${encodeURIComponent(sku)}`);
  const seen = {
    ...chosen,
    id: returned.id,
    reason: 'too_soft',
    back: back.amount,
    toPay: toPay.amount,
  } as const;
  await resultOf(visitor.client.requestExchange(id, seen));
  await reads('?news=exchange-left', '?news=exchange-failed');
  await resultOf(visitor.client.cancelReturn(id, returned.id));
  await reads('?news=exchange-over', '?news=exchange-paid');
  return found;
};

test('The order page and its forms to cancel, return, exchange and claim are in French in Canada', async () => {
  const place = { storefront: 'halcyon-ca', base: '/fr', locale: 'fr-CA', address: TORONTO };
  expect(await englishOfOrder(place)).toEqual([]);
});

test('The order page and its forms to cancel, return, exchange and claim are in Spanish in the United States', async () => {
  const place = { storefront: 'halcyon', base: '/es', locale: 'es-US', address: HOME };
  expect(await englishOfOrder(place)).toEqual([]);
});
