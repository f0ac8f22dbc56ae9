import type { CartView } from '@counterpane/contract/cart/carts';
import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import type { Translate } from '@counterpane/messages/translator';
import type { Money } from '@counterpane/rules/money/money';
import type { ClickResolveDetails } from '@stripe/stripe-js';

type Figures = Required<Pick<ClickResolveDetails, 'lineItems' | 'shippingRates'>>;

/** The rows of a cart as a wallet's sheet shows them; with the delivery they add up to the total. */
export const walletFigures = (cart: CartView, t: Translate): Figures => {
  const rows = summaryRows(cart);
  const row = (name: string, sum: Money | null) =>
    sum && sum.amount !== 0 ? [{ name, amount: sum.amount }] : [];
  return {
    lineItems: [
      ...row(t('Subtotal'), rows.subtotal),
      ...row(t('Discounts'), rows.discounts),
      ...row(t('Taxes'), rows.taxes),
      ...row(t('Recycling Fee'), rows.recyclingFee),
      ...rows.others.flatMap(({ title, amount }) => row(title, amount)),
    ],
    shippingRates: [
      { id: rows.deliveryRow ?? 'delivery', displayName: t('Delivery'), amount: rows.delivery.amount },
    ],
  };
};
