import { languagePathOf } from '../../catalogue/language-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Order } from './store.ts';

type Ordered = { readonly frozen: Pick<Order['frozen'], 'metadata'> };

/** The language that an order was placed in, where its storefront speaks it, else the storefront's first. */
export const languageOfOrder = (
  { frozen }: Ordered,
  { definition }: Pick<Storefront, 'definition'>,
): string =>
  definition.otherLanguages.find((language) => language === frozen.metadata.lang) ?? definition.language;

/** What the pages of that language begin with: nothing for the first one. @example "/fr" */
export const languagePath = (order: Ordered, { definition }: Pick<Storefront, 'definition'>): string =>
  languagePathOf({ language: languageOfOrder(order, { definition }), definition });
