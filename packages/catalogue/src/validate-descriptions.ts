import type { Brand } from './brand.ts';
import { lengthFault } from './description-length.ts';

/** Pages of a brand whose descriptions search engines would not show as they are. */
export const validateDescriptions = ({ content, products, bundles, collections }: Brand): string[] => [
  ...faultsIn('home', content.home),
  ...Object.entries(content.listings).flatMap(([name, listing]) => faultsIn(name, listing)),
  ...products.flatMap((product) => faultsIn(product.name, product)),
  // A set without a page has nothing to describe.
  ...[...bundles, ...collections].flatMap((set) => (set.url === null ? [] : faultsIn(set.name, set))),
];

const faultsIn = (place: string, { description }: { readonly description: string }): string[] => {
  const fault = lengthFault(description);
  return fault === null ? [] : [`${place}: ${fault}`];
};
