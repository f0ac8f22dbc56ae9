/** Where a shopper goes back to when express checkout ends without an order [K4]. */
export const EXPRESS_FALLBACK_STEPS = ['cart', 'shipping', 'billing'] as const;
