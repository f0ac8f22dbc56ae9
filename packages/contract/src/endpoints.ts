import { cartEndpoints } from './cart/cart-endpoints.ts';
import { controlledCartEndpoints } from './cart/controlled-cart-endpoints.ts';
import { ownCartEndpoints } from './cart/own-cart-endpoints.ts';
import { checkoutEndpoints } from './checkout/checkout-endpoints.ts';
import { providerEndpoints } from './checkout/provider-endpoints.ts';
import { customerEndpoints } from './customer/customer-endpoints.ts';
import { documentEndpoints } from './document-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { additionEndpoints } from './orders/addition-endpoints.ts';
import { claimEndpoints } from './orders/claim-endpoints.ts';
import { deliveryDayEndpoints } from './orders/delivery-day-endpoints.ts';
import { exchangeEndpoints } from './orders/exchange-endpoints.ts';
import { newAddressEndpoints } from './orders/new-address-endpoints.ts';
import { orderEndpoints } from './orders/order-endpoints.ts';
import { paperEndpoints } from './orders/paper-endpoints.ts';
import { photoEndpoints } from './orders/photo-endpoints.ts';
import { timelineEndpoints } from './orders/timeline-endpoints.ts';
import { pageEndpoints } from './pages/page-endpoints.ts';
import { productEndpoints } from './products/product-endpoints.ts';
import { ownReviewEndpoints } from './reviews/own-review-endpoints.ts';
import { questionEndpoints } from './reviews/question-endpoints.ts';
import { reviewEndpoints } from './reviews/review-endpoints.ts';
import { accountEndpoints } from './staff/account-endpoints.ts';
import { staffQuestionEndpoints } from './staff/question-endpoints.ts';
import { staffReviewEndpoints } from './staff/review-endpoints.ts';
import { shippingEndpoints } from './staff/shipping-endpoints.ts';
import { staffEndpoints } from './staff/staff-endpoints.ts';
import { mailingEndpoints } from './visitor/mailing-endpoints.ts';
import { visitorEndpoints } from './visitor/visitor-endpoints.ts';

const TABLE = {
  Pages: pageEndpoints,
  Products: productEndpoints,
  Reviews: { ...reviewEndpoints, ...ownReviewEndpoints, ...questionEndpoints },
  Cart: { ...ownCartEndpoints, ...cartEndpoints },
  Checkout: checkoutEndpoints,
  'Ways to pay': providerEndpoints,
  Orders: {
    ...orderEndpoints,
    ...paperEndpoints,
    ...deliveryDayEndpoints,
    ...photoEndpoints,
    ...claimEndpoints,
    ...exchangeEndpoints,
    ...additionEndpoints,
    ...newAddressEndpoints,
    ...timelineEndpoints,
  },
  Visitor: { ...visitorEndpoints, ...mailingEndpoints },
  Customers: customerEndpoints,
  Staff: { ...staffEndpoints, ...shippingEndpoints, ...staffReviewEndpoints, ...staffQuestionEndpoints },
  'Staff account': accountEndpoints,
  Documents: documentEndpoints,
} as const;

/** Endpoints of one resource, under the name that readers know it by. */
export interface EndpointGroup {
  readonly title: string;
  readonly endpoints: readonly Endpoint[];
}

/** Every endpoint of the API, by resource. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  ...Object.entries(TABLE).map(([title, rows]) => ({ title, endpoints: Object.values(rows) })),
  { title: 'Carts that staff are in', endpoints: controlledCartEndpoints },
];

type Table = typeof TABLE;
type Row = { [Group in keyof Table]: Table[Group][keyof Table[Group]] }[keyof Table];

/** Looked up by address: to search a union of all rows at every call costs the compiler most of its time. */
type RowsByAddress = { [Each in Row as Each['at']]: Each };

/** The address of every endpoint that a client of ours calls. */
export type KnownAddress = keyof RowsByAddress;

/** @example ResultOf<EndpointAt<'GET /carts/my'>> */
export type EndpointAt<At extends KnownAddress> = RowsByAddress[At];
