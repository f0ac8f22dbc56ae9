import type { RefusalOf } from '@counterpane/rules/refusals';

/**
 * Why the fulfillment status of a cart's item cannot be set [D96]: only staff may set it, and items of an order that
 * is not placed have none but the first.
 */
export const findFulfillmentRefusal = (
  fulfillmentStatus: string | undefined,
  { isStaff }: { readonly isStaff: boolean },
): RefusalOf<'nothing_to_fulfill' | 'not_allowed'> | null => {
  if (fulfillmentStatus === undefined) return null;
  return isStaff ? { code: 'nothing_to_fulfill' } : { code: 'not_allowed' };
};
