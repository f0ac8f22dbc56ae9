import { escapeHtml } from '../page/escape-html.ts';
import { formatAmount, paymentsOf } from './plan-amounts.ts';

/** What a form asks the shopper to agree to. */
interface PlanFormFacts {
  readonly cents: number;
  readonly currency: string;
  /** One choice is told, several are chosen from. */
  readonly choices: readonly number[];
  readonly chosen: number;
}

/** SplitIt's page has a way back; of its form in a page of the store nothing is told but success and error. */
type Place = 'page' | 'store';

/** What the shopper typed, and what was wrong with it. */
export interface PlanFormInput {
  readonly holder?: string;
  readonly number?: string;
  readonly expiry?: string;
  readonly problem?: string | null;
}

/** The inside of the form: what is due, the card, the buttons. The security code is never sent back. */
export const renderPlanForm = (facts: PlanFormFacts, input: PlanFormInput, place: Place): string => `
<p role="alert" id="problem"${input.problem ? '' : ' hidden'}>${escapeHtml(input.problem ?? '')}</p>
<form method="post" novalidate>
${renderChoices(facts)}
${field('holder', 'Name on card', 'cc-name', 'text', input)}
${field('number', 'Card number', 'cc-number', 'numeric', input)}
${field('expiry', 'Expiration date', 'cc-exp', 'numeric', input)}
${field('cvc', 'CVC', 'cc-csc', 'numeric', input)}
<p class="note">You agree that ${escapeHtml(formatAmount(facts.cents, facts.currency))} is held on your card until it is paid.</p>
<div class="buttons">
<button class="main" name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
${place === 'page' ? '<button name="answer" value="cancel">Cancel</button>' : ''}
</div>
</form>`;

const renderChoices = ({ cents, currency, choices, chosen }: PlanFormFacts): string => {
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0)
    return `<p class="plan"><strong>${describePayments(cents, currency, only)}</strong></p>
<input type="hidden" name="numberOfPayments" value="${only}">`;
  const radios = choices.map(
    (choice) =>
      `<label class="choice"><input type="radio" name="numberOfPayments" value="${choice}"${choice === chosen ? ' checked' : ''}> ${describePayments(cents, currency, choice)}</label>`,
  );
  return `<fieldset><legend>Number of payments</legend>${radios.join('')}</fieldset>`;
};

/** @example describePayments(76104, 'USD', 12) // "12 monthly payments of $63.42" */
const describePayments = (cents: number, currency: string, count: number): string => {
  const payments = paymentsOf(cents, count);
  const [first = 0] = payments;
  const last = payments.at(-1) ?? 0;
  const amount = escapeHtml(formatAmount(last, currency));
  if (first === last) return `${count} monthly payments of ${amount}`;
  const higher = payments.filter((payment) => payment === first).length;
  return `${count} monthly payments: ${higher} of ${escapeHtml(formatAmount(first, currency))}, then ${count - higher} of ${amount}`;
};

const field = (
  name: 'holder' | 'number' | 'expiry' | 'cvc',
  label: string,
  autocomplete: string,
  inputmode: string,
  input: PlanFormInput,
): string => {
  const value = name === 'cvc' ? '' : (input[name] ?? '');
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(value)}" inputmode="${inputmode}" autocomplete="${autocomplete}" aria-describedby="problem">`;
};
