import { randomInt } from 'node:crypto';
import type { PlanCard } from './test-cards.ts';

type PlanStatus = 'Initialized' | 'PendingCapture' | 'Active' | 'Cleared' | 'Canceled';

/** What the card's bank said when it was asked to hold or give the money. */
interface Authorization {
  readonly status: 'NA' | 'Succeeded' | 'Failed';
  /** SplitIt's gateway codes, e.g. `GtwyResultCCWasDeclined`. */
  readonly resultCode: string | null;
  readonly resultMessage: string | null;
}

export interface PlanRefund {
  readonly id: string;
  readonly referenceId: string | null;
  readonly cents: number;
  readonly at: string;
  readonly state: 'Pending' | 'Succeeded' | 'Failed';
  /** What a slow one comes to, and when; null once it has. */
  readonly later: { readonly state: 'Succeeded' | 'Failed'; readonly at: string } | null;
}

/** One instalment plan as the sandbox keeps it. */
export interface Plan {
  readonly number: string;
  readonly createdAt: string;
  readonly cents: number;
  readonly currency: string;
  readonly numberOfPayments: number;
  /** What the hosted page lets the shopper choose from. */
  readonly choices: readonly number[];
  /** Whether the first payment is taken as soon as the shopper approves. */
  readonly autoCapture: boolean;
  readonly refOrderNumber: string | null;
  readonly email: string | null;
  readonly extendedParams: Readonly<Record<string, string>>;
  readonly urls: { readonly succeeded: string; readonly failed: string; readonly cancel: string } | null;
  /** The address to call when it is approved. */
  readonly createSucceeded: string | null;
  readonly status: PlanStatus;
  readonly authorization: Authorization;
  /** When the first payment was taken. */
  readonly capturedAt: string | null;
  readonly card: PlanCard | null;
  readonly refunds: readonly PlanRefund[];
}

export type NewPlan = Pick<
  Plan,
  'cents' | 'currency' | 'numberOfPayments' | 'choices' | 'autoCapture' | 'createdAt'
> &
  Partial<Pick<Plan, 'refOrderNumber' | 'email' | 'extendedParams' | 'urls' | 'createSucceeded'>>;

/** A plan that is not approved yet. */
export const newPlan = (facts: NewPlan): Plan => ({
  refOrderNumber: null,
  email: null,
  extendedParams: {},
  urls: null,
  createSucceeded: null,
  ...facts,
  number: newPlanNumber(),
  status: 'Initialized',
  authorization: { status: 'NA', resultCode: null, resultMessage: null },
  capturedAt: null,
  card: null,
  refunds: [],
});

/** Twenty digits, as SplitIt's are. */
const newPlanNumber = (): string =>
  Array.from({ length: 20 }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10))).join('');

/** What was given back, or is about to be. */
export const refundedCents = ({ refunds }: Plan): number =>
  refunds.reduce((sum, { cents, state }) => (state === 'Failed' ? sum : sum + cents), 0);
