import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { placeName } from '@counterpane/contract/place-name';
import { statesOf } from '@counterpane/rules/address/states';
import { findWhiteGloveTariff, type WhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import { tariffAmount } from '@counterpane/rules/delivery/white-glove-fee';
import { money } from '@counterpane/rules/money/money';
import { localizeIn } from '../../catalogue/localize-in.ts';
import type { PartsRequest } from './parts-request.ts';

const ITEMS = [1, 2, 3, 4];

/** What white glove service costs, by how many large items and by state; null where the country has none. */
export const whiteGloveTable = ({ storefront }: PartsRequest): PartsOf<'white-glove'> | null => {
  const localize = localizeIn(storefront);
  const { definition, deliveryArea } = storefront;
  const cash = (amount: number) => money(amount, definition.currency);
  const told = ({ first, additional }: WhiteGloveTariff) => ({
    first: cash(first),
    additional: cash(additional),
  });
  const usual = findWhiteGloveTariff(deliveryArea, null);
  if (!usual) return null;
  return {
    kind: 'white-glove',
    usual: told(usual),
    totals: ITEMS.map((items) => ({ items, amount: cash(tariffAmount(items, usual)) })),
    states: statesOf(definition.country, 'shipping').map(({ code, title }) => {
      const tariff = findWhiteGloveTariff(deliveryArea, code);
      return { code, title: localize(placeName(title)), tariff: tariff ? told(tariff) : null };
    }),
  };
};
