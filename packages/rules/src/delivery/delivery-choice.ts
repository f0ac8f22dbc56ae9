import type { DeliveryMethod, WhiteGloveTariff } from './delivery-methods.ts';

/** How an order is to be delivered, with what that costs in integer cents [K3, D7]. */
export interface DeliveryChoice {
  readonly option: DeliveryMethod;
  /** Null where there is no white glove service. */
  readonly tariff: WhiteGloveTariff | null;
  /** The old mattress is taken away; the price of one. Null when the shopper did not ask for it. */
  readonly removal: number | null;
}

/** Ground delivery, nothing taken away: what a cart starts with [K3]. */
export const GROUND: DeliveryChoice = { option: 'ground', tariff: null, removal: null };
