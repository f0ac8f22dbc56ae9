import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { RefundPreview } from '@counterpane/contract/orders/refunds';
import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { isShipmentState } from '../order-labels.ts';
import { CLAIM, changeClaim } from './change-claim.ts';
import { changeReturn, RETURN, restockedField } from './change-return.ts';
import { DECIDE, decideShipment, isStep, MOVE } from './change-shipment.ts';
import { parseAmount } from './parse-amount.ts';
import { seenOf } from './seen-amount.ts';

/** What staff wanted and did not get, beside the form that they filled in. */
export interface RefusedOrderChange {
  readonly intent: string;
  /** Null where nothing was refused: what would go back was only looked at. */
  readonly error: string | null;
  /** What would go back for the units of lines that were typed; null where that was not asked for, or nothing would. */
  readonly preview: RefundPreview | null;
  /** The key of the form: sent again it is the same wish. Null where that wish has been granted: the next is another. */
  readonly key: string | null;
  readonly reason: string;
  readonly amount: string;
  /** How many units of each line were asked for. */
  readonly units: Readonly<Record<string, number>>;
  /** How many of them go back into stock. */
  readonly restocked: Readonly<Record<string, number>>;
  /** Whether store credit was to be given, and how much of it, as typed. */
  readonly credit: { readonly isChosen: boolean; readonly amount: string };
  /** What was typed of a dispute. */
  readonly dispute: Partial<Readonly<Record<(typeof DISPUTE_FIELDS)[number], string>>>;
}

const DISPUTE_FIELDS = ['reference', 'stage', 'withdrawn', 'dueBy'] as const;

type StaffOrdersClient = ReturnType<typeof createStaffOrdersClient>;
type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly error: string; readonly isSpent?: boolean };

const UNITS = 'units-';
/** The field of a line. */
export const unitsField = (itemIdentifier: string): string => `${UNITS}${itemIdentifier}`;

/** What is wrong with the form itself. */
export const FORM_TEXTS = {
  spent: 'This form was sent before, and what it asked for was done. Look at it below before you go on.',
  lines: 'Say of which item how many are to be given back.',
  amount: 'Please enter an amount such as 25.00.',
  day: 'Say on which day it is expected.',
  changed: 'Another amount goes back than the one that you saw. Look at it below before you go on.',
} as const satisfies Readonly<Record<string, PlainMessageId>>;

/** Does what a form of the order's page asks for; its key makes a second sending the same as the first. */
export const changeOrder = async (
  client: StaffOrdersClient,
  id: string,
  form: FormData,
): Promise<Changed> => {
  const reason = textOf(form, 'reason');
  const key = textOf(form, 'key');
  const intent = textOf(form, 'intent');
  if (intent === 'ask') return changed(await client.ask(id));
  if (intent === 'capture') return changed(await client.retryCapture(id));
  if (intent === 'label') return buyLabels(client, id, form);
  if (intent === 'expect' || intent.startsWith(MOVE)) return moveShipment(client, id, form);
  if (intent.startsWith(DECIDE)) return changed(await decideShipment(client, id, form));
  if (intent.startsWith(RETURN)) return changed(await changeReturn(client, id, form));
  if (intent.startsWith(CLAIM)) return changed(await changeClaim(client, id, form));
  if (intent === 'release' || intent === 'cancel')
    return changed(await client.decide(id, { decision: intent, reason }, `${key}-${intent}`));
  const credit = creditOf(form);
  if (intent === 'lines') {
    const lines = linesOf(form);
    if (lines.length === 0) return { ok: false, status: 400, error: FORM_TEXTS.lines };
    return credit === null
      ? { ok: false, status: 400, error: FORM_TEXTS.amount }
      : changed(await client.refund(id, { lines, expected: seenOf(form), reason, credit }, `${key}-lines`));
  }
  const amount = parseAmount(textOf(form, 'amount'));
  if (intent === 'dispute') return enterDispute(client, id, form, amount);
  if (!amount || credit === null) return { ok: false, status: 400, error: FORM_TEXTS.amount };
  return changed(await client.refund(id, { amount, reason, credit }, `${key}-amount`));
};

/** The intent of looking at what would go back for units of lines. */
export const LOOK = 'look';

/** What would go back for the units of lines in a form. */
export const lookAtRefund = async (
  client: StaffOrdersClient,
  id: string,
  form: FormData,
): Promise<Pick<RefusedOrderChange, 'error' | 'preview'> & { readonly status: number }> => {
  const lines = linesOf(form);
  if (lines.length === 0) return { status: 400, error: FORM_TEXTS.lines, preview: null };
  const looked = await client.previewRefund(id, { lines });
  return looked.ok
    ? { status: 200, error: null, preview: looked.result }
    : { status: looked.status, error: looked.error.error, preview: null };
};

