import type Stripe from 'stripe';
import { escapeHtml } from '../../page/escape-html.ts';
import type { AccountPage } from '../account-answers.ts';
import { formatAmount } from '../refuse-amount.ts';
import { renderPage } from './stripe-page.ts';

/** What the shopper typed, and what was wrong with it. */
export interface PageInput {
  readonly number?: string;
  readonly expiry?: string;
  readonly cvc?: string;
  readonly problem?: string | null;
}

/** The payment form. The security code is never sent back. */
export const renderPayment = (session: Stripe.Checkout.Session, input: PageInput): string => {
  const amount = escapeHtml(formatAmount(session.amount_total ?? 0, session.currency ?? 'usd'));
  const problem = input.problem ? `<p role="alert" id="problem">${escapeHtml(input.problem)}</p>` : '';
  return renderPage(
    input.problem ? 'Error: Pay by card' : 'Pay by card',
    `<h1>Pay ${amount} by card</h1>
${problem}
<form method="post" novalidate>
${field('number', 'Card number', 'cc-number', input)}
${field('expiry', 'Expiration date', 'cc-exp', input)}
${field('cvc', 'CVC', 'cc-csc', {})}
<button class="main">Pay ${amount}</button>
${session.cancel_url ? `<a class="button" href="${escapeHtml(session.cancel_url)}">Cancel</a>` : ''}
</form>`,
  );
};

/** The page of a company that asks for no card: a button for each way it may end. */
export const renderAccount = (
  session: Stripe.Checkout.Session,
  { title, text, answers }: AccountPage,
  problem: string | null,
): string => {
  const amount = escapeHtml(formatAmount(session.amount_total ?? 0, session.currency ?? 'usd'));
  const heading = `Pay ${amount} with ${escapeHtml(title)}`;
  const buttons = Object.entries(answers).map(
    ([word, { label }]) =>
      `<button${word === 'approve' ? ' class="main"' : ''} name="answer" value="${word}">${escapeHtml(label)}</button>`,
  );
  return renderPage(
    problem ? `Error: ${heading}` : heading,
    `<h1>${heading}</h1>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<p>${escapeHtml(text)}</p>
<form method="post">
${buttons.join('\n')}
${session.cancel_url ? `<a class="button" href="${escapeHtml(session.cancel_url)}">Cancel</a>` : ''}
</form>`,
  );
};

export const renderClosed = (): string =>
  renderPage(
    'Page closed',
    '<h1>This payment page is closed</h1><p>Go back to the store to start again.</p>',
  );

const field = (
  name: 'number' | 'expiry' | 'cvc',
  label: string,
  autocomplete: string,
  input: PageInput,
): string => `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(input[name] ?? '')}" inputmode="numeric" autocomplete="${autocomplete}"${input.problem ? ' aria-describedby="problem"' : ''}>`;
