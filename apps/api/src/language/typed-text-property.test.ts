import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { splitFullName } from '@counterpane/rules/address/full-name';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writingOf } from '../catalogue/language-of.ts';
import { orderConfirmationEmail } from '../order/emails/order-confirmation-email.ts';
import { SAMPLE_ORDER } from '../order/emails/sample-order.ts';
import { contactRequests } from '../shop/contact/tables.ts';
import { saveStaff } from '../staff/sign-in/accounts.ts';
import { createAuth } from '../staff/sign-in/auth.ts';
import { openCardStore } from '../testing/card-store.ts';
import { result } from '../testing/shopper.ts';
import { shownInHtml } from '../testing/shown-in-html.ts';
import { PASSWORD, StaffBrowser } from '../testing/staff-browser.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { person, typed } from './testing/typed-texts.ts';
import { cardsOf, holdsInEveryShop, type TypingShop } from './testing/typing-shops.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'stripeCanada']));

const shopperOf = ({ key, language }: TypingShop) => {
  const shopper = store.shopper(`${key}.localhost`);
  return { shopper, client: shopper.clientIn(language) };
};

test('an address that someone types comes back to the letter in every shop and language', async () => {
  await holdsInEveryShop(
    person,
    async (shop, fields) => {
      const { shopper, client } = shopperOf(shop);
      await shopper.adds(shop.product, shop.size);
      const address = { ...shop.home, ...fields };
      const saved = await client.saveShipping({ address, email: 'ada@example.com' });
      // What the rules refuse, such as a PO box, is no address that comes back.
      fc.pre(saved.ok);
      const { shippingAddress } = result(await client.checkout());
      expect({ ...shippingAddress, phone: '' }).toEqual({ ...address, phone: '' });
    },
    2,
  );
});

test('an order has what was typed to the letter, and facts of a client as they were sent', async () => {
  await holdsInEveryShop(fc.tuple(person, person, typed), async (shop, [fields, payer, note]) => {
    const { shopper, client } = shopperOf(shop);
    await shopper.adds(shop.product, shop.size);
    const facts = { title: note, text: [note], error: note, sent: { $message: 'Cart Empty', values: {} } };
    const placed = await client.createOrder(
      await shopper.order({
        billingProvider: cardsOf(shop),
        shippingAddress: { ...shop.home, ...fields },
        billingAddress: { ...shop.home, ...payer },
        extraData: facts,
      }),
    );
    fc.pre(placed.ok);
    const made = result(placed);
    for (const order of [made, result(await client.order(made.id))]) {
      for (const [details, { fullName, line1, line2 }] of [
        [order.shippingDetails, fields],
        [order.billingDetails, payer],
      ] as const)
        expect(details).toMatchObject({ ...splitFullName(fullName), address: { line1, line2 } });
      expect(order.extraData).toEqual(facts);
    }
  });
});

test('a message to the shop is kept as it was typed, and nothing of it stands in its confirmation', async () => {
  await holdsInEveryShop(fc.tuple(typed, typed, fc.uuid()), async (shop, [name, words, id]) => {
    const email = `${id}@example.com`;
    fc.pre(name !== '' && words.length > 12);
    const message = { email, phone: '', topic: 'choice', name, message: words } as const;
    const sent = await shopperOf(shop).client.sendMessage(message);
    fc.pre(sent.ok);
    const kept = (await store.database.db.select().from(contactRequests)).find((row) => row.email === email);
    expect(kept).toMatchObject({ name, message: words, storefront: shop.key });
    await store.sweep();
    const [mail] = store.sentMail.filter(({ to }) => to === email);
    expect(mail?.subject).toContain(result(sent).reference);
    for (const read of [mail?.text, shownInHtml(mail?.html ?? '')]) expect(read).not.toContain(words);
    store.clock.forward(3_600_000);
  });
});

test('the email about an order writes a name and an address as they were typed', async () => {
  await holdsInEveryShop(
    person,
    async ({ key, language }, fields) => {
      const storefront = store.deps.catalogue.getStorefront(key, language);
      const { firstName, lastName } = splitFullName(fields.fullName);
      const { line1, line2 } = fields;
      const { shippingDetails } = SAMPLE_ORDER;
      const { text, html } = orderConfirmationEmail.write({
        order: {
          ...SAMPLE_ORDER,
          shippingDetails: {
            ...shippingDetails,
            ...{ firstName, lastName },
            address: { ...shippingDetails.address, line1, line2 },
          },
        },
        brand: storefront.brand,
        orderUrl: 'http://localhost:3000/orders/1',
        writing: writingOf(storefront),
        language: `${language}-${storefront.definition.country}`,
      });
      for (const typedText of [firstName, lastName, line1, line2])
        for (const read of [text, shownInHtml(html)]) expect(read).toContain(typedText);
    },
    10,
  );
});

test('the name of staff and the reason of a refund are read as they were typed, by the shopper and by staff', async () => {
  await holdsInEveryShop(fc.tuple(typed, typed, fc.uuid()), async (shop, [name, reason, id]) => {
    fc.pre(name !== '' && reason !== '');
    const email = `${id}@halcyon.example`;
    const account = { name, email, role: 'manager', password: PASSWORD } as const;
    await saveStaff(createAuth(store.deps), store.database, account);
    const browser = new StaffBrowser(store.api, `${shop.key}.localhost`).staysAtWork(email);

    const { shopper, client } = shopperOf(shop);
    await shopper.adds(shop.product, shop.size);
    const [shippingAddress, billingAddress] = [shop.home, shop.home];
    const order = await shopper.places({ billingProvider: cardsOf(shop), shippingAddress, billingAddress });
    result(await client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const work = createStaffOrdersClient((path, init) => browser.fetch(path, init));
    result(await work.refund(order.id, { amount: 100, reason }));
    expect(result(await work.order(order.id)).refunds).toMatchObject([{ reason, madeBy: name }]);

    const { id: cartId } = await shopper.adds(shop.product, shop.size);
    const help = createRemoteTokenClient((path, init) => shopper.fetch(path, init));
    const { code } = result(await help.askForHelp(cartId ?? ''));
    result(await browser.remote.enter({ code }));
    const { notices } = result(await client.cart());
    expect(notices.map(({ text }) => text).join()).toContain(name);
  });
});
