import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { Money } from '@counterpane/rules/money/money';
import type { FormErrors } from '../../form/form-errors.ts';
import type { ScriptOrigins } from '../../services.ts';
import type { MethodToken } from './method-token.ts';
import type { CardForm } from './use-card-entry.ts';

/** What the panel of any method may need; each takes what it uses. */
export interface MethodPanelProps {
  readonly method: OfferedMethod;
  readonly isChosen: boolean;
  readonly scripts: ScriptOrigins;
  readonly card: CardForm;
  readonly shipping: AddressInput | null;
  /** What is due. */
  readonly total: Money;
  /** In how many instalments, where the method has them. */
  readonly numberOfPayments: number;
  /** A token of this method that the shopper has already; it is sent along. */
  readonly token: MethodToken | null;
  /** Titles of what a health account may pay for. */
  readonly eligible: readonly string[];
  readonly errors: FormErrors;
  /** The provider's script has given a token: it is kept and the step goes on to the review. */
  readonly onToken: (token: MethodToken) => void;
}
