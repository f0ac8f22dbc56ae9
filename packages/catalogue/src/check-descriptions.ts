import type { Brand } from './load.ts';

/** Shorter tells nothing, and search engines cut off what is longer. */
const SHORTEST = 50;
const LONGEST = 160;

/** What is wrong with how long the description of a page is; null when it fits. */
export const lengthFault = (description: string): string | null =>
  description.length >= SHORTEST && description.length <= LONGEST
    ? null
    : `a description has from ${SHORTEST} to ${LONGEST} characters, not ${description.length}`;

/** Pages of a brand whose descriptions search engines would not show as they are. */
export const descriptionFaults = ({ content, products, bundles, collections }: Brand): string[] => [
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
