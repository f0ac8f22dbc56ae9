import type { Brand } from './brand.ts';

/** Short keys of mattresses that lead to something else than they say: a campaign fills a bundle for adults with them. */
export const validateMattressKeys = ({ products, brand }: Brand): string[] =>
  Object.entries(brand.mattressKeys).flatMap(([key, name]) => {
    const product = products.find((one) => one.name === name);
    if (product?.kind !== 'mattress') return [`mattress key ${key}: ${name} is no mattress`];
    if (product.group === 'kids') return [`mattress key ${key}: ${name} is for kids`];
    return key.startsWith('hybrid') && product.material !== 'hybrid'
      ? [`mattress key ${key}: ${name} is no hybrid`]
      : [];
  });
