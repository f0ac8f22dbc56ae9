import type { FormatMoney } from '@counterpane/contract/format-money';
import type { StaffAct, StaffAction } from '@counterpane/contract/staff/staff-acts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';
import { money } from '@counterpane/rules/money/money';

/** The label of each act, in the order of the filter. */
export const ACTION_TEXTS: Readonly<Record<StaffAction, PlainMessageId>> = {
  'search-orders': 'Looked through orders',
  'see-order': 'Looked at an order',
  'see-unpaid-holds': 'Looked at the stock held by unpaid orders',
  'refund-order': 'Gave money back',
  'see-disputes': 'Looked at the disputed payments',
  'enter-dispute': 'Entered a dispute',
  'hear-of-dispute': 'A payment company reported a dispute',
  'ask-provider': 'Asked a payment provider',
  'retry-capture': 'Took money on hold once more',
  'decide-parked-order': 'Decided an order that needed attention',
  'see-pick-list': 'Looked at what is to be picked',
  'see-troubled-shipments': 'Looked at shipments to decide',
  'move-shipment': 'Moved a shipment',
  'decide-shipment': 'Decided what becomes of a shipment',
  'buy-label': 'Bought a label',
  'see-cancellations': 'Looked at cancellations',
  'see-funnel': 'Looked at visits and orders',
  'see-experiments': 'Looked at experiments',
  'see-returns': 'Looked at returns',
  'move-return': 'Decided a return',
  'receive-return': 'Received a return',
  'see-claims': 'Looked at claims',
  'move-claim': 'Decided a claim',
  'see-reviews': 'Looked at reviews',
  'move-review': 'Decided a review',
  'answer-review': 'Answered a review',
  'see-questions': 'Looked at questions',
  'answer-question': 'Decided a question',
  'see-reconciliation': 'Looked at the reconciliation',
  reconcile: 'Reconciled the ledger',
  'purge-caches': 'Cleared the caches',
  'enter-cart': 'Came into a cart',
  'see-cart': 'Looked at a cart',
  'change-cart': 'Changed a cart',
  'share-cart': 'Shared a cart, or stopped sharing it',
  'leave-cart': 'Left a cart',
  'see-acts': 'Looked at what staff did',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'end-sessions': 'Ended sessions',
  'change-password': 'Changed a password',
  'turn-on-second-factor': 'Turned on a second factor',
  'make-recovery-codes': 'Made recovery codes',
  'use-recovery-code': 'Used a recovery code',
  'prove-again': 'Proved again who they are',
  'save-member': 'Saved an account',
  'remove-member': 'Removed an account',
};

const DECISION_TEXTS: Readonly<Record<string, PlainMessageId>> = { release: 'Released', cancel: 'Cancelled' };

/** The details of an act: an amount, a count, or the code of its refusal. */
export const detailTexts = (
  { detail }: Pick<StaffAct, 'detail'>,
  t: Translate,
  formatMoney: FormatMoney,
): string[] => {
  const { currency, ...facts } = detail;
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name === 'cents' && typeof value === 'number') return formatCents(value, currency, formatMoney);
    if (name === 'found') return t('Found: {count}', { count: String(value) });
    if (name === 'failed') return t('Failed in this hour so far: {count}', { count: String(value) });
    if (name === 'decision') return decisionText(String(value), t);
    return name === 'code' ? String(value) : `${name}: ${value}`;
  });
};

const decisionText = (decision: string, t: Translate): string => {
  const text = DECISION_TEXTS[decision];
  return text === undefined ? decision : t(text);
};

const CURRENCIES = ['USD', 'CAD', 'GBP'] as const;

const formatCents = (
  cents: number,
  currency: StaffAct['detail'][string] | undefined,
  formatMoney: FormatMoney,
): string => {
  const known = CURRENCIES.find((one) => one === currency);
  return known ? formatMoney(money(cents, known), 'always') : String(cents);
};
