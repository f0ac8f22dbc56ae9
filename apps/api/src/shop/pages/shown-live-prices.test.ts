import type { ProductPage } from '@counterpane/contract/pages/pages';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import { describe, expect, it } from 'vitest';
import { addWithOffers } from '../../../../storefront/app/shop/product/add-to-cart-action.ts';
import {
  COLLECTION_BUTTON,
  collectionItems,
} from '../../../../storefront/app/shop/product/offers/collection-items.ts';
import { optionField } from '../../../../storefront/app/shop/product/offers/upsell-options.ts';
import { upsellQuoteTerms } from '../../../../storefront/app/shop/product/offers/upsell-quote-terms.ts';
import { fieldName } from '../../../../storefront/app/shop/product/purchase-form.ts';
import {
  livePriceOf,
  livePriceOfAll,
  type QuoteAttributes,
} from '../../../../storefront/app/shop/quotes/quote-attributes.ts';
import { chargedWith, LOOKS, type Looked, livePriceShown } from '../../testing/live-price.ts';
import { choicesOf, WALK_PATIENCE } from '../../testing/price-walk.ts';
import { isInSize, nameOf, walkPages } from '../../testing/product-walk.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

type Variant = ProductPage['variants'][number];
type Sent = Readonly<Record<string, string>>;

const findOwn = (page: ProductPage, size: string | null): Variant | undefined =>
  page.variants.findLast((one) => one.isPurchasable && isInSize(one, size));

const ownPrice = ({ product }: ProductPage, { properties }: Variant): QuoteAttributes =>
  livePriceOf({ productID: product.id, quantity: 1, properties }, true, { isOwn: true });

/** Presses `Add to cart` with what the form of the page sends; whether all of it was added. */
const send = async (client: Shopper['client'], page: ProductPage, { properties }: Variant, sent: Sent) => {
  const form = new FormData();
  for (const { name, value } of properties) form.set(fieldName(name), value);
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  const outcome = await addWithOffers(client, page, form);
  return outcome.ok && outcome.missing.length === 0;
};

interface Offer {
  readonly title: string;
  /** How its price is live. */
  readonly attributes: QuoteAttributes;
  /** What the form sends when it is chosen. */
  readonly sent: Sent;
  readonly own: Variant;
}

const upsellsOf = (page: ProductPage, turn: number): Offer[] => {
  const { upsellItems, upgradableUpsellItems } = page.state;
  return choicesOf([...upsellItems, ...upgradableUpsellItems], turn).flatMap((upsell) => {
    const { productID, name, type } = upsell;
    const buyable = upsell.choices.filter(({ isPurchasable }) => isPurchasable);
    return choicesOf(buyable, turn).flatMap((choice) => {
      const own = findOwn(page, choice.size);
      const options = choice.properties.map((one) => [optionField(productID, one.name), one.value]);
      const field = type === 'fixed-saving' ? 'upgrade' : 'upsell';
      const attributes = livePriceOf({ ...choice, productID }, true, upsellQuoteTerms(upsell, choice));
      const sent = { [field]: productID, ...Object.fromEntries(options) };
      return own ? [{ title: `${name} ${nameOf(choice)}`, attributes, sent, own }] : [];
    });
  });
};

const plansOf = (page: ProductPage, turn: number): Offer[] =>
  choicesOf(page.state.plans, turn).flatMap(({ productID, title, choices }) =>
    choicesOf(choices, turn).flatMap(({ size, price }) => {
      const own = findOwn(page, size);
      const item = {
        productID,
        quantity: 1,
        properties: size === null ? [] : [{ name: 'Size', value: size }],
      };
      const known = { price, listPrice: price };
      const attributes = livePriceOf(item, true, { upsell: { placement: 'add-on', known } });
      return own ? [{ title, attributes, sent: { plan: productID }, own }] : [];
    }),
  );

/** What is bought by itself in one press: the set that the product is in, and the furniture that goes with it. */
const setsOf = (page: ProductPage, turn: number): Offer[] => {
  const { product, state, variants } = page;
  const { bundle } = state;
  const inSet = variants.filter(
    ({ sku, isPurchasable }) => isPurchasable && bundle?.choices.some((one) => one.sku === sku),
  );
  const ofProduct = inSet.map((own) => ({
    title: 'set',
    attributes: livePriceOfAll(
      setAsChosen(bundle?.items ?? [], { productID: product.id, properties: own.properties }),
    ),
    sent: { source: 'bundle-upsell' },
    own,
  }));
  const ofFurniture = state.collections
    .filter(({ isComplete }) => isComplete)
    .flatMap((collection) => {
      const piece = collection.items.find(({ item }) => item?.productID === product.id)?.item;
      const own = piece && variants.find(({ properties }) => isSame(properties, piece.properties));
      const attributes = livePriceOfAll(collectionItems(collection));
      return own ? [{ title: 'furniture', attributes, sent: { source: COLLECTION_BUTTON }, own }] : [];
    });
  return [...choicesOf(ofProduct, turn), ...choicesOf(ofFurniture, turn)];
};

const isSame = (one: Variant['properties'], other: Variant['properties']): boolean =>
  one.every(({ name, value }) => other.some((choice) => choice.name === name && choice.value === value));

