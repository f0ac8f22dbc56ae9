import type { ItemToAdd } from '@counterpane/contract/cart/carts';
import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import { isAddOn } from '@counterpane/rules/upsells/goes-with';
import { describe, expect, it } from 'vitest';
import { choicesOf, WALK_PATIENCE } from '../../testing/price-walk.ts';
import { type Choice, isInSize, nameOf, type Visit, walkPages } from '../../testing/product-walk.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const walk = (visit: Visit): Promise<string[]> => walkPages(store, visit);

/** What the cart rises by when an upsell joins the product of the page, as its form sends them; null without it. */
const riseWith = async (page: ProductPage, upsell: PageUpsell, choice: Choice, shopper: Shopper) => {
  const own = page.variants.findLast((one) => one.isPurchasable && isInSize(one, choice.size));
  if (!own) return null;
  const { productID, type, isStandalone, info } = upsell;
  const item = { productID: page.product.id, properties: own.properties, quantity: 1 };
  const before = result(await shopper.client.addItems([item]));
  const line = before.items.find(({ product }) => product.id === item.productID)?.itemIdentifier ?? '';
  const belongs = isAddOn({
    kind: info.kind,
    upsell: { hasFixedSaving: type === 'fixed-saving', isNotSaleable: !isStandalone },
  });
  const offer: ItemToAdd = { productID, properties: choice.properties, quantity: choice.quantity };
  const after = result(
    await shopper.client.addItems([belongs ? { ...offer, forItem: line } : offer], {
      source: 'upsell-row-box',
    }),
  );
  return after.totalPrice.amount - before.totalPrice.amount;
};

const pairsOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other]));

/** The set with the product as it may be chosen beside it, as the form sends it. */
const toldOfSet = ({ product, variants, state: { bundle } }: ProductPage, turn: number) =>
  choicesOf(bundle?.choices ?? [], turn).flatMap(({ sku, price }) => {
    const variant = variants.find((one) => one.sku === sku && one.isPurchasable);
    if (!bundle || !variant) return [];
    return {
      items: setAsChosen(bundle.items, { productID: product.id, properties: variant.properties }),
      price,
    };
  });

const toldOfCollections = ({ state }: ProductPage, turn: number) =>
  choicesOf(
    state.collections.filter(({ isComplete }) => isComplete),
    turn,
  ).map(({ items, prices }) => ({
    items: items.flatMap(({ item }) => item ?? []),
    price: prices.finalPrice,
  }));

