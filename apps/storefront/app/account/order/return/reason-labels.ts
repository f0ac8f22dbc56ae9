import type { RequestReturn } from '@counterpane/contract/orders/returns';
import type { PlainMessageId } from '@counterpane/messages/message-id';

type Reason = RequestReturn['lines'][number]['reason'];

/** Why something comes back, as its customer says it and staff read it. */
export const REASON_TEXTS: Readonly<Record<Reason, PlainMessageId>> = {
  too_soft: 'Too soft',
  too_firm: 'Too firm',
  too_warm: 'Too warm',
  does_not_fit: 'It does not fit',
  looks_different: 'It looks different than I thought',
  below_expectations: 'I expected more of it',
  changed_mind: 'I do not need it any more',
  not_told: 'I would rather not say',
};

export const isReason = (text: string): text is Reason => Object.hasOwn(REASON_TEXTS, text);
