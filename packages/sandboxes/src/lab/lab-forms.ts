import type { DisputeTurn } from '../control/dispute-lever.ts';
import { FAULT_KINDS } from '../faults/faults.ts';
import type { LabProvider } from '../machinery/integration.ts';
import { escapeHtml } from '../page/escape-html.ts';

const FAULTS: Readonly<Record<(typeof FAULT_KINDS)[number], string>> = {
  error500: 'Broken: answers 500, nothing happened',
  hang: 'Broken: never answers, nothing happened',
  'drop-after-effect': 'Broken: it happened, and the answer is lost',
  slow: 'Slow: answers late',
  html: 'Broken: answers a page of HTML, nothing happened',
};

/** The levers of a provider, a form each: they need no script. */
export const renderForms = (provider: LabProvider): string => `<h2>Slow or broken</h2>
${form(
  provider,
  `<label>What goes wrong <select name="kind">${FAULT_KINDS.map(
    (kind) => `<option value="${kind}">${escapeHtml(FAULTS[kind])}</option>`,
  ).join('')}</select></label>
${number('times', 'For how many calls', 1, 1)}
${number('ms', 'How late, if slow (milliseconds)', 3_000, 0)}
<label>Only calls whose path begins so (empty: every call) <input name="path" maxlength="200"></label>
${button('fault', 'Plan the fault')}`,
)}
${form(provider, button('clear-faults', 'Forget all faults'))}
<h2>Webhooks</h2>
${form(
  provider,
  `${number('delayMs', 'Delay (milliseconds)', 0, 0)}
<label><input type="checkbox" name="duplicate"> Send each one twice</label>
<label><input type="checkbox" name="hold"> Hold them</label>
<label><input type="checkbox" name="drop"> Drop them: they never come</label>
${button('webhooks', 'Send them so from now on')}`,
)}
${form(provider, `<input type="hidden" name="reverse" value="no">${button('release', 'Let held ones go')}`)}
${form(provider, `<input type="hidden" name="reverse" value="yes">${button('release', 'Let held ones go, last first')}`)}
${renderSwitches(provider)}${renderDisputes(provider)}
<h2>A forged webhook</h2>
${form(
  provider,
  `<label>Message, signed with a key that is not the provider’s
<textarea name="message" rows="8" spellcheck="false" maxlength="100000">
${escapeHtml(provider.example)}</textarea></label>
${button('forge', 'Send it to the store')}`,
)}`;

/** What the account can be paid with; the store asks when it starts, and every hour. */
const renderSwitches = (provider: LabProvider): string =>
  provider.switches
    ? `<h2>Ways to pay of the account</h2>
${form(
  provider,
  `<label>Way to pay <select name="method">${provider.switches
    .map((type) => `<option>${escapeHtml(type)}</option>`)
    .join('')}</select></label>
<label>The account has it <select name="available"><option>no</option><option>yes</option></select></label>
${button('method', 'Change it')}`,
)}`
    : '';

/** What the payer's bank does weeks later. */
const TURNS: Readonly<Record<DisputeTurn, string>> = {
  inquiry: 'The bank asks what it was for',
  opened: 'The payer disputes it',
  won: 'The store wins',
  lost: 'The payer wins',
};

const renderDisputes = (provider: LabProvider): string =>
  provider.disputes
    ? `<h2>Disputes</h2>
${form(
  provider,
  `<label>Order, as in the ledger <input name="order" maxlength="100" required></label>
<label>What becomes of its payment <select name="turn">${provider.disputes
    .map((turn) => `<option value="${turn}">${escapeHtml(TURNS[turn])}</option>`)
    .join('')}</select></label>
${button('dispute', 'Do it')}`,
)}`
    : '';

const form = ({ name }: LabProvider, fields: string): string =>
  `<form method="post" action="/${name}">${fields}</form>`;

const button = (action: string, label: string): string =>
  `<button name="action" value="${action}">${label}</button>`;

const number = (name: string, label: string, value: number, min: number): string =>
  `<label>${label} <input type="number" name="${name}" value="${value}" min="${min}" required></label>`;
