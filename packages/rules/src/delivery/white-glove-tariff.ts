/** What white glove service costs in a place, in integer cents [K9, D7]. */
export interface WhiteGloveTariff {
  readonly first: number;
  readonly additional: number;
}

/** How an order is to be delivered. */
export type DeliveryOption = 'ground' | 'white-glove';

export interface DeliveryChoice {
  /** A `partner` brings everything where no carrier does: nothing can be chosen there [D90]. */
  readonly option: DeliveryOption | 'partner';
  /** Null where there is no white glove service. */
  readonly tariff: WhiteGloveTariff | null;
  /** The old mattress is taken away; the price of one. Null when the shopper did not ask for it. */
  readonly removal: number | null;
}

/** Ground delivery, nothing taken away: what a cart starts with. */
export const GROUND: DeliveryChoice = { option: 'ground', tariff: null, removal: null };
