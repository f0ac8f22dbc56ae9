/** What a shopper agreed to in the form: the plan that pays, and what may be shown of its card. */
export interface Approval {
  readonly planNumber: string;
  readonly card: { readonly brand: string; readonly last4: string };
}

/** What the form tells the page around it. */
export type FormMessage =
  | { readonly type: 'ready' | 'resized'; readonly height: number }
  | { readonly type: 'succeeded'; readonly approval: Approval }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly message: string };

/** Null for everything that is no word of the form: any page may send anything. */
export const parseFormMessage = (data: unknown): FormMessage | null => {
  if (!isRecord(data) || data.provider !== 'splitit') return null;
  const { type, height, message, planNumber, card } = data;
  switch (type) {
    case 'ready':
    case 'resized':
      return { type, height: typeof height === 'number' && height > 0 ? height : 0 };
    case 'cancelled':
      return { type };
    case 'failed':
      return { type, message: typeof message === 'string' ? message : '' };
    case 'succeeded':
      if (typeof planNumber !== 'string' || planNumber === '') return null;
      return { type, approval: { planNumber, card: cardOf(card) } };
    default:
      return null;
  }
};

const cardOf = (card: unknown): Approval['card'] => {
  const { brand, last4 } = isRecord(card) ? card : {};
  return {
    brand: typeof brand === 'string' ? brand.slice(0, 40) : '',
    last4: typeof last4 === 'string' ? last4.slice(0, 4) : '',
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
