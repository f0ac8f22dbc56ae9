import { findDeliveryTimes } from '@counterpane/catalogue/find-delivery-times';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

/** The store's clock stands on Friday, 20 November 2026. */
const store = useTestStore(openCardStore);

const GROUND = {
  text: '1 - 3 business days',
  handling: { from: 2, to: 3 },
  transit: { from: 1, to: 3 },
  from: '2026-11-25',
  to: '2026-11-30',
};
const WITH_WHITE_GLOVE = {
  text: '4 - 6 business days',
  handling: { from: 2, to: 3 },
  transit: { from: 4, to: 6 },
  from: '2026-11-30',
  to: '2026-12-03',
};
const IN_ALASKA = { ...HOME, city: 'Anchorage', state: 'AK', zip: '99501' } as const;

const lineOf = ({ items }: { readonly items: readonly { isGift: boolean; delivery: unknown }[] }) =>
  items.find(({ isGift }) => !isGift)?.delivery;

const onPage = async (shopper: Shopper, name: string, size: string) => {
  const { variants } = result(await shopper.client.productPage(name));
  const found = variants.find(({ properties }) => properties.some(({ value }) => value === size));
  return found?.delivery;
};

/** What the pages of a checkout and of the order say, in their order, of one cart that goes to an address. */
const told = async (shopper: Shopper, address: typeof HOME | typeof IN_ALASKA = HOME) => {
  const order = await shopper.order({ shippingAddress: address });
  const state = result(await shopper.client.checkout());
  const placed = result(await shopper.client.createOrder(order));
  result(await shopper.client.payOrder(placed.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  const thanks = result(await shopper.client.order(placed.id));
  const mail = store.sentMail.findLast(({ messageId }) => messageId.includes(placed.id));
  return { state, placed, thanks, mail: mail?.text ?? '' };
};

/** What the questions of the home page, the questions and the page of delivery say, in words, before any basket. */
const written = async ({ client }: Shopper): Promise<string[]> => {
  const { parts } = result(await client.contentPage('/faq'));
  const groups = parts?.kind === 'faq' ? parts.groups : [];
  return [
    result(await client.homePage()).questions.map(({ answer }) => answer),
    groups.flatMap(({ questions }) => questions.map(({ html }) => html)),
    [result(await client.contentPage('/p/delivery')).html],
  ].map((texts) => texts.join('\n'));
};

it('every brand writes the promise of a basket in its questions, the FAQ and the page of delivery, and no other [C4.32]', async () => {
  const brands = ['localhost', 'cumula.localhost', 'drift.localhost', 'pennyrest.localhost'];
  for (const host of brands) {
    const shopper = store.shopper(host);
    const promise = lineOf(await shopper.adds('mattress', 'queen'));
    expect(promise, host).toEqual(GROUND);
    const handling = `${GROUND.handling.from}-${GROUND.handling.to} business days`;
    for (const text of await written(shopper)) {
      expect(text, host).toContain(`within ${handling}`);
      expect(text, host).toContain(GROUND.text);
      const rest = text.replaceAll(handling, '').replaceAll(GROUND.text, '');
      expect(findDeliveryTimes(rest), host).toEqual([]);
    }
  }
});

it('one basket has one promise on product page, cart, shipping, at the door, in the calendar, order and email [K3.44, C4.32]', async () => {
  const shopper = store.shopper();
  expect(await onPage(shopper, 'mattress', 'queen')).toEqual(GROUND);
  expect(lineOf(await shopper.adds('mattress', 'queen'))).toEqual(GROUND);

  const [sku] = (result(await shopper.client.cart()).items ?? []).map((item) => item.sku);
  const { from, to, handling } = GROUND;
  expect(result(await shopper.client.deliveredPrice({ sku: sku ?? '', zip: '10001' }))).toMatchObject({
    from,
    to,
    text: expect.stringContaining(' by Nov 30 '),
  });
  const there = result(await shopper.client.deliverCartTo('10001'));
  expect(there.delivered).toMatchObject({ from, to, text: expect.stringContaining(' by Nov 30 ') });
  expect(there.deliveryOffer?.ground).toEqual({ handling, from, to });
  expect(there.deliveryOffer?.dates[0]).toBe(from);

  const { state, placed, thanks, mail } = await told(shopper);
  expect(lineOf(state.cart)).toEqual(GROUND);
  expect(state.sddInfo?.earliest).toBe(from);
  expect(state.cart.deliveryOffer?.ground).toEqual({ handling, from, to });
  for (const order of [placed, thanks]) {
    expect(lineOf(order.cart)).toEqual(GROUND);
    expect(order.backorderDays).toBe(0);
  }
  const { items } = result(await shopper.client.fulfillment(placed.id));
  expect(items[0]?.delivery).toEqual(GROUND);
  expect(mail).toContain('Delivery: 1 - 3 business days on its way\n  Arrives Wed, Nov 25 – Mon, Nov 30\n');
});

it('white glove service has one promise too, on line, at the door, in the calendar, order and email', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const cart = result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const { from, to, handling } = WITH_WHITE_GLOVE;
  expect(lineOf(cart)).toEqual(WITH_WHITE_GLOVE);
  expect(cart.deliveryOffer).toMatchObject({
    ground: { handling: GROUND.handling, from: GROUND.from, to: GROUND.to },
    whiteGlove: { handling, from, to },
  });
  expect(cart.deliveryOffer?.dates[0]).toBe(from);
  expect(result(await shopper.client.deliverCartTo('10001')).delivered).toMatchObject({ from, to });
  const { state, thanks, mail } = await told(shopper);
  expect(state.sddInfo?.earliest).toBe(from);
  expect(lineOf(thanks.cart)).toEqual(WITH_WHITE_GLOVE);
  expect(mail).toContain('Delivery: 4 - 6 business days on its way\n  Arrives Mon, Nov 30 – Thu, Dec 3\n');
});

it('a ZIP code where only a partner delivers makes the promise later everywhere', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const cart = result(await shopper.client.deliverCartTo('99501'));
  const later = { from: '2026-12-02', to: '2026-12-07' };
  expect(lineOf(cart)).toMatchObject({ text: '6 - 8 business days', ...later });
  expect(cart.delivered).toMatchObject({ ...later, text: expect.stringContaining(' by Dec 7 ') });
  expect(cart.deliveryOffer).toMatchObject({ ground: later, whiteGlove: null });
  expect(cart.deliveryOffer?.dates[0]).toBe(later.from);
  const sku = cart.items[0]?.sku ?? '';
  expect(result(await shopper.client.deliveredPrice({ sku, zip: '99501' }))).toMatchObject(later);
  const { thanks, mail } = await told(shopper, IN_ALASKA);
  expect(lineOf(thanks.cart)).toMatchObject(later);
  expect(mail).toContain('Arrives Wed, Dec 2 – Mon, Dec 7');
});

