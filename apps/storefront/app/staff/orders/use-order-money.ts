import type { Money } from '@counterpane/rules/money/money';
import { useFormat } from '../../language/use-format.ts';

/** Says an amount of an order to the cent; in other money than the order's it names the currency, for dollars look alike. */
export const useOrderMoney = ({ total }: { readonly total: Money }): ((amount: Money) => string) => {
  const { money } = useFormat();
  return (amount) =>
    [money(amount, 'always'), amount.currency === total.currency ? '' : amount.currency].join(' ').trim();
};
