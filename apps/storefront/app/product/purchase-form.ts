import type { CartView, ItemToAdd, Notice } from '@counterpane/contract/carts';
import type { ProductView } from '@counterpane/contract/products';
import type { Translate } from '../language/translate.ts';

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

/** Why a single thing was not added; null when it was. */
export const findAddRefusal = ({ notices }: CartView): Notice | null =>
  notices.find(({ code }) => code !== REMOVED) ?? null;

/** The API's words, with the choice that they are about. @example "Only 6 left in Full. Nothing was added." */
export const refusalText = ({ code, text }: Notice, choice: string, t: Translate): string => {
  const reason = text.replace(/\.$/, '');
  return code === 'insufficient_stock' && choice !== '' && text.startsWith('Only')
    ? t('{reason} in {choice}. Nothing was added.', { reason, choice })
    : t('{reason}. Nothing was added.', { reason });
};
