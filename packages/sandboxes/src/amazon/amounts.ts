/** An amount as it travels; inside the sandbox it is integer cents. */
export interface Price {
  readonly amount: string;
  readonly currencyCode: string;
}

/** @example priceOf(76104, 'USD') // { amount: "761.04", currencyCode: "USD" } */
export const priceOf = (cents: number, currencyCode: string): Price => ({
  amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  currencyCode,
});

/** Null for anything that is no amount of whole cents above nothing. */
export const findCents = ({ amount }: Price): number | null => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
};

/** @example formatPrice({ amount: '761.04', currencyCode: 'USD' }) // "$761.04" */
export const formatPrice = ({ amount, currencyCode }: Price): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currencyCode }).format(Number(amount));