it('the day that a shopper picks takes the place of the days of the promise, and stands in the order', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const day = '2026-12-04';
  const cart = result(await shopper.client.chooseDelivery({ certainDeliveryDate: day }));
  expect(lineOf(cart)).toMatchObject({ from: day, to: day });
  expect(cart.deliveryOffer?.dates[0]).toBe(GROUND.from);
  expect(result(await shopper.client.deliverCartTo('10001')).delivered).toMatchObject({ from: day, to: day });
  const { thanks, mail } = await told(shopper);
  expect(lineOf(thanks.cart)).toMatchObject({ from: day, to: day });
  expect(mail).toContain('on its way\n  Arrives Fri, Dec 4\n');
});

it('what is made first says so with the day on which it comes, and has no days that nobody knows', async () => {
  const shopper = store.shopper();
  const later = {
    text: 'Ships later: arrives from Dec 3',
    handling: null,
    transit: null,
    from: '2026-12-03',
    to: '2026-12-07',
  };
  expect(await onPage(shopper, 'hybrid-mattress', 'calKing')).toEqual(later);
  const cart = await shopper.adds('hybrid-mattress', 'calKing');
  expect(lineOf(cart)).toEqual(later);
  const { thanks, mail } = await told(shopper);
  expect(lineOf(thanks.cart)).toEqual(later);
  expect(thanks.backorderDays).toBe(13);
  expect(mail).toContain('Ships later: arrives from Dec 3');
});

it('a protection plan is not sent, so that nothing is promised of its delivery', async () => {
  const shopper = store.shopper();
  const cart = await shopper.adds('mattress', 'queen');
  const [item] = cart.items;
  const plan = item?.availableExtras.find(({ kind }) => kind === 'protection');
  if (!item || !plan) throw new Error('a mattress has a plan');
  const { properties, quantity, product } = plan;
  const added = { productID: product.id, properties, quantity, forItem: item.itemIdentifier };
  const planned = result(await shopper.client.addItems([added]));
  const line = planned.items.find(({ product }) => product.metadata.isWarranty);
  expect(line?.delivery).toEqual({ text: '', handling: null, transit: null, from: null, to: null });
});

it('an order keeps the promise that it was placed with while that of the page moves on with the days', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { placed } = await told(shopper);
  store.clock.forward(4 * 86_400_000);
  expect(lineOf(result(await shopper.client.order(placed.id)).cart)).toEqual(GROUND);
  expect(await onPage(shopper, 'mattress', 'queen')).toMatchObject({ from: '2026-11-27', to: '2026-12-02' });
  expect(lineOf(await shopper.adds('mattress', 'queen'))).toMatchObject({ from: '2026-11-27' });
});
