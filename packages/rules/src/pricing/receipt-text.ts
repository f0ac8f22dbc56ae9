/**
 * What a line of a receipt says, as data: rules know no language. Titles are as the catalogue has them, and `rate` is in
 * percent. Source: [R010].
 * @example { code: 'units', quantity: 2, title: 'Pillow' } // "2 × Pillow"
 */
export type ReceiptText =
  | { readonly code: 'title'; readonly title: string }
  | { readonly code: 'units'; readonly quantity: number; readonly title: string }
  /** `left` is how many are given where stock is short; null where all are. */
  | {
      readonly code: 'gift';
      readonly quantity: number;
      readonly title: string;
      readonly parent: string;
      readonly left: number | null;
    }
  | { readonly code: 'second_half' }
  | { readonly code: 'set_saving'; readonly title: string }
  | { readonly code: 'upgrade_saving'; readonly title: string; readonly parent: string }
  | { readonly code: 'extra'; readonly title: ExtraTitle }
  | { readonly code: 'white_glove'; readonly units: number }
  | { readonly code: 'removals'; readonly units: number }
  | { readonly code: 'taxes'; readonly region: string; readonly rate: number }
  | { readonly code: 'tax_included'; readonly rate: number }
  | { readonly code: 'recycling_fee'; readonly region: string };

/** What extras of a cart are called: delivery, services, taxes and fees. */
export type ExtraTitle =
  | 'Free shipping'
  | 'Delivered by our partner'
  | 'White glove service'
  | 'Mattress removal'
  | 'Taxes'
  | 'Recycling Fee';
