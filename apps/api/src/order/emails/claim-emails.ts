import type { ClaimState } from '@counterpane/rules/warranty/claim-states';
import { claimNeedsMoreEmail } from './claim-needs-more-email.ts';
import type { claimEmail } from './claim-news.ts';
import { claimRefusedEmail } from './claim-refused-email.ts';
import { claimReplacedEmail } from './claim-replaced-email.ts';
import { claimRequestedEmail } from './claim-requested-email.ts';
import { claimSettledEmail } from './claim-settled-email.ts';
import { claimWithdrawnEmail } from './claim-withdrawn-email.ts';

/** What customers hear of a claim, by the state that it has come to. */
export const CLAIM_EMAILS: Readonly<Record<ClaimState, ReturnType<typeof claimEmail>>> = {
  requested: claimRequestedEmail,
  needs_more: claimNeedsMoreEmail,
  replaced: claimReplacedEmail,
  settled: claimSettledEmail,
  refused: claimRefusedEmail,
  withdrawn: claimWithdrawnEmail,
};
