import type { Refusal } from '@counterpane/rules/refusals';

/**
 * Why the fulfilment status of an item of a cart cannot be set [D96]: it is staff's alone, and before the
 * order is placed nothing is on its way that could have another one.
 */
export const reasonAgainstFulfillment = (
  fulfillmentStatus: string | undefined,
  { isStaff }: { readonly isStaff: boolean },
): Refusal | null => {
  if (fulfillmentStatus === undefined) return null;
  return isStaff ? { code: 'nothing_to_fulfill' } : { code: 'not_allowed' };
};
