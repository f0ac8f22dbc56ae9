import type { Brand } from './brand.ts';

/** Promises about products that are none, and two of the same name. */
export const validatePolicies = ({ policies, products }: Pick<Brand, 'policies' | 'products'>): string[] => [
  ...policies.flatMap(({ id, productNames }) =>
    productNames
      .filter((wanted) => !products.some(({ name }) => name === wanted))
      .map((wanted) => `policy ${id}: ${wanted} is no product`),
  ),
  ...policies
    .filter(({ id }, index) => policies.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `policy ${id}: is there twice`),
];
