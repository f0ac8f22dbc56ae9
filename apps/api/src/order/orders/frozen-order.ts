import type { CartView } from '@counterpane/contract/cart/carts';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { PlanTerms } from '@counterpane/rules/protection/plan-terms';
import type { Demand } from '@counterpane/rules/stock/demand';

/** What was promised for a line. What it is in one line follows from it. */
export interface FrozenPolicies {
  readonly itemIdentifier: string;
  readonly policies: readonly Omit<OrderView['policies'][number]['policies'][number], 'line'>[];
}

/** What a line is, and what one unit of it takes from stock. */
export interface FrozenGoods {
  readonly itemIdentifier: string;
  readonly kind: string;
  readonly demand: readonly Demand[];
  /** The terms of a protection plan; absent from orders that were placed before they were read. */
  readonly plan?: PlanTerms | null;
}

/** What an order says in one language: the parts of its cart that have words in them. */
export type FrozenWords = Pick<
  CartView,
  | 'items'
  | 'extras'
  | 'couponDetails'
  | 'receipt'
  | 'wrongSizes'
  | 'promises'
  | 'buyMore'
  | 'offersInReach'
  | 'delivered'
> & { readonly policies: readonly FrozenPolicies[] };

/** Everything of an order as it was when it was placed: later prices, policies and texts do not touch it. */
export interface FrozenOrder {
  /** In the first language of its storefront, which staff read. */
  readonly cart: CartView;
  /** The same words in every other language of the storefront; absent from orders that were placed before. */
  readonly inOtherLanguages?: Readonly<Record<string, FrozenWords>>;
  /** Absent from orders that were placed before promises had versions. */
  readonly policies?: readonly FrozenPolicies[];
  /** Absent from orders that were placed before anything of them could be cancelled. */
  readonly goods?: readonly FrozenGoods[];
  /**
   * The order of the piece that comes back for this one; absent where it was bought. Its return is not told of orders that
   * were made before a rest could be paid by card.
   */
  readonly exchangeOf?: { readonly shortId: string; readonly orderId?: string; readonly returnId?: string };
  /** The order whose new address it pays for; absent from every other one [R062]. */
  readonly addressOf?: { readonly shortId: string; readonly orderId: string };
  /** The order that it was added to; absent where it stands by itself [R058]. */
  readonly additionTo?: { readonly shortId: string };
  readonly shippingDetails: OrderView['shippingDetails'];
  readonly billingDetails: OrderView['billingDetails'];
  readonly billingProvider: string;
  readonly journey: string;
  readonly backorderDays: number;
  readonly extraData: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
}

/** Whether an order was not placed with a cart: it came in exchange, or pays for a new address. */
export const isOfAnother = ({
  exchangeOf,
  addressOf,
}: Pick<FrozenOrder, 'exchangeOf' | 'addressOf'>): boolean =>
  exchangeOf !== undefined || addressOf !== undefined;
