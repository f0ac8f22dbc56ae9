import type { Brand } from './brand.ts';
import { validateConditions } from './validate-conditions.ts';
import { validateDescriptions } from './validate-descriptions.ts';
import { validateMattressKeys } from './validate-mattress-keys.ts';
import { validatePictures } from './validate-pictures.ts';
import { validatePolicies } from './validate-policies.ts';
import { validatePrices } from './validate-prices.ts';
import { validateRedirects } from './validate-redirects.ts';
import { validateSets } from './validate-sets.ts';
import { validateUpsells } from './validate-upsells.ts';
import { validateWords } from './validate-words.ts';
import type { Vocabulary } from './vocabulary-schema.ts';

/** What in a brand's data contradicts itself; empty when all fits. */
export const validateBrand = (brand: Brand, vocabulary: Vocabulary): string[] => [
  ...validatePrices(brand),
  ...unknownProducts(brand),
  ...wrongHeights(brand),
  ...wrongPockets(brand),
  ...wrongPlans(brand),
  ...validateDescriptions(brand),
  ...validatePictures(brand),
  ...validateUpsells(brand),
  ...validateSets(brand),
  ...validatePolicies(brand),
  ...validateRedirects(brand),
  ...validateWords(brand, vocabulary),
  ...validateMattressKeys(brand),
  ...brand.promotions.flatMap(({ id, conditions }) =>
    validateConditions(`promotion ${id}`, conditions, brand.brand.storefronts),
  ),
];

const unknownProducts = ({ products, content, brand }: Brand): string[] => {
  const mentions = [
    ...products.flatMap(({ name, gifts, components, choices }) => [
      ...gifts.map((product) => ({ place: `${name}: gift`, product })),
      ...components.map(({ product }) => ({ place: `${name}: component`, product })),
      ...choices.flatMap((choice) =>
        choice.values.map(({ product }) => ({ place: `${name}: ${choice.name}`, product })),
      ),
    ]),
    ...[...content.home.featured, content.home.hero.product].map((product) => ({ place: 'home:', product })),
    ...(brand.giftBundle === null ? [] : [{ place: 'gift bundle', product: brand.giftBundle }]),
  ];
  return mentions
    .filter(({ product }) => !products.some(({ name }) => name === product))
    .map(({ place, product }) => `${place} ${product} is no product`);
};

const wrongHeights = ({ products }: Brand): string[] =>
  products
    .filter(({ height, appearance }) => {
      const inches = appearance.layers.reduce((sum, layer) => sum + layer.inches, 0);
      return appearance.layers.length > 0 && height !== undefined && inches !== height;
    })
    .map(({ name, height }) => `${name}: its layers do not add up to ${height} inches`);

/** What a page says of pockets is what recommendations go by. */
const wrongPockets = ({ products }: Brand): string[] =>
  products.flatMap(({ name, kind, mattressHeight, specifications }) => {
    if (kind !== 'sheets' && kind !== 'protector') return [];
    const inches = /\d+/.exec(specifications.find(({ title }) => title === 'Pockets')?.text ?? '')?.[0];
    return inches === undefined || mattressHeight?.to === Number(inches)
      ? []
      : [`${name}: its pockets are of ${inches} inches, and mattressHeight says otherwise`];
  });

const wrongPlans = ({ products }: Brand): string[] =>
  products
    .filter(({ kind, plan }) => (kind === 'protection-plan') !== (plan !== undefined))
    .map(({ name, plan }) =>
      plan ? `${name}: has the terms of a plan and is none` : `${name}: a plan without years and family`,
    );
