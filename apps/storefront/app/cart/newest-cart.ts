import type { CartView } from '@counterpane/contract/cart/carts';

/** Answers may overtake each other; the older one of the same cart is dropped (lessons: stale overwrite). */
export const newestCart = (shown: CartView, answered: CartView): CartView =>
  shown.id === answered.id && answered.version < shown.version ? shown : answered;
