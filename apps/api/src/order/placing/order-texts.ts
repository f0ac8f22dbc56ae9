import type { CartView } from '@counterpane/contract/cart/carts';
import { formatMessages } from '@counterpane/messages/format-message';
import type { FindProduct } from '@counterpane/rules/options/product';
import { type CartContext, contextOf } from '../../cart/carts/cart-context.ts';
import { cartView } from '../../cart/view/cart-view.ts';
import { writingOf } from '../../catalogue/language-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { policiesOf } from '../orders/policies-of.ts';
import type { OrderWords } from './order-snapshot.ts';

interface AllOrderTexts {
  /** In the first language of the storefront. */
  readonly first: OrderWords;
  readonly others: Readonly<Record<string, OrderWords>>;
}

/** A cart as it is ordered, in every language of its storefront: an order says later what it said when it was placed. */
export const orderTexts = (context: CartContext): AllOrderTexts => {
  const { definition, inLanguage } = context.storefront;
  const wordsIn = (language: string) => wordsOf(contextIn(context, inLanguage(language)), context.now);
  return {
    first: wordsIn(definition.language),
    others: Object.fromEntries(definition.otherLanguages.map((language) => [language, wordsIn(language)])),
  };
};

const wordsOf = (context: CartContext, now: string): OrderWords => ({
  // A body with its messages said is the view that a client would read. Nothing can be added to what is ordered.
  cart: formatMessages(cartView(context, { withExtras: false }), writingOf(context.storefront)) as CartView,
  policies: policiesOf(context.price().lines, context.storefront, now),
});

/** The same cart in another language. What was read with it, such as how many there are, stays. */
const contextIn = (context: CartContext, storefront: Storefront): CartContext => {
  if (storefront === context.storefront) return context;
  const { read, cart, lines, gone } = context;
  const findProduct: FindProduct = (id) => {
    const [found, named] = [read.findProduct(id), storefront.findProduct(id)];
    return found && named && { ...found, title: named.title, properties: named.properties };
  };
  return contextOf({ ...read, storefront, findProduct }, cart, { sellable: lines, gone });
};
