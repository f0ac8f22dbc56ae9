import type { StorefrontView } from '@counterpane/contract/pages';

const SCHEMA = 'https://schema.org';

type Shop = Pick<StorefrontView, 'country' | 'currency'>;

/** For how long what was bought may go back. What goes back goes by a carrier, who has a label or comes to the door. */
export const returnTerms = (days: number, { country }: Shop) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: days,
  returnMethod: `${SCHEMA}/ReturnByMail`,
  returnFees: `${SCHEMA}/FreeReturn`,
});

interface Days {
  readonly from: number;
  readonly to: number;
}

/** How an offer is brought: free, and so many business days under way; nobody knows how many for what ships later. */
export const shippingTerms = (transit: Days | null, { country, currency }: Shop) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(transit === null ? {} : { deliveryTime: deliveryTime(transit) }),
});

/** Ground delivery is handled in two to three days (checkout section 9); then it is under way. */
const deliveryTime = ({ from, to }: Days) => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
  transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
});
