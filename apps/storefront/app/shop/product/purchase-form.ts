import type { ItemToAdd, Notice } from '@counterpane/contract/cart/carts';
import type { ProductView } from '@counterpane/contract/products/products';
import type { Translate } from '@counterpane/messages/translator';
import { PROPERTY_NAMES } from '@counterpane/rules/options/property-names';
import { quantityFault } from './choices/requested-quantity.ts';
import { notAddedText } from './not-added.ts';

/**
 * Under which name a property's choice travels in the form and in the address. What is called Quantity is the size of
 * a pack [D82]; `quantity` is how many packs. @example fieldName('Size') // "size"
 */
export const fieldName = (property: string): string =>
  property === 'Quantity' ? 'pack' : property.toLowerCase();

/** The button that goes on to the wallets. */
export const EXPRESS_BUTTON = 'express';

/** The field in which a form says of which product it is. */
export const PRODUCT_FIELD = 'product';

/** What a sent purchase form asks for. The API decides whether it can be had. */
export const parsePurchase = (form: FormData, product: Pick<ProductView, 'id' | 'properties'>): ItemToAdd =>
  itemOf(
    form,
    product.id,
    product.properties.map(({ name }) => name),
  );

/** The same by the form alone; null for one that names no product. */
export const parseProduct = (form: FormData): ItemToAdd | null => {
  const id = form.get(PRODUCT_FIELD);
  return typeof id === 'string' && id !== '' ? itemOf(form, id, PROPERTY_NAMES) : null;
};

/** What a form has chosen, field by field. */
export const sentChoices = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    PROPERTY_NAMES.map(fieldName).flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value] as const] : [];
    }),
  );

const itemOf = (form: FormData, productID: string, names: readonly string[]): ItemToAdd => ({
  productID,
  quantity: Number(form.get('quantity') ?? 1),
  properties: names.flatMap((name) => {
    const value = String(form.get(fieldName(name)) ?? '').slice(0, LONGEST_VALUE);
    // What was left out is left out, so that the API can say what has to be chosen.
    return value === '' ? [] : [{ name, value }];
  }),
});

/** The API reads no more of an option; no option is so long. */
const LONGEST_VALUE = 80;

/** The API's words, with the choice that they are about. @example "Only 6 left in Full. Nothing was added." */
export const refusalText = (notice: Notice, choice: string, t: Translate): string => {
  const { code, text } = notice;
  const reason = reasonOf(notice, t);
  return code === 'insufficient_stock' && choice !== '' && text.startsWith('Only')
    ? t('{reason} in {choice}. Nothing was added.', { reason, choice })
    : t('{reason}. Nothing was added.', { reason });
};

/** Why some of what was chosen is not in the cart, each reason once. @example ["Weighted blanket: only 3 left."] */
export const missingTexts = (missing: readonly Notice[], t: Translate): string[] => [
  ...new Set(missing.map((notice) => missingText(notice, t))),
];

const missingText = (notice: Notice, t: Translate): string => {
  const { code, text, title } = notice;
  const reason = reasonOf(notice, t);
  return code === 'insufficient_stock' && typeof title === 'string' && !text.startsWith(title)
    ? t('{title}: {reason}.', { title, reason: reason.charAt(0).toLowerCase() + reason.slice(1) })
    : `${reason}.`;
};

/** What the API says of the shape of a call is for programs. */
const reasonOf = (notice: Notice, t: Translate): string => {
  const { code, text, sentQuantity } = notice;
  if (typeof sentQuantity === 'number') return quantityFault(sentQuantity, t);
  const ofPage = notAddedText(notice, t);
  if (ofPage !== null) return ofPage;
  return code === 'invalid_request' ? t('We could not read all of that') : withoutStop(text);
};

const withoutStop = (text: string): string => text.replace(/\.$/, '');
