import type { CheckoutView } from '@counterpane/contract/checkout/checkout';

/** What a provider's script gave for a way to pay. It is good for that provider alone, and once. */
export interface MethodToken extends NonNullable<CheckoutView['cardToken']> {
  readonly provider: string;
}

/** The hidden fields that a token travels in. */
export const TOKEN_FIELDS = {
  provider: 'tokenProvider',
  id: 'tokenId',
  last4: 'tokenLast4',
  brand: 'tokenBrand',
  device: 'tokenDevice',
} as const;

/** The token that was left with the checkout on an earlier visit of this step. */
export const savedTokenOf = ({ cardToken, paymentProvider }: CheckoutView): MethodToken | null =>
  cardToken && paymentProvider ? { ...cardToken, provider: paymentProvider } : null;

/** The token of a sent form, if it brings one for this provider: one of another provider stays behind. */
export const parseToken = (form: FormData, provider: string): CheckoutView['cardToken'] => {
  const text = (field: keyof typeof TOKEN_FIELDS) => String(form.get(TOKEN_FIELDS[field]) ?? '');
  if (text('id') === '' || text('provider') !== provider) return null;
  const deviceData = text('device');
  return {
    id: text('id'),
    card: { last4: text('last4'), brand: text('brand') },
    ...(deviceData ? { deviceData } : {}),
  };
};

/** Puts a token that has just come into a form that is about to be sent. */
export const writeToken = (form: FormData, { provider, id, card, deviceData }: MethodToken): void => {
  form.set(TOKEN_FIELDS.provider, provider);
  form.set(TOKEN_FIELDS.id, id);
  form.set(TOKEN_FIELDS.last4, card.last4);
  form.set(TOKEN_FIELDS.brand, card.brand);
  form.set(TOKEN_FIELDS.device, deviceData ?? '');
};
