import { FRENCH_AMAZON } from './french-amazon.ts';
import { FRENCH_CARTS } from './french-carts.ts';
import { FRENCH_CHECKOUT } from './french-checkout.ts';
import { FRENCH_CONTENT } from './french-content.ts';
import { FRENCH_DELIVERY } from './french-delivery.ts';
import { FRENCH_EXPRESS } from './french-express.ts';
import { FRENCH_FINANCING } from './french-financing.ts';
import { FRENCH_FIRMNESS } from './french-firmness.ts';
import { FRENCH_LISTING } from './french-listing.ts';
import { FRENCH_OPTIONS } from './french-options.ts';
import { FRENCH_PHOTOS } from './french-photos.ts';
import { FRENCH_PRIVATE } from './french-private.ts';
import { FRENCH_PROVINCES } from './french-provinces.ts';
import { FRENCH_QUESTIONS } from './french-questions.ts';
import { FRENCH_QUIZ } from './french-quiz.ts';
import { FRENCH_REGION } from './french-region.ts';
import { FRENCH_REGIONS } from './french-regions.ts';
import { FRENCH_ROOM } from './french-room.ts';
import { FRENCH_SEARCH } from './french-search.ts';
import { FRENCH_SEO } from './french-seo.ts';
import { FRENCH_SHOPPING } from './french-shopping.ts';
import { FRENCH_STAFF } from './french-staff.ts';
import { FRENCH_STAFF_ACCOUNT } from './french-staff-account.ts';
import { FRENCH_STAFF_AUDIT } from './french-staff-audit.ts';
import { FRENCH_STAFF_ORDERS } from './french-staff-orders.ts';
import { FRENCH_STEPS } from './french-steps.ts';
import type { Messages } from './messages.ts';

/** Canadian French of every text of the pages; a test finds those that are missing. */
export const FRENCH: Messages = {
  ...FRENCH_SHOPPING,
  ...FRENCH_CHECKOUT,
  ...FRENCH_CARTS,
  ...FRENCH_DELIVERY,
  ...FRENCH_CONTENT,
  ...FRENCH_QUESTIONS,
  ...FRENCH_PHOTOS,
  ...FRENCH_ROOM,
  ...FRENCH_QUIZ,
  ...FRENCH_SEARCH,
  ...FRENCH_LISTING,
  ...FRENCH_OPTIONS,
  ...FRENCH_PRIVATE,
  ...FRENCH_PROVINCES,
  ...FRENCH_REGIONS,
  ...FRENCH_STAFF,
  ...FRENCH_STAFF_ACCOUNT,
  ...FRENCH_STAFF_ORDERS,
  ...FRENCH_STAFF_AUDIT,
  ...FRENCH_REGION,
  ...FRENCH_FIRMNESS,
  ...FRENCH_STEPS,
  ...FRENCH_SEO,
  ...FRENCH_AMAZON,
  ...FRENCH_FINANCING,
  ...FRENCH_EXPRESS,
};
