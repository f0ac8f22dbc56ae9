import type { ProductKind } from '@counterpane/rules/options/product';
import type { Storefront } from '../catalogue/snapshot.ts';

/** What a brand promises for a kind of product: nights, warranty, delivery. */
export const promisesFor = ({ brand }: Storefront, kind: ProductKind): { figure: string; text: string }[] =>
  brand.brand.promises
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ figure, text }) => ({ figure, text }));