const KINDS = [upsellsOf, plansOf, setsOf];

/** What a cart costs after a press of the button, or null where it does not take all of that. */
const costOf = async (
  page: ProductPage,
  own: Variant,
  { code, quantity }: Looked,
  sent: Sent,
  shopper: Shopper,
): Promise<number | null> => {
  let isTaken = false;
  const cost = await chargedWith(shopper, code, async (client) => {
    isTaken = await send(client, page, own, { quantity: String(quantity), ...sent });
  });
  return isTaken ? cost : null;
};

/** What so many of a product cost alone, which many offers of its page are compared with. */
const known = new Map<string, number | null>();

const costAlone = async (page: ProductPage, own: Variant, looked: Looked, shopper: Shopper) => {
  const key = `${page.storefront.key} ${own.sku} ${JSON.stringify(looked)}`;
  const cost = known.get(key) ?? (await costOf(page, own, looked, {}, shopper));
  known.set(key, cost);
  return cost;
};

/** What the cart rises by with an offer, or null where it does not take it as often. */
const chargedFor = async (
  page: ProductPage,
  { attributes, own, sent }: Offer,
  looked: Looked,
  shopper: () => Shopper,
): Promise<number | null> => {
  const before = attributes['data-quote-placement'] ? await costAlone(page, own, looked, shopper()) : 0;
  const after = await costOf(page, own, looked, sent, shopper());
  return before === null || after === null ? null : after - before;
};

/** What is wrong with the price of an offer; null where the cart does not take it, so that it says nothing. */
const findFault = async (
  page: ProductPage,
  offer: Offer,
  looked: Looked,
  shopper: () => Shopper,
): Promise<string | null> => {
  const shown = await livePriceShown(shopper(), offer.attributes, ownPrice(page, offer.own), looked);
  const charged = await chargedFor(page, offer, looked, shopper);
  if (charged === null) return null;
  const what = `${page.storefront.key} ${page.product.name} ${JSON.stringify(looked)}, ${offer.title}`;
  return shown === charged ? '' : `${what}: ${shown}, charged ${charged}`;
};

describe('what the script of a product page says that something costs', () => {
  it(
    'is what the cart charges, with every code and for one, two and three of the product [C1.37]',
    WALK_PATIENCE,
    async () => {
      const tried = new Map(LOOKS.map((looked) => [looked, 0]));
      const faults = await walkPages(store, async (page, turn, shopper) => {
        const found: (string | null)[] = [];
        // A short walk takes another kind of offer on every page.
        const round = Math.floor(turn / KINDS.length);
        for (const offersOf of choicesOf(KINDS, turn))
          for (const offer of offersOf(page, round))
            for (const looked of choicesOf(LOOKS, round)) {
              const fault = await findFault(page, offer, looked, shopper);
              if (fault !== null) tried.set(looked, (tried.get(looked) ?? 0) + 1);
              found.push(fault);
            }
        return found.flatMap((fault) => fault || []);
      });
      expect(faults).toEqual([]);
      expect(tried.size).toBe(9);
      expect(Math.min(...tried.values())).toBeGreaterThan(5);
    },
  );

  /** What the page of a product shows for an upsell beside it, in the first size in which it has one. */
  const shownFor = async (key: string, name: string, upsellName: string, looked: Looked) => {
    const shopper = store.shopper(`${key}.localhost`);
    const page = result(await shopper.client.productPage(name, ''));
    const upsells = [...page.state.upsellItems, ...page.state.upgradableUpsellItems];
    const upsell = upsells.find((one) => one.name === upsellName);
    const choice = upsell?.choices.find((one) => one.size === 'queen' && one.isPurchasable);
    const own = page.variants.find((one) => one.isPurchasable && isInSize(one, 'queen'));
    if (!upsell || !choice || !own) throw new Error(`${name} offers no ${upsellName} in queen`);
    const item = { ...choice, productID: upsell.productID };
    const attributes = livePriceOf(item, true, upsellQuoteTerms(upsell, choice));
    return livePriceShown(shopper, attributes, ownPrice(page, own), looked);
  };
  const TEN = { code: 'SLEEP10', quantity: 1 };
  const TWENTY = { code: 'TWENTYOFF', quantity: 1 };

  it('has the saving of the set and the code in it', async () => {
    expect(await shownFor('halcyon', 'mattress', 'adjustable-bed-frame', TEN)).toBe(53_910);
    expect(await shownFor('halcyon', 'mattress', 'tranquility-bundle', TEN)).toBe(4_500);
  });

  it('has no code in it that the product alone has used', async () => {
    const [frame, bed] = ['bamboo-platform-bed-frame', 'upholstered-headboard-and-bed-frame'];
    expect(await shownFor('halcyon', frame, bed, TWENTY)).toBe(32_900);
  });

  it('counts the tier of several mattresses in what their bases cost', async () => {
    const totals = [1, 2, 3].map((quantity) =>
      shownFor('drift', 'mattress', 'adjustable-bed-frame', { code: null, quantity }),
    );
    expect(await Promise.all(totals)).toEqual([64_900, 130_477, 196_324]);
  });
});
