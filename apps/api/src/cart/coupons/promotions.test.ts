import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { openSaleStore, type SaleStore, tenthOff } from '../../testing/sale-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';

/** One promotion for each fact that a cart learns on its way, each a tenth off in a lane of its own. */
let sale: SaleStore;
beforeAll(async () => {
  const promotions = [
    ...tenthOff('paypal-days', { type: 'payment-methods', methods: ['paypal'] }),
    ...tenthOff('new-york', { type: 'delivery-states', states: ['NY'] }),
    ...tenthOff('students', { type: 'customer-group', domains: ['edu'] }),
    ...tenthOff('welcome', { type: 'first-order' }),
    ...tenthOff('canada', { type: 'storefronts', storefronts: ['halcyon-ca'] }),
    ...tenthOff('pairs', { type: 'minimum-units', units: 2 }),
  ];
  sale = await openSaleStore(() => promotions, openCardStore());
});
afterAll(() => sale.close());

const read = async (shopper: Shopper) => {
  const { receipt, offersInReach = [] } = result(await shopper.client.cart());
  return {
    counts: [
      ...new Set(receipt.lines.filter(({ step }) => step === 'automatic-promotions').map(({ rule }) => rule)),
    ],
    inReach: Object.fromEntries(offersInReach.map(({ id, missing }) => [id, missing])),
  };
};

describe('a promotion with conditions', () => {
  it('is told while one thing is missing, and counts once it is there', async () => {
    const shopper = sale.shopper();
    await shopper.adds('pillow', 'king');
    const asked = {
      'paypal-days': { code: 'payment-method', methods: ['PayPal'] },
      'new-york': { code: 'delivery-state', states: ['New York'] },
      students: { code: 'email', domains: ['edu'] },
      pairs: { code: 'units', units: 1 },
    };
    expect(await read(shopper)).toEqual({ counts: [], inReach: asked });

    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@maths.example.edu' }));
    const { 'new-york': _state, students: _group, ...left } = asked;
    expect(await read(shopper)).toEqual({ counts: ['new-york', 'students', 'welcome'], inReach: left });
  });

  it('is in what an extra costs, as the line of it then does', async () => {
    const shopper = sale.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.saveShipping({ address: HOME, email: 'lin@example.edu' }));
    const before = result(await shopper.client.cart());
    const [mattress] = before.items.filter(({ isGift }) => !isGift);
    const extra = mattress?.availableExtras.find(({ kind }) => kind === 'upgrade');
    if (!mattress || !extra) throw new Error('the mattress is offered with nothing');
    const goodsOf = ({ items }: typeof before) =>
      items.reduce((sum, { priceAfterDiscount }) => sum + priceAfterDiscount.amount, 0);
    const properties = extra.properties.map(({ name, value }) => ({ name, value }));
    const item = {
      productID: extra.product.id,
      quantity: extra.quantity,
      properties,
      forItem: mattress.itemIdentifier,
    };
    const after = result(await shopper.client.addItems([item]));
    expect(goodsOf(after) - goodsOf(before)).toBe(extra.price.amount);
  });

  it('of a state is in the price at a door there', async () => {
    const shopper = sale.shopper();
    const cart = await shopper.adds('pillow', 'king');
    const sku = cart.items[0]?.sku ?? '';
    const priceAt = async (zip: string) =>
      result(await shopper.client.deliveredPrice({ sku, zip, quantity: 1 })).price.amount;
    expect(await priceAt('10001')).toBe(Math.round((await priceAt('90210')) * 0.9));
  });

  it('is another one in another storefront', async () => {
    const shopper = sale.shopper('halcyon-ca.localhost');
    await shopper.adds('pillow', 'king');
    expect((await read(shopper)).counts).toEqual(['canada']);
  });

  it('for first orders does not count for a customer who has ordered before, and is not offered to them', async () => {
    const shopper = sale.shopper();
    await shopper.adds('pillow', 'king');
    const address = { ...HOME, phone: '212 555 0190', zip: '10002' };
    const save = async (email: string) => result(await shopper.client.saveShipping({ address, email }));
    await save('grace@example.com');
    expect((await read(shopper)).counts).toContain('welcome');
    const email = 'grace@example.com';
    const order = await shopper.order({ email, shippingAddress: address });
    await sale.store.database.db.execute(sql`
      insert into orders (id, short_id, storefront, visitor_id, cart_id, cart_version, status, email, total_cents, currency,
        request_hash, frozen, stock_is_held, held_until)
      values (${'0'.repeat(24)}, 'ABCD-EFGH', 'halcyon', 'nobody', (select min(id) from carts), 1, 'paid', 'grace@example.com', 100, 'USD',
        'hash', '{}', false, now())`);
    // The person has ordered in the meantime: the new price is told, and holds from then on.
    expect(refusal(await shopper.client.createOrder(order)).code).toBe('price_changed');
    expect((await read(shopper)).counts).toEqual(['new-york']);
    await save('Grace@example.com');
    const { counts, inReach } = await read(shopper);
    expect(counts).toEqual(['new-york']);
    expect(Object.keys(inReach)).not.toContain('welcome');
  });
});
