import { statesOf } from '../address/states.ts';
import type { Product } from '../options/product.ts';

/** How an order can be delivered. A `partner` brings everything where no carrier goes [D90]. */
export type DeliveryMethod = DeliveryOption | 'partner';

/** What a shopper can choose between. */
export type DeliveryOption = 'ground' | 'white-glove';

/** What white glove service costs in a state, in integer cents [K9, D7]. */
export interface WhiteGloveTariff {
  readonly first: number;
  readonly additional: number;
}

/** The tariffs of a country: `none` where a state has no white glove service. */
interface TariffTable {
  readonly default: WhiteGloveTariff;
  readonly states: Readonly<Record<string, WhiteGloveTariff | 'none'>>;
}

/** Where a brand delivers in a country, and how. Whether it ships to an address at all is decided by `decideRegion`. */
export interface DeliveryArea {
  readonly country: string;
  /** Codes of the states to which only a distribution partner goes. */
  readonly partnerStates: readonly string[];
  /** The brand's own table before that of the country; empty where there is no white glove service. */
  readonly whiteGlove: readonly TariffTable[];
}

type Goods = Pick<Product, 'extrasMarkers'>;

/**
 * The delivery methods that a state and the products of a cart allow: the partner alone in its states, else ground, and
 * white glove service where there is a tariff and at least one product can have it [K5, D7, D90]. Without a state (null)
 * the default tariff counts.
 * @example deliveryMethods(usArea, 'AK', [mattress]) // ['partner']
 */
export const deliveryMethods = (
  area: DeliveryArea,
  state: string | null,
  products: readonly Goods[],
): readonly DeliveryMethod[] => {
  if (isPartnerState(area, state)) return ['partner'];
  const hasTariff = findWhiteGloveTariff(area, state) !== null;
  return hasTariff && products.some(offersWhiteGlove) ? ['ground', 'white-glove'] : ['ground'];
};

/** Whether only a distribution partner goes to a state [D90]. */
export const isPartnerState = ({ partnerStates }: DeliveryArea, state: string | null): boolean =>
  state !== null && partnerStates.includes(state.toUpperCase());

/** Large products can be carried in and set up; soft goods cannot, and add no fee [K9]. */
export const offersWhiteGlove = ({ extrasMarkers }: Goods): boolean => extrasMarkers.includes('wgs');

/**
 * What white glove service costs in a state: the brand's own table before that of the country, the state's
 * row before the default one; null where there is no service, and where there is no such state [D7]. Without a state:
 * the default row.
 */
export const findWhiteGloveTariff = (
  area: DeliveryArea,
  requested: string | null,
): WhiteGloveTariff | null => {
  const state = requested?.toUpperCase() ?? null;
  if (state !== null && !isState(area.country, state)) return null;
  if (isPartnerState(area, state)) return null;
  const rows = area.whiteGlove.map(({ states }) =>
    state !== null && Object.hasOwn(states, state) ? states[state] : undefined,
  );
  const row = rows.find((found) => found !== undefined) ?? area.whiteGlove[0]?.default ?? 'none';
  return row === 'none' ? null : row;
};

/** Where addresses have no states, any text will do. */
const isState = (country: string, code: string): boolean => {
  const states = statesOf(country, 'shipping');
  return states.length === 0 || states.some((state) => state.code === code);
};
