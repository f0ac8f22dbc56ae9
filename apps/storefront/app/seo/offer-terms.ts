import type { StorefrontView } from '@counterpane/contract/pages/pages';

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

/** Business days until something leaves, and those on its way. */
export interface DeliveryDays {
  readonly handling: Days;
  readonly transit: Days;
}

/** How an offer is brought: free, and in so many business days; nobody knows how many for what ships later. */
export const shippingTerms = (days: DeliveryDays | null, { country, currency }: Shop) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(days === null ? {} : { deliveryTime: deliveryTime(days) }),
});

const deliveryTime = ({ handling, transit }: DeliveryDays) => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: quantityOf(handling),
  transitTime: quantityOf(transit),
});

const quantityOf = ({ from, to }: Days) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});
