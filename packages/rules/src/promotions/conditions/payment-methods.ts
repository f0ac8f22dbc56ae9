import type { ConditionType } from '../condition-type.ts';

interface PaymentMethods {
  /** Ids, e.g. `paypal`. */
  readonly methods: readonly string[];
}

/** With some payment methods, once one of them is chosen at billing [L23]. */
export const paymentMethods: ConditionType<PaymentMethods> = {
  fields: { methods: 'payment-methods' },
  says: 'with some payment methods, once one of them is chosen',
  missing: ({ methods }, { buyer }) =>
    buyer.paymentMethod !== null && methods.includes(buyer.paymentMethod)
      ? null
      : { code: 'payment-method', methods },
  countsUnits: false,
};
