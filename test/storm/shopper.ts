import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { WayToPay } from '@counterpane/sandboxes/machinery/way-to-pay';
import { stormBrowser } from './browser.ts';
import type { Chance } from './chance.ts';
import type { Clerk } from './clerk.ts';
import { COUNTRIES, type StormCountry } from './countries.ts';
import { creditOf, signsIn } from './credit.ts';
import type { Outside } from './outside.ts';
import { exchanges, movesHouse, sendsBack } from './placed-order.ts';
import { again, quietly, until } from './visitor.ts';
import { type Dealt, WAYS_TO_PAY } from './ways-to-pay.ts';

/** What became of a shopper, as far as the shopper knows. */
export interface Fate extends Dealt {
  readonly name: string;
  /** Whether the shopper ever tried to pay. */
  readonly tried: boolean;
  readonly orderId: string | null;
  /** Why there is no order, or how it stands. */
  readonly end: string;
  /** For a shopper who left the cart standing: whether all of it is still there. */
  readonly cart: (() => Promise<boolean>) | null;
  /**
   * Asks to send a piece of the order back, or for another one in its place, where that can be, which may be dearer and paid; at times
   * with a double click. Answers the order of what comes instead.
   */
  readonly sendsBack: () => Promise<string | null>;
  /** Asks to send back what came instead. */
  readonly returns: (wantedId: string) => Promise<void>;
  /** How the order stands now, as the store has it. */
  readonly status: () => Promise<string>;
}

interface Storm {
  readonly origins: readonly string[];
  readonly outside: Outside;
  readonly clerk: Pick<Clerk, 'givesCredit'>;
  /** Product ids by name, in each country. */
  readonly products: Readonly<Record<StormCountry, ReadonlyMap<string, string>>>;
}

/** The last few of a size that is not made any more, and what there is plenty of. */
const GOODS = [
  { name: 'mattress', size: 'calKing' },
  { name: 'mattress', size: 'queen' },
  { name: 'mattress', size: 'queen' },
  { name: 'pillow', size: 'king' },
] as const;
const CODES = ['ONCE50', 'SLEEP10', 'EVERYTHING'] as const;
const SETTLED: readonly string[] = ['paid', 'needs_attention', 'cancelled'];

/** One shopper's visit, with everything that people do: click twice, change their mind, close the tab, come back. */
export const visitStore = async (
  { name, way, country }: Pick<Fate, 'name' | 'way' | 'country'>,
  storm: Storm,
  chance: Chance,
): Promise<Fate> => {
  const { host, card } = COUNTRIES[country];
  const browser = stormBrowser(storm.origins, host, chance);
  const client = createClient(browser);
  const email = `shopper-${chance.below(1_000_000)}@example.com`;
  let tried = false;
  const end = (text: string, orderId: string | null = null, cart: Fate['cart'] = null): Fate => ({
    name,
    way,
    country,
    tried,
    orderId,
    end: text,
    cart,
    sendsBack: async () => {
      if (orderId === null) return null;
      const wanted = chance.happens(0.5) ? await exchanges(client, orderId, chance) : null;
      if (wanted === null) await sendsBack(client, orderId, chance);
      return wanted;
    },
    returns: (wantedId) => sendsBack(client, wantedId, chance),
    status: async () => {
      const answer = orderId === null ? null : await again(() => client.order(orderId));
      return answer?.ok ? answer.result.status : '';
    },
  });
  const count = await fillCart(client, storm.products[country], chance);
  if (count === null) return end('sold out');
  if (chance.happens(0.05)) return end('left the cart', null, () => hasStill(client, count));
  const order = await placeOrder(client, { way, country }, { email }, chance);
  if (typeof order === 'string') return end(order);
  if (chance.happens(0.05)) return end('left before paying', order.id);
  tried = true;
  const paying = { client, order, way: waysOf(order, way), outside: storm.outside, chance };
  if (!chance.happens(0.15)) {
    const paid = await pays(paying);
    // Taxes and fees differ between places of one country.
    if (paid === 'paid' && country === 'US' && chance.happens(0.4))
      await movesHouse(client, order.id, chance);
    const hasCredit =
      paid === 'paid' &&
      country === 'US' &&
      chance.happens(0.6) &&
      (await storm.clerk.givesCredit(order.id)) &&
      (await signsIn(browser, email, storm.outside.findCode));
    if (!hasCredit) return end(paid, order.id);
    const next = await buysWithCredit(paying, email, storm.products[country]);
    return next ? end(next.end, next.orderId) : end(paid, order.id);
  }
  // Pays, does not come back, and orders the same cart once more with a card.
  await payOnce(paying);
  const second = await placeOrder(client, { way: card, country }, { email }, chance);
  if (typeof second === 'string') return end(`once more: ${second}`, order.id);
  return end(await pays({ ...paying, order: second, way: waysOf(second, card) }), second.id);
};

