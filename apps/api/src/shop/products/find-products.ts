import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

interface Wanted {
  readonly name?: string | undefined;
  readonly ids?: string | undefined;
  readonly inventoryKeys?: string | undefined;
}

/** Each of these lists is separated by commas; what comes first is answered first, and nothing twice. */
export const findProducts = (wanted: Wanted, storefront: Storefront): CatalogueEntry[] => {
  const byName = listOf(wanted.name).map((name) => storefront.findEntry(name));
  const byId = listOf(wanted.ids).map((id) => {
    const product = storefront.findProduct(id);
    return product && storefront.findEntry(product.name);
  });
  const byKey = listOf(wanted.inventoryKeys).map(
    (key) => storefront.entries.find(({ product }) => product.inventoryKey === key) ?? null,
  );
  return [...new Set([...byName, ...byId, ...byKey])].filter((entry) => entry !== null);
};

/** An empty list of names asks for nothing. */
const listOf = (text = ''): string[] => text.split(',').filter((part) => part !== '');
