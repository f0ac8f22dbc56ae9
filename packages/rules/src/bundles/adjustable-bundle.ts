import type { FindProduct } from '../options/product.ts';
import type { Bundle } from './bundle.ts';
import { savingFor } from './find-sets.ts';

/**
 * The bundle of one mattress with an adjustable base, for the mattress's adjustable-bundle page [C2]: of several
 * the one that saves most in its own size, with this mattress as the only one of its group. Null where the mattress
 * is in none.
 */
export const findAdjustableBundle = (
  bundles: readonly Bundle[],
  mattressId: string,
  findProduct: FindProduct,
): Bundle | null => {
  const [best] = bundles
    .filter((bundle) => hasMattress(bundle, mattressId) && hasAdjustableBase(bundle, findProduct))
    .toSorted((a, b) => savingFor(b, b.defaultSize) - savingFor(a, a.defaultSize));
  return best ? { ...best, groups: best.groups.map((group) => ofMattress(group, mattressId)) } : null;
};

const hasMattress = ({ groups }: Bundle, mattressId: string): boolean =>
  groups.some(({ role, productIds }) => role === 'mattress' && productIds.includes(mattressId));

const hasAdjustableBase = ({ groups }: Bundle, findProduct: FindProduct): boolean =>
  groups.some(({ role, productIds }) =>
    productIds.some((id) => role === 'base' && findProduct(id)?.kind === 'adjustable-base'),
  );

const ofMattress = (group: Bundle['groups'][number], mattressId: string): Bundle['groups'][number] =>
  group.role === 'mattress' ? { ...group, productIds: [mattressId] } : group;
