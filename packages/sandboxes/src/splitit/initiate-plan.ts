import { z } from 'zod';
import { ok } from '../machinery/answer.ts';
import { CODES, refuse, refuseAmount } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { type NewPlan, newPlan } from './plan.ts';
import { decimalOf, findCents } from './plan-amounts.ts';
import { checkoutUrlOf } from './present.ts';

const CHOICES = [3, 6, 12];

// `InstallmentPlanInitiateRequest` of the published OpenAPI document: a field that is not there is refused.
const requestSchema = z.strictObject({
  AutoCapture: z.boolean().default(true),
  Attempt3dSecure: z.boolean().nullish(),
  Shopper: z
    .strictObject({
      FullName: z.string().min(1).nullish(),
      Email: z.string().nullish(),
      PhoneNumber: z.string().nullish(),
      Culture: z.string().nullish(),
      ExternalId: z.string().nullish(),
    })
    .nullish(),
  // The account of the sandbox is one whose plans are funded, which need it.
  BillingAddress: z
    .strictObject({
      AddressLine1: z.string().min(1),
      AddressLine2: z.string().nullish(),
      City: z.string().min(1),
      Country: z.string().regex(/^[A-Z]{3}$/),
      State: z
        .string()
        .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
        .nullish(),
      Zip: z.string().min(1),
    })
    .refine(
      ({ Country, State }) => isInCountry(Country, State),
      'State is not an ISO 3166-2 code of Country',
    ),
  PlanData: z.strictObject({
    TerminalId: z.string(),
    TotalAmount: z.number(),
    Currency: z.enum(['USD', 'CAD', 'GBP']),
    NumberOfInstallments: z.int().min(1).max(36),
    PurchaseMethod: z.literal('ECommerce'),
    RefOrderNumber: z.string().nullish(),
    ExtendedParams: z.record(z.string(), z.string()).nullish(),
  }),
  RedirectUrls: z.strictObject({ Succeeded: z.url(), Failed: z.url(), Cancel: z.url() }).nullish(),
  UxSettings: z
    .strictObject({ DisplayedInstallmentOptions: z.array(z.int().min(1)).min(1).nullish() })
    .nullish(),
  EventsEndpoints: z.strictObject({ CreateSucceeded: z.url().nullish() }).nullish(),
});

const TWO_LETTERS: Readonly<Record<string, string>> = { USA: 'US', CAN: 'CA', GBR: 'GB' };

/** Where every address has a state or a province it is not left out. */
const isInCountry = (country: string, state: string | null | undefined): boolean =>
  state ? state.startsWith(`${TWO_LETTERS[country]}-`) : country !== 'USA' && country !== 'CAN';

type InitiateRequest = z.output<typeof requestSchema>;

/** `POST /api/installmentplans/initiate` */
export const initiatePlan: Endpoint = (context, { body, base }) => {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return refuse(400, CODES.invalidRequest, z.prettifyError(parsed.error));
  const { data } = parsed;
  if (data.PlanData.TerminalId !== context.options.applicationId)
    return refuse(403, CODES.unauthorised, 'The terminal is not one of yours.');
  const cents = findCents(data.PlanData.TotalAmount);
  if (cents === null) return refuseAmount();
  const plan = newPlan(factsOf(data, cents, context.now()));
  context.state.save('plan', plan.number, plan);
  return ok({
    InstallmentPlanNumber: plan.number,
    RefOrderNumber: plan.refOrderNumber,
    PurchaseMethod: 'ECommerce',
    Status: plan.status,
    Currency: plan.currency,
    Amount: decimalOf(plan.cents),
    ExtendedParams: plan.extendedParams,
    CheckoutUrl: checkoutUrlOf(plan, base),
  });
};

const factsOf = (
  { PlanData, AutoCapture, Shopper, RedirectUrls, UxSettings, EventsEndpoints }: InitiateRequest,
  cents: number,
  now: Date,
): NewPlan => ({
  cents,
  currency: PlanData.Currency,
  numberOfPayments: PlanData.NumberOfInstallments,
  choices: UxSettings?.DisplayedInstallmentOptions ?? CHOICES,
  autoCapture: AutoCapture,
  createdAt: now.toISOString(),
  refOrderNumber: PlanData.RefOrderNumber ?? null,
  email: Shopper?.Email ?? null,
  extendedParams: PlanData.ExtendedParams ?? {},
  createSucceeded: EventsEndpoints?.CreateSucceeded ?? null,
  urls: RedirectUrls && {
    succeeded: RedirectUrls.Succeeded,
    failed: RedirectUrls.Failed,
    cancel: RedirectUrls.Cancel,
  },
});