/** Buys once more as a customer who is signed in, with store credit and a card; null where nothing is ordered. */
const buysWithCredit = async (
  paying: Paying,
  email: string,
  products: ReadonlyMap<string, string>,
): Promise<{ readonly end: string; readonly orderId: string } | null> => {
  const { client, chance } = paying;
  const { card } = COUNTRIES.US;
  if ((await fillCart(client, products, chance)) === null) return null;
  const next = await placeOrder(client, { way: card, country: 'US' }, { email, usesCredit: true }, chance);
  if (typeof next === 'string') return null;
  const order = { ...next, total: { ...next.total, amount: next.total.amount - (next.credit?.amount ?? 0) } };
  return { end: await pays({ ...paying, order, way: waysOf(order, card) }), orderId: next.id };
};

const fillCart = async (
  client: Client,
  products: ReadonlyMap<string, string>,
  chance: Chance,
): Promise<number | null> => {
  const { name, size } = chance.oneOf(GOODS);
  const item = {
    productID: products.get(name) ?? '',
    quantity: 1 + chance.below(2),
    properties: [{ name: 'Size', value: size }],
  };
  const idempotencyKey = randomUUID();
  const added = await again(() => client.addItems([item], { idempotencyKey }));
  if (!added.ok || added.result.items.length === 0) return null;
  if (chance.happens(0.3)) await again(() => client.setCoupon(chance.oneOf(CODES)));
  return added.result.itemsCount;
};

const hasStill = async (client: Client, count: number): Promise<boolean> => {
  const cart = await again(() => client.cart());
  // What others have bought up meanwhile has gone, and the cart says so.
  return cart.ok && (cart.result.itemsCount === count || cart.result.notices.length > 0);
};

/** The carts that were left standing, and of which something is gone. */
export const lostCarts = async (fates: readonly Fate[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const { name, cart } of fates) if (cart && !(await cart())) lost.push(`${name} has lost the cart`);
  return lost;
};

/** Looks again when the price or the stock has changed meanwhile; a word when there is no order after all. */
const placeOrder = async (
  client: Client,
  { way, country }: Dealt,
  { email, usesCredit = false }: { readonly email: string; readonly usesCredit?: boolean },
  chance: Chance,
): Promise<OrderView | string> => {
  const address = { ...COUNTRIES[country].home, line2: '' };
  let why = 'never';
  for (let look = 0; look < 4; look += 1) {
    await again(() => client.saveShipping({ address, email }));
    const credit = usesCredit ? await creditOf(client) : 0;
    const cart = await again(() => client.cart());
    if (!cart.ok || cart.result.items.length === 0) return 'the cart is empty';
    const order = {
      billingProvider: way,
      email,
      shippingAddress: address,
      billingAddress: address,
      cartVersion: cart.result.version,
      expectedTotal: cart.result.totalPrice,
      credit,
    };
    const idempotencyKey = randomUUID();
    const place = () => again(() => client.createOrder(order, { idempotencyKey }));
    // A double click.
    const [placed] = await Promise.all([place(), ...(chance.happens(0.3) ? [place()] : [])]);
    if (placed.ok) return placed.result;
    why = placed.error.code ?? String(placed.status);
    if (why === 'insufficient_stock' || why === 'not_purchasable') return 'sold out';
  }
  return `no order: ${why}`;
};

