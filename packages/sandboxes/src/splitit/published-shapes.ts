import { z } from 'zod';

/**
 * What SplitIt answers, by call, with names and kinds as its published OpenAPI document says them (web API version 3,
 * December 2024): what is required there is required here, what is not there is refused. Only for tests.
 */

const money = z.number();
const time = z.iso.datetime();
const text = z.string().nullish();

const planStatus = z.enum(['Initialized', 'PendingCapture', 'Active', 'Cleared', 'Canceled']);
const purchaseMethod = z.enum(['InStore', 'PhoneOrder', 'ECommerce']);
const paramsSchema = z.record(z.string(), z.string()).nullish();

const shopper = z.strictObject({
  FullName: text,
  Email: text,
  PhoneNumber: text,
  Culture: text,
  ExternalId: text,
});

const address = z.strictObject({
  AddressLine: text,
  AddressLine2: text,
  City: text,
  Country: text,
  State: text,
  Zip: text,
});

const authorization = z.strictObject({
  Status: z.enum(['NA', 'Succeeded', 'Pending3DS', 'Failed', 'Canceled', 'Voided']),
  Date: time.nullish(),
  SplititErrorResultCode: text,
  GatewayTransactionID: text,
  GatewayResultCode: text,
  GatewayResultMessage: text,
  ThreeDSRedirect: z
    .strictObject({ Url: text, Verb: text, Params: paramsSchema, ClientRedirectUrl: text })
    .nullish(),
  CAVV: text,
  ECI: text,
  GatewaySourceResponse: text,
});

const card = z.strictObject({
  CardHolderFullName: text,
  CardNumber: text,
  CardExpYear: text,
  CardExpMonth: text,
  CardCvv: text,
  CardBrand: z
    .enum(['Mastercard', 'Visa', 'AmericanExpress', 'Maestro', 'JCB', 'CUP', 'UPI', 'Discover', 'Other'])
    .nullish(),
  CardType: z
    .enum(['Credit', 'Debit', 'Charge', 'Other', 'Prepaid', 'VisaDeferredDebit', 'NetworkOnly'])
    .nullish(),
});

/** As the sandbox has them: of the tokens of other kinds, which it never gives, the document has three more. */
const paymentMethod = z.strictObject({
  Type: z.enum([
    'Card',
    'SplititToken',
    'BluesnapVaultedShopperToken',
    'SplititMockerV2Token',
    'SpreedlyToken',
  ]),
  Card: card.nullish(),
  Token: text,
  CardPAR: text,
});

const instalment = z.strictObject({
  InstallmentNumber: z.int(),
  Amount: money,
  ProcessDateTime: time.nullish(),
  Status: z.enum(['Pending', 'Processed', 'Canceled']),
});

const refund = z.strictObject({
  RefundId: text,
  SubmitDate: time,
  TotalAmount: money,
  Status: z.enum(['Pending', 'Succeeded', 'Failed']),
  NonCreditRefundAmount: money,
  CreditRefundAmount: money,
  ReferenceId: text,
});

/** `GET /api/installmentplans/{number}` */
export const publishedPlan = z.strictObject({
  InstallmentPlanNumber: text,
  DateCreated: time,
  RefOrderNumber: text,
  PurchaseMethod: purchaseMethod.nullish(),
  Status: planStatus,
  Currency: text,
  OriginalAmount: money.nullish(),
  Amount: money.nullish(),
  Authorization: authorization.nullish(),
  Shopper: shopper.nullish(),
  BillingAddress: address.nullish(),
  PaymentMethod: paymentMethod.nullish(),
  ExtendedParams: paramsSchema,
  Installments: z.array(instalment).nullish(),
  Refunds: z.array(refund).nullish(),
  Links: z
    .strictObject({ Checkout: text, LearnMore: text, TermsConditions: text, PrivacyPolicy: text })
    .nullish(),
});

/** `POST …/initiate` */
export const publishedInitiated = z.strictObject({
  InstallmentPlanNumber: text,
  RefOrderNumber: text,
  PurchaseMethod: purchaseMethod.nullish(),
  Status: planStatus,
  Currency: text,
  Amount: money.nullish(),
  ExtendedParams: paramsSchema,
  Shopper: shopper.nullish(),
  BillingAddress: address.nullish(),
  CheckoutUrl: text,
  PrincipalAmount: money.nullish(),
});

/** `GET …/{number}/verifyauthorization` */
export const publishedVerified = z.strictObject({
  IsAuthorized: z.boolean(),
  AuthorizationAmount: money.nullish(),
  Authorization: authorization.nullish(),
});

/** `PUT …/{number}/updateorder` */
export const publishedUpdated = z.strictObject({
  RefOrderNumber: text,
  InstallmentPlanNumber: text,
  Status: planStatus,
  ShippingStatus: z.enum(['Pending', 'Shipped', 'Delivered']),
  NewAmount: money.nullish(),
});

/** `POST …/{number}/refund` */
export const publishedRefunded = z.strictObject({
  RefundId: text,
  InstallmentPlanNumber: text,
  Currency: text,
  NonCreditRefundAmount: money.nullish(),
  CreditRefundAmount: money.nullish(),
  Summary: z
    .strictObject({
      TotalAmount: money.nullish(),
      FailedAmount: money.nullish(),
      SucceededAmount: money.nullish(),
      PendingAmount: money.nullish(),
    })
    .nullish(),
  ReferenceId: text,
});

/** Every refusal. */
export const publishedRefusal = z.strictObject({
  TraceId: text,
  Error: z
    .strictObject({ Code: text, Message: text, AdditionalInfo: text, ExtraData: paramsSchema })
    .nullish(),
});
