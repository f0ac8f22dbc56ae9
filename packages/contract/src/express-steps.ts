/** Where a shopper goes back to when express checkout ends without an order (checkout section 4). */
export const EXPRESS_FALLBACK_STEPS = ['cart', 'shipping', 'billing'] as const;
