import type { Brand } from '@counterpane/catalogue/brand';
import type { EmailFrame, EmailPreview } from './email/email.ts';
import { writingIn } from './language/writing.ts';
import { addressUnpaidEmail } from './order/emails/address-unpaid-email.ts';
import { cancelledEmail } from './order/emails/cancelled-email.ts';
import { chargedEmail } from './order/emails/charged-email.ts';
import { CLAIM_EMAILS } from './order/emails/claim-emails.ts';
import { newAddressEmail } from './order/emails/new-address-email.ts';
import { orderConfirmationEmail } from './order/emails/order-confirmation-email.ts';
import { orderLinkEmail } from './order/emails/order-link-email.ts';
import { givenUpEmail } from './order/emails/payments/given-up-email.ts';
import { paymentFailedEmail } from './order/emails/payments/payment-failed-email.ts';
import { paymentPendingEmail } from './order/emails/payments/payment-pending-email.ts';
import { refundEmail } from './order/emails/refund-email.ts';
import { refundReturnedEmail } from './order/emails/refund-returned-email.ts';
import { EXCHANGE_EMAILS, RETURN_EMAILS } from './order/emails/return-emails.ts';
import { SHIPMENT_EMAILS } from './order/emails/shipments/shipment-emails.ts';
import { passkeyAddedEmail } from './shop/accounts/passkey-added-email.ts';
import { signInEmail } from './shop/accounts/sign-in-email.ts';
import { cartReminderEmail } from './shop/cart-reminders/cart-reminder-email.ts';
import { contactEmail } from './shop/contact/contact-email.ts';
import { newsletterLinkEmail } from './shop/newsletter/newsletter-link-email.ts';
import { backInStockEmail } from './shop/notices/back-in-stock-email.ts';
import { priceDropEmail } from './shop/notices/price-drop-email.ts';
import { questionAnsweredEmail } from './shop/questions/question-answered-email.ts';
import { referralThanksEmail } from './shop/referrals/referral-thanks-email.ts';
import { REVIEW_EMAILS } from './shop/reviews/emails/review-emails.ts';
import { reviewRequestEmail } from './shop/reviews/emails/review-request-email.ts';
import { trialEndingEmail } from './shop/trials/trial-ending-email.ts';

/** Every email that the store sends. */
export const EMAIL_PREVIEWS: readonly EmailPreview[] = [
  orderConfirmationEmail,
  orderLinkEmail,
  paymentPendingEmail,
  paymentFailedEmail,
  givenUpEmail,
  chargedEmail,
  cancelledEmail,
  newAddressEmail,
  addressUnpaidEmail,
  refundEmail,
  refundReturnedEmail,
  ...Object.values(SHIPMENT_EMAILS),
  ...Object.values(RETURN_EMAILS),
  ...Object.values(EXCHANGE_EMAILS),
  ...Object.values(CLAIM_EMAILS),
  ...Object.values(REVIEW_EMAILS),
  reviewRequestEmail,
  questionAnsweredEmail,
  newsletterLinkEmail,
  cartReminderEmail,
  backInStockEmail,
  priceDropEmail,
  trialEndingEmail,
  referralThanksEmail,
  signInEmail,
  passkeyAddedEmail,
  contactEmail,
];

/** A storefront in one of its languages, e.g. "halcyon-ca in fr-CA". */
interface NamedFrame {
  readonly name: string;
  readonly label: string;
  readonly frame: EmailFrame;
}

/** In whose name, and in which language, each of them may be. */
export const emailFrames = (brands: readonly Brand[]): NamedFrame[] =>
  brands.flatMap((brand) =>
    brand.brand.storefronts.flatMap(({ key, country, language: first, otherLanguages }) =>
      [first, ...otherLanguages].map((spoken) => {
        const language = `${spoken}-${country}`;
        const writing = writingIn(language, (text) => text);
        const frame = { brand, writing, language };
        return { name: `${key}-${spoken}`, label: `${key} in ${language}`, frame };
      }),
    ),
  );