const waysOf = ({ total }: OrderView, way: string): WayToPay | 'nothing' =>
  total.amount === 0 ? 'nothing' : (WAYS_TO_PAY[way] ?? 'nothing');

interface Paying {
  readonly client: Client;
  readonly order: OrderView;
  readonly way: WayToPay | 'nothing';
  readonly outside: Outside;
  readonly chance: Chance;
}

const ATTEMPTS = 5;
const WAIT_MS = 8_000;

/** Tries until the order is paid, gives up, or closes the tab right after approving. */
const pays = async (paying: Paying): Promise<string> => {
  const { client, order, chance } = paying;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const checkoutToken = await payOnce(paying);
    if (chance.happens(0.1)) return 'never came back';
    let status = '';
    await until(WAIT_MS, async () => {
      const seen = await again(() => client.refreshOrder(order.id, { checkoutToken }));
      status = seen.ok ? seen.result.status : (seen.error.code ?? '');
      return SETTLED.includes(status) || status === 'payment_failed' || status === 'processing';
    });
    if (SETTLED.includes(status) || status === 'processing') return status;
  }
  return 'gave up';
};

/** What the shopper brings back of it, where the way back carries anything. */
const payOnce = async ({ client, order, way, outside, chance }: Paying): Promise<string | null> => {
  if (way === 'nothing') {
    const paymentToken = { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } };
    await again(() => client.payOrder(order.id, { paymentToken }));
    return null;
  }
  const fails = chance.happens(0.2) ? chance.oneOf(['decline', 'cancel'] as const) : null;
  const { settings } = outside.sandboxes;
  if (way.by === 'token') {
    const { total } = order;
    const token = await retried(() => way.token({ total, settings, fails }));
    const pay = () =>
      client.payOrder(order.id, { paymentToken: { id: token, card: { last4: '4242', brand: 'Visa' } } });
    await Promise.all([quietly(pay), ...(chance.happens(0.3) ? [quietly(pay)] : [])]);
    return null;
  }
  const waiting = await again(() => client.payOrder(order.id, { hostedPage: true }));
  const url = waiting.ok ? (waiting.result.paymentDetails.nextAction?.url ?? null) : null;
  if (url === null) return null;
  const page = way.by === 'page' ? url : await opensPage(client, order, way, settings).catch(() => null);
  if (page === null) return null;
  const press = () =>
    fetch(page, { method: 'POST', body: new URLSearchParams(way.fields({ fails })), redirect: 'manual' });
  const back = await press().then(
    ({ headers }) => headers.get('location'),
    () => null,
  );
  // Back, and pressed once more.
  if (chance.happens(0.2)) await quietly(press);
  return back && URL.canParse(back) ? new URL(back).searchParams.get('amazonCheckoutSessionId') : null;
};

/** Presses the company's own button on the page that the order waits on. */
const opensPage = async (
  client: Client,
  { id }: OrderView,
  { open }: Extract<WayToPay, { by: 'button' }>,
  settings: Parameters<typeof open>[1],
): Promise<string | null> => {
  const signed = await again(() => client.signAmazonOrder(id));
  return signed.ok ? open(signed.result, settings) : null;
};

const TOKEN_TRIES = 20;

/** A wallet or form that does not answer is opened again. */
const retried = async (get: () => Promise<string>): Promise<string> => {
  for (let count = 1; ; count += 1) {
    try {
      return await get();
    } catch (error) {
      if (count === TOKEN_TRIES) throw error;
      await pause(100);
    }
  }
};
