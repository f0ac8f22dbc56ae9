import { type Plan, refundedCents } from './plan.ts';
import { decimalOf, paymentsOf } from './plan-amounts.ts';

/** A plan as `GET /api/installmentplans/{number}` shows it. `base` is the sandbox's own address. */
export const presentPlan = (plan: Plan, base: string) => ({
  InstallmentPlanNumber: plan.number,
  DateCreated: plan.createdAt,
  RefOrderNumber: plan.refOrderNumber,
  PurchaseMethod: 'ECommerce',
  Status: plan.status,
  Currency: plan.currency,
  OriginalAmount: decimalOf(plan.cents),
  Amount: decimalOf(plan.cents - refundedCents(plan)),
  Authorization: presentAuthorization(plan),
  Shopper: { FullName: plan.card?.holder ?? null, Email: plan.email, PhoneNumber: null, Culture: 'en-US' },
  PaymentMethod: plan.card && { Type: 'Card', Card: presentCard(plan.card), Token: null },
  ExtendedParams: plan.extendedParams,
  Installments: presentInstallments(plan),
  Refunds: plan.refunds.map(({ id, cents, at, referenceId, state }) => ({
    RefundId: id,
    SubmitDate: at,
    TotalAmount: decimalOf(cents),
    Status: state,
    NonCreditRefundAmount: 0,
    CreditRefundAmount: state === 'Succeeded' ? decimalOf(cents) : 0,
    ReferenceId: referenceId,
  })),
  Links: { Checkout: checkoutUrlOf(plan, base), LearnMore: null, TermsConditions: null, PrivacyPolicy: null },
});

/** Where the shopper fills in SplitIt's own page. */
export const checkoutUrlOf = ({ number }: Plan, base: string): string => `${base}/checkout/${number}`;

export const presentAuthorization = ({ authorization, createdAt, number }: Plan) => ({
  Status: authorization.status,
  Date: createdAt,
  SplititErrorResultCode: authorization.status === 'Failed' ? '599' : null,
  GatewayTransactionID: authorization.status === 'NA' ? null : `Auth_${number}`,
  GatewayResultCode: authorization.resultCode,
  GatewayResultMessage: authorization.resultMessage,
  ThreeDSRedirect: null,
});

const presentCard = ({ holder, last4, expMonth, expYear, brand }: NonNullable<Plan['card']>) => ({
  CardHolderFullName: holder,
  CardNumber: `************${last4}`,
  CardExpYear: expYear,
  CardExpMonth: expMonth,
  CardCvv: null,
  CardBrand: brand,
  CardType: 'Credit',
});

const presentInstallments = ({ cents, numberOfPayments, capturedAt, createdAt, status }: Plan) =>
  paymentsOf(cents, numberOfPayments).map((payment, index) => ({
    InstallmentNumber: index + 1,
    Amount: decimalOf(payment),
    ProcessDateTime: monthsAfter(capturedAt ?? createdAt, index),
    Status: index === 0 && capturedAt ? 'Processed' : status === 'Canceled' ? 'Canceled' : 'Pending',
  }));

const monthsAfter = (time: string, months: number): string => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString();
};