/** A number that was emptied is one parcel; what is none is refused with the shape of the call. */
const buyLabels = async (client: StaffOrdersClient, id: string, form: FormData): Promise<Changed> => {
  const parcels = Number(textOf(form, 'parcels') || '1');
  return changed(await client.buyLabel(id, textOf(form, 'shipment'), parcels));
};

/** The way of a refund that is store credit. */
export const CREDIT_WAY = 'credit';

/** How much of a refund becomes store credit; null where what was typed is no amount. */
const creditOf = (form: FormData): number | 'all' | undefined | null => {
  if (textOf(form, 'way') !== CREDIT_WAY) return undefined;
  const typed = textOf(form, 'credit');
  return typed === '' ? 'all' : parseAmount(typed) || null;
};

/** A step of a shipment, another day on which it is expected, or both. */
const moveShipment = async (client: StaffOrdersClient, id: string, form: FormData): Promise<Changed> => {
  const typed = (name: string) => textOf(form, name) || undefined;
  const intent = textOf(form, 'intent');
  const step = intent.startsWith(MOVE) ? intent.slice(MOVE.length) : '';
  const move = {
    to: isShipmentState(step) && isStep(step) ? step : undefined,
    carrier: typed('carrier'),
    trackingNumber: typed('trackingNumber'),
    expectedOn: typed('expectedOn'),
    window: typed('window'),
  };
  if (!move.to && !move.expectedOn) return { ok: false, status: 400, error: FORM_TEXTS.day };
  const shipmentId = textOf(form, 'shipment');
  return changed(
    await client.moveShipment(id, shipmentId, move, `${textOf(form, 'key')}-${shipmentId}-${intent}`),
  );
};

const STAGES = ['opened', 'won', 'lost'] as const;

const enterDispute = async (
  client: StaffOrdersClient,
  id: string,
  form: FormData,
  amount: number | null,
): Promise<Changed> => {
  const withdrawn = parseAmount(textOf(form, 'withdrawn'));
  if (!amount || withdrawn === null) return { ok: false, status: 400, error: FORM_TEXTS.amount };
  const wanted = textOf(form, 'stage');
  return changed(
    await client.enterDispute(id, {
      reference: textOf(form, 'reference'),
      reason: textOf(form, 'reason'),
      stage: STAGES.find((one) => one === wanted) ?? 'opened',
      amount,
      withdrawn,
      dueBy: textOf(form, 'dueBy') || null,
    }),
  );
};

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What was typed, for the form that comes back. */
export const typedOf = (form: FormData): Omit<RefusedOrderChange, 'error' | 'preview'> => ({
  intent: textOf(form, 'intent') === LOOK ? 'lines' : textOf(form, 'intent'),
  key: textOf(form, 'key') || null,
  reason: textOf(form, 'reason'),
  amount: textOf(form, 'amount'),
  dispute: Object.fromEntries(
    DISPUTE_FIELDS.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)]),
  ),
  credit: { isChosen: textOf(form, 'way') === CREDIT_WAY, amount: textOf(form, 'credit') },
  units: Object.fromEntries(linesOf(form).map(({ itemIdentifier, quantity }) => [itemIdentifier, quantity])),
  restocked: Object.fromEntries(
    linesOf(form).flatMap(({ itemIdentifier, restocked }) =>
      restocked === undefined ? [] : [[itemIdentifier, restocked]],
    ),
  ),
});

interface RefundedLine {
  readonly itemIdentifier: string;
  readonly quantity: number;
  readonly restocked?: number;
}

const linesOf = (form: FormData): RefundedLine[] =>
  [...form.keys()].flatMap((name) => {
    const quantity = Number(form.get(name));
    return name.startsWith(UNITS) && Number.isInteger(quantity) && quantity > 0
      ? [{ ...restockedIn(form, name.slice(UNITS.length)), quantity }]
      : [];
  });

/** Of a line that was not sent none can be. */
const restockedIn = (form: FormData, itemIdentifier: string) => {
  const restocked = Number(form.get(restockedField(itemIdentifier)));
  return Number.isInteger(restocked) && restocked > 0 ? { itemIdentifier, restocked } : { itemIdentifier };
};

const changed = (
  answer:
    | { readonly ok: true }
    | { readonly ok: false; readonly status: number; readonly error: Pick<ErrorAnswer, 'error' | 'code'> },
): Changed => {
  if (answer.ok) return answer;
  const { status, error } = answer;
  if (error.code === 'refund_changed') return { ok: false, status, error: FORM_TEXTS.changed };
  return error.code === 'idempotency_key_reused'
    ? { ok: false, status, error: FORM_TEXTS.spent, isSpent: true }
    : { ok: false, status, error: error.error };
};
