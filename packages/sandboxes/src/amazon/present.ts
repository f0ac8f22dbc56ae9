import { priceOf } from './amazon-price.ts';
import type { Charge, Permission } from './charge.ts';
import { BUYER } from './instruments.ts';
import { constraintsOf, type Session } from './session.ts';

/** A session as `GET /v2/checkoutSessions/{id}` shows it. `base` is the sandbox's own address. */
export const presentSession = (session: Session, base: string, storeId: string) => {
  const { buyer, payment, metadata } = session;
  const constraints = constraintsOf(session);
  return {
    checkoutSessionId: session.id,
    webCheckoutDetails: {
      checkoutReviewReturnUrl: session.reviewReturnUrl,
      checkoutResultReturnUrl: session.resultReturnUrl,
      checkoutCancelUrl: session.cancelUrl,
      amazonPayRedirectUrl:
        constraints.length === 0 && !session.isProcessOrder ? processingUrl(session, base) : null,
    },
    productType: 'PayAndShip',
    paymentDetails: {
      paymentIntent: payment?.paymentIntent ?? null,
      canHandlePendingAuthorization: payment?.canHandlePendingAuthorization ?? null,
      chargeAmount: payment?.chargeAmount ?? null,
      totalOrderAmount: null,
      softDescriptor: null,
      presentmentCurrency: payment?.chargeAmount.currencyCode ?? null,
    },
    chargePermissionType: 'OneTime',
    merchantMetadata: metadata,
    buyer: buyer && BUYER,
    billingAddress: null,
    shippingAddress: buyer?.address ?? null,
    paymentPreferences: [buyer && { paymentDescriptor: buyer.instrument.label }],
    statusDetails: {
      state: session.state,
      reasonCode: session.reasonCode,
      reasonDescription: session.reasonDescription,
      lastUpdatedTimestamp: session.createdAt,
    },
    constraints: session.state === 'Open' ? constraints : [],
    creationTimestamp: session.createdAt,
    chargePermissionId: session.chargePermissionId,
    chargeId: session.chargeId,
    storeId,
    releaseEnvironment: 'Sandbox',
  };
};

const processingUrl = ({ id }: Session, base: string): string =>
  `${base}/checkout/processing?amazonCheckoutSessionId=${id}`;

export const presentCharge = (charge: Charge) => ({
  chargeId: charge.id,
  chargePermissionId: charge.permissionId,
  chargeAmount: priceOf(charge.cents, charge.currency),
  captureAmount: charge.capturedCents > 0 ? priceOf(charge.capturedCents, charge.currency) : null,
  refundedAmount: charge.refundedCents > 0 ? priceOf(charge.refundedCents, charge.currency) : null,
  statusDetails: {
    state: charge.state,
    reasonCode: charge.reasonCode,
    reasonDescription: charge.reasonDescription,
    lastUpdatedTimestamp: charge.createdAt,
  },
  creationTimestamp: charge.createdAt,
  releaseEnvironment: 'Sandbox',
});

export const presentPermission = (permission: Permission) => ({
  chargePermissionId: permission.id,
  chargePermissionType: 'OneTime',
  merchantMetadata: { merchantReferenceId: permission.merchantReferenceId },
  statusDetails: { state: permission.state, reasons: null },
  limits: { amountLimit: priceOf(permission.limitCents, permission.currency) },
  creationTimestamp: permission.createdAt,
  releaseEnvironment: 'Sandbox',
});
