/** States in which an order can be paid: nothing was taken, and no payment of it is under way. */
export const UNPAID = ['awaiting_payment', 'payment_failed'] as const;

/** Whether an order can be paid now, as far as its state says. */
export const isUnpaid = ({ status }: { readonly status: string }): boolean =>
  UNPAID.some((unpaid) => unpaid === status);
