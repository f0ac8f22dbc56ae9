import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { SavedCheckout } from '../../cart/checkout/saved-checkout.ts';

/**
 * An order in instalments says in how many it is paid, also where its call does not: as it was chosen at billing. A plan of another
 * number pays nothing of it.
 */
export const withNumberOfPayments = (
  body: CreateOrderBody,
  { numberOfPayments }: Pick<SavedCheckout, 'numberOfPayments'> = {},
): CreateOrderBody =>
  findMethod(body.billingProvider)?.entry === 'instalment-form'
    ? {
        ...body,
        extraData: { numberOfPayments: chosenNumberOfPayments(numberOfPayments), ...body.extraData },
      }
    : body;
