import type { Chance } from '../storm/chance.ts';
import { HOME, productId, visit } from '../support/visitor.ts';

/** A form of a page, as a shopper's browser would post it. */
interface PageForm {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** A visitor whose cookie, cart and order are known, so that requests get deep into the store. */
export interface Person {
  readonly cookie: string;
  readonly known: Readonly<Record<string, unknown>>;
  readonly forms: readonly PageForm[];
}

const PAGES_WITH_FORMS = ['/checkout/cart', '/checkout/shipping', '/checkout/billing', '/faq'];
const MEMBER_PAGES = ['/staff', '/staff/orders', '/staff/reconciliation'];

/** A shopper with a cart, what checkout asks for and an order that is placed and not paid. */
export const newShopper = async (origin: string, chance: Chance): Promise<Person> => {
  const { client, cookie } = visit(origin);
  const productID = await productId({ client }, chance.oneOf(['pillow', 'mattress']));
  const size = chance.oneOf(['queen', 'king']);
  const address = { ...HOME, line2: '' };
  const email = `shopper-${chance.below(1_000_000)}@example.com`;
  await client.addItems([{ productID, quantity: 1, properties: [{ name: 'Size', value: size }] }]);
  await client.saveShipping({ address, email });
  const cart = await client.cart();
  const common = { productID, email, ...HOME, address, shippingAddress: address, billingAddress: address };
  if (!cart.ok) return { cookie: cookie(), known: common, forms: [] };
  const forms = await formsOf(origin, cookie(), PAGES_WITH_FORMS);
  const order = {
    billingProvider: chance.oneOf(['stripeDirect', 'affirm', 'braintree']),
    email,
    shippingAddress: address,
    billingAddress: address,
    cartVersion: cart.result.version,
    expectedTotal: cart.result.totalPrice,
  };
  const placed = chance.happens(0.6) ? await client.createOrder(order) : null;
  return {
    cookie: cookie(),
    known: {
      ...common,
      ...order,
      cartId: cart.result.id,
      id: placed?.ok ? placed.result.id : cart.result.id,
      itemIdentifier: cart.result.items[0]?.itemIdentifier,
      couponCode: 'SLEEP10',
      company: chance.oneOf(['stripe', 'braintree', 'splitit', 'amazon', 'affirm', 'truemed', 'acima']),
    },
    forms,
  };
};

/** A member of staff who is signed in and looks at a shopper's cart and order. */
export const newMember = async (
  origin: string,
  account: { email: string; password: string },
  shopper: Person,
): Promise<Person> => {
  const answer = await fetch(`${origin}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`the member of staff cannot sign in: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, known: shopper.known, forms: await formsOf(origin, cookie, MEMBER_PAGES) };
};

const formsOf = async (origin: string, cookie: string, paths: readonly string[]): Promise<PageForm[]> => {
  const forms: PageForm[] = [];
  for (const path of paths) {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text();
    for (const [, start = '', inside = ''] of page.matchAll(
      /<form([^>]*method="post"[^>]*)>(.*?)<\/form>/gis,
    )) {
      const fields = [...inside.matchAll(/<(?:input|select|textarea|button)([^>]*)>/gi)].flatMap(
        ([, attributes = '']) => {
          const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
          return name === undefined ? [] : [[name, /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? ''] as const];
        },
      );
      forms.push({ path: /\baction="([^"]*)"/.exec(start)?.[1] ?? path, fields });
    }
  }
  return forms;
};
