import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts } from '../../cart/carts/tables.ts';
import { BATCH } from '../../database/in-batches.ts';
import { endMailing } from '../../order/mailings/reader-mailings.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { remindCarts } from './remind-carts.ts';
import { sendCartReminder } from './send-cart-reminder.ts';

const store = useTestStore(openCardStore);

const HOUR_MS = 3_600_000;

/** A shopper who came as far as the shipping step, and left so many hours ago. */
const leaves = async (email: string, { hours = 21, sendEmail = true, host = 'halcyon.localhost' } = {}) => {
  const shopper = store.shopper(host);
  await shopper.adds('pillow', 'standard');
  result(await shopper.client.saveShipping({ address: HOME, email, sendEmail, sendSMS: false }));
  const { id } = result(await shopper.client.cart());
  await touch(id ?? '', hours);
  return { shopper, id: id ?? '' };
};
const touch = (id: string, hours: number) =>
  store.database.db
    .update(carts)
    .set({ updatedAt: new Date(store.clock.now() - hours * HOUR_MS).toISOString() })
    .where(eq(carts.id, id));
const runs = async () => {
  await Promise.all([remindCarts(store.deps), remindCarts(store.deps)]);
  await store.sweep();
};
const mailTo = (email: string) =>
  store.sentMail.filter(({ to, subject }) => to === email && subject.includes('cart is still here'));

