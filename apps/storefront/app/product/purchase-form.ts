import type { CartView, ItemToAdd } from '@counterpane/contract/carts';
import type { ProductView } from '@counterpane/contract/products';

/** Under which name a property's choice travels in the form and in the address. @example fieldName('Size') // "size" */
export const fieldName = (property: string): string => property.toLowerCase();

/** What a sent purchase form asks for. The API judges whether it can be had. */
export const parsePurchase = (form: FormData, product: ProductView): ItemToAdd => ({
  productID: product.id,
  quantity: Number(form.get('quantity') ?? 1),
  properties: product.properties.map(({ name }) => ({
    name,
    value: String(form.get(fieldName(name)) ?? ''),
  })),
});

/** Lines that went out of stock are news of every cart, not of what was just added. */
const REMOVED = 'removed_out_of_stock';

/** Why a single thing was not added, in the API's words; null when it was. */
export const findAddRefusal = ({ notices }: CartView): string | null =>
  notices.find(({ code }) => code !== REMOVED)?.text ?? null;
