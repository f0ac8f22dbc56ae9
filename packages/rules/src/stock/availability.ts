/** What the store knows of a variant's stock. Dates are days from today, or null [C3]. */
export interface Availability {
  readonly isActive: boolean;
  readonly isInStock: boolean;
  readonly isBackOrderAllowed: boolean;
  readonly shippingFrom: string | null;
  readonly shippingTo: string | null;
  readonly wgsShippingFrom: string | null;
  readonly wgsShippingTo: string | null;
}

/** What decides whether a variant can be bought. */
export type StockFlags = Pick<Availability, 'isActive' | 'isInStock' | 'isBackOrderAllowed'>;

/** Buyable: active, and in stock or to be back-ordered [D1]. Missing means not [L42]. */
export const isPurchasable = (variant: StockFlags | null | undefined): boolean =>
  variant?.isActive === true && (variant.isInStock || variant.isBackOrderAllowed);

/** Ships later: active, out of stock, and allowed to be ordered all the same. */
export const isBackOrdered = (variant: StockFlags | null | undefined): boolean =>
  variant?.isActive === true && !variant.isInStock && variant.isBackOrderAllowed;