describe('a cart that was left at the checkout', () => {
  it('is reminded of once, with a link that brings it to another device', async () => {
    const email = 'left@example.com';
    const { id } = await leaves(email);
    await runs();
    await runs();
    const [mail, ...more] = mailTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ messageId: `cart-reminder.${id}` });
    expect(mail?.text).toContain('Memory foam pillow, Standard');
    expect(mail?.unsubscribeUrl).toContain('&kind=cart_reminder');
    expect(mail?.text).toContain(`http://halcyon.localhost:3000/checkout/cart?cart=${id}`);
    const other = store.shopper();
    const { items } = result(await other.client.mergeCart({ cartId: id, multiUse: false }));
    expect(items.map(({ product }) => product.name)).toEqual(['pillow']);
    // What was restored and left once more is another cart of another browser, and this one was reminded of.
    await touch(id, 30);
    await runs();
    expect(mailTo(email)).toHaveLength(1);
  });

  it('is reminded of with what goes with it, each with its page, and nothing that is in it', async () => {
    const email = 'more@example.com';
    await leaves(email);
    await runs();
    const [, more = ''] = (mailTo(email)[0]?.text ?? '').split('TO GO WITH IT');
    const pages = [...more.matchAll(/http:\/\/halcyon\.localhost:3000\/([\w/-]+)\?variant=/g)].map(
      ([, path]) => path,
    );
    expect(pages).toHaveLength(4);
    expect(pages).not.toContain('pillow');
    for (const path of pages) {
      const name = path?.split('/').at(-1) ?? '';
      expect(result(await store.shopper().client.productPage(name)).product.metadata.url).toBe(`/${path}`);
    }
  });

  it('is offered nothing of the kinds that come free with it', async () => {
    const email = 'free@example.com';
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.saveShipping({ address: HOME, email, sendEmail: true, sendSMS: false }));
    const { id, items } = result(await shopper.client.cart());
    await touch(id ?? '', 21);
    await runs();
    const storefront = store.deps.catalogue.getStorefront('halcyon');
    const kindOf = (name: string) => storefront.findEntry(name)?.product.kind;
    const free = new Set(items.filter(({ isGift }) => isGift).map(({ product }) => kindOf(product.name)));
    expect(free.size).toBeGreaterThan(0);
    const [, more = ''] = (mailTo(email)[0]?.text ?? '').split('TO GO WITH IT');
    const offered = [...more.matchAll(/\/([\w-]+)\?variant=/g)].map(([, name = '']) => kindOf(name));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((kind) => free.has(kind))).toEqual([]);
  });

  it('is reminded of in the language of the page', async () => {
    const email = 'gauche@example.com';
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    await shopper.fetch('/api/carts/my/checkout/shipping', {
      method: 'PUT',
      headers: { 'x-language': 'es', 'content-type': 'application/json' },
      body: JSON.stringify({ address: HOME, email, sendEmail: true, sendSMS: false }),
    });
    await touch(result(await shopper.client.cart()).id ?? '', 21);
    await runs();
    const [mail] = store.sentMail.filter(({ to }) => to === email);
    expect(mail?.subject).toBe('Su carrito de Halcyon sigue aquí');
    expect(mail?.text).toContain('/es/checkout/cart?cart=');
  });

  it('is not reminded of too early or too late, without consent, or once it is empty', async () => {
    await leaves('early@example.com', { hours: 19 });
    await leaves('late@example.com', { hours: 97 });
    await leaves('silent@example.com', { sendEmail: false });
    const { shopper, id } = await leaves('empty@example.com');
    result(await shopper.client.clearCart());
    await touch(id, 21);
    await runs();
    for (const name of ['early', 'late', 'silent', 'empty'])
      expect(mailTo(`${name}@example.com`)).toEqual([]);
  });

  it('is not reminded of once it was ordered, or once its shopper has ordered elsewhere', async () => {
    const ordered = await leaves('ordered@example.com');
    const order = await ordered.shopper.order({ email: 'ordered@example.com' });
    const { version, totalPrice } = result(await ordered.shopper.client.cart());
    const placed = { ...order, cartVersion: version, expectedTotal: totalPrice };
    result(await ordered.shopper.client.createOrder(placed));
    await leaves('elsewhere@example.com');
    const other = store.shopper();
    await other.adds('pillow', 'standard');
    const elsewhere = await other.order({ email: 'Elsewhere@example.com' });
    const { version: cartVersion, totalPrice: expectedTotal } = result(await other.client.cart());
    result(await other.client.createOrder({ ...elsewhere, cartVersion, expectedTotal }));
    await runs();
    for (const name of ['ordered', 'elsewhere']) expect(mailTo(`${name}@example.com`)).toEqual([]);
  });

  it('is reminded of behind more carts than a page has whose shopper refuses reminders', async () => {
    const email = 'behind@example.com';
    const { id } = await leaves('refuses@example.com');
    const [row] = await store.database.db.select().from(carts).where(eq(carts.id, id));
    if (!row) throw new Error('the cart is not there');
    const storefront = store.deps.catalogue.getStorefront('halcyon');
    await store.database.transaction((tx) =>
      endMailing(store.deps, tx, { storefront, email: 'refuses@example.com' }, 'cart_reminder'),
    );
    const others = Array.from({ length: BATCH }, (_, index) => ({
      ...{ ...row, id: String(index).padStart(24, '0'), visitorId: `refuses-${index}` },
    }));
    await store.database.db.insert(carts).values(others);
    await leaves(email);
    await remindCarts(store.deps);
    await store.sweep();
    expect(mailTo(email)).toHaveLength(1);
    expect(mailTo('refuses@example.com')).toEqual([]);
  });

  it('is the one that was left last where an email has several, and the other one waits for a day', async () => {
    const email = 'two@example.com';
    const older = await leaves(email, { hours: 30 });
    const newer = await leaves('Two@example.com', { hours: 21 });
    const other = await leaves(email, { hours: 25, host: 'drift.localhost' });
    const told = () =>
      store.sentMail
        .filter(({ to }) => to.toLowerCase() === email)
        .map(({ messageId }) => messageId?.replace('cart-reminder.', ''));
    await runs();
    await runs();
    // Another brand is another shop.
    expect(told().toSorted()).toEqual([newer.id, other.id].toSorted());
    store.clock.forward(23 * HOUR_MS);
    await runs();
    expect(told()).toHaveLength(2);
    store.clock.forward(2 * HOUR_MS);
    await runs();
    expect(told().at(-1)).toBe(older.id);
    expect(told()).toHaveLength(3);
  });

  it('is not reminded of after a no, even one that comes while the message waits', async () => {
    const email = 'no@example.com';
    const { id } = await leaves(email);
    await remindCarts(store.deps);
    const storefront = store.deps.catalogue.getStorefront('halcyon');
    await store.database.transaction((tx) =>
      endMailing(store.deps, tx, { storefront, email }, 'cart_reminder'),
    );
    await store.sweep();
    await sendCartReminder(store.deps, { cartId: id });
    expect(mailTo(email)).toEqual([]);
  });
});