describe('what a product page says that something costs', () => {
  it(
    'is what the cart rises by with an upsell, in every size and choice of it [C1.37]',
    WALK_PATIENCE,
    async () => {
      const faults = await walk(async (page, turn, shopper) => {
        const found: string[] = [];
        const { upsellItems, upgradableUpsellItems } = page.state;
        for (const upsell of choicesOf([...upsellItems, ...upgradableUpsellItems], turn)) {
          const buyable = upsell.choices.filter(({ isPurchasable }) => isPurchasable);
          for (const choice of choicesOf(buyable, turn)) {
            const rise = await riseWith(page, upsell, choice, shopper());
            if (rise === null || rise === choice.price.amount) continue;
            const what = `${page.product.name} ${choice.size}, ${upsell.name} ${nameOf(choice)}`;
            found.push(`${page.storefront.key}: ${what}: ${choice.price.amount}, charged ${rise}`);
          }
        }
        return found;
      });
      expect(faults).toEqual([]);
    },
  );

  it('is what the cart charges for two and more of it, with every tier [C1.37]', WALK_PATIENCE, async () => {
    const faults = await walk(async (page, turn, shopper) => {
      const found: string[] = [];
      const buyable = page.variants.filter(({ isPurchasable }) => isPurchasable);
      for (const { sku, properties, totals } of choicesOf(buyable, turn)) {
        for (const { quantity, price } of choicesOf(totals, turn)) {
          const item = { productID: page.product.id, properties, quantity };
          const cart = result(await shopper().client.addItems([item]));
          const isShort = cart.items.length === 0;
          if (!isShort && cart.totalPrice.amount !== price.amount)
            found.push(`${quantity} × ${sku}: ${price.amount}, charged ${cart.totalPrice.amount}`);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('is what the cart rises by with a protection plan, in every size [C1.37]', WALK_PATIENCE, async () => {
    const faults = await walk(async (page, turn, shopper) => {
      const found: string[] = [];
      for (const plan of choicesOf(page.state.plans, turn))
        for (const { size, price } of choicesOf(plan.choices, turn)) {
          const own = page.variants.findLast((one) => one.isPurchasable && isInSize(one, size));
          if (!own) continue;
          const { client } = shopper();
          const item = { productID: page.product.id, properties: own.properties, quantity: 1 };
          const before = result(await client.addItems([item]));
          const line =
            before.items.find(({ product }) => product.id === item.productID)?.itemIdentifier ?? '';
          const properties = size === null ? [] : [{ name: 'Size', value: size }];
          const offer = { productID: plan.productID, quantity: 1, properties, forItem: line };
          const after = result(await client.addItems([offer]));
          const rise = after.totalPrice.amount - before.totalPrice.amount;
          const what = `${page.storefront.key} ${page.product.name} ${size}, ${plan.title}`;
          if (rise !== price.amount) found.push(`${what}: ${price.amount}, charged ${rise}`);
        }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('adds up for two things beside it, but for what one set saves alone', WALK_PATIENCE, async () => {
    const faults = await walk(async (page, turn, shopper) => {
      const own = page.variants.find(({ sku, isPurchasable }) => isPurchasable && sku === page.selectedSku);
      if (!own) return [];
      const pairs = pairsOf(
        page.state.upsellItems.flatMap(({ productID, name, choices }) =>
          choices
            .filter(({ size, isPurchasable }) => isPurchasable && isInSize(own, size))
            .slice(0, 1)
            .map((choice) => ({ ...choice, productID, name })),
        ),
      );
      const found: string[] = [];
      for (const pair of choicesOf(pairs, turn)) {
        const { client } = shopper();
        const item = { productID: page.product.id, properties: own.properties, quantity: 1 };
        const before = result(await client.addItems([item]));
        const after = result(await client.addItems(pair));
        const rise = after.totalPrice.amount - before.totalPrice.amount;
        const told = pair.reduce((sum, { price }) => sum + price.amount, 0);
        // The product makes one set; and a set may make what else goes with it cheaper still.
        const most = told + Math.min(...pair.map(({ setSaving }) => setSaving.amount));
        if (rise > most)
          found.push(
            `${page.storefront.key} ${page.product.name}, ${pair.map(({ name }) => name)}: ${most}, ${rise}`,
          );
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it(
    'is what the cart charges for the set and for the furniture that it is told with [C1.37]',
    WALK_PATIENCE,
    async () => {
      let tried = 0;
      const faults = await walk(async (page, turn, shopper) => {
        const { product, storefront } = page;
        const told = [...toldOfSet(page, turn), ...toldOfCollections(page, turn)];
        const found: string[] = [];
        for (const { items, price } of told) {
          tried += 1;
          const { totalPrice } = result(await shopper().client.addItems(items));
          if (totalPrice.amount !== price.amount)
            found.push(`${storefront.key} ${product.name}: ${price.amount}, charged ${totalPrice.amount}`);
        }
        return found;
      });
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(100);
    },
  );

  it('follows the tiers: two mattresses of Drift are 5 % off each, three and more 8 %', async () => {
    const { variants } = result(await store.shopper('drift.localhost').client.productPage('mattress', ''));
    const [twin] = variants;
    const perCent = twin?.totals.map(({ quantity, price }) =>
      Math.round((price.amount * 100) / (twin.price.amount * quantity)),
    );
    expect(perCent).toEqual([95, 92, 92, 92, 92, 92, 92, 92, 92]);
  });

  it('is another price for sateen sheets than for cotton ones, and each is charged [C3.47]', async () => {
    const shopper = store.shopper();
    const page = result(await shopper.client.productPage('mattress', ''));
    const sheets = page.state.upsellItems.find(({ name }) => name === 'natural-cotton-sheet-set');
    const inQueen = (material: string) =>
      sheets?.choices.find((one) => one.size === 'queen' && nameOf(one) === `queen white ${material}`);
    const [cotton, sateen] = [inQueen('cotton'), inQueen('sateen')];
    expect([cotton?.price.amount, sateen?.price.amount]).toEqual([11_900, 13_900]);
    for (const choice of [cotton, sateen])
      if (sheets && choice)
        expect(await riseWith(page, sheets, choice, store.shopper())).toBe(choice.price.amount);
  });
});

describe('the choices of an upsell', () => {
  it('are every combination of what may be chosen, by size of the page, and say what is sold out', async () => {
    const { state } = result(await store.shopper().client.productPage('mattress', ''));
    const blanket = state.upsellItems.find(({ name }) => name === 'dual-temperature-weighted-blanket');
    expect(blanket?.choosers.map(({ name }) => name)).toEqual(['Color', 'Weight']);
    const sizes = [...new Set(blanket?.choices.map(({ size }) => size))];
    expect(sizes).toHaveLength(7);
    for (const size of sizes) {
      const own = blanket?.choices.filter((choice) => choice.size === size) ?? [];
      expect(own.map(nameOf)[0]).toBe('navy 15');
      expect(new Set(own.map(nameOf)).size).toBe(9);
      expect(own.filter(({ isPurchasable }) => !isPurchasable).map(nameOf)).toEqual(['navy 20']);
      expect(new Set(own.map(({ price }) => price.amount))).toEqual(new Set([14_900, 16_900, 18_900]));
    }
  });
});
