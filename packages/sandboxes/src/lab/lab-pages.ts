import type { LabProvider, Sentinel } from '../machinery/integration.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { renderPage } from '../page/render-page.ts';
import type { Bench } from './lab-actions.ts';
import { renderForms } from './lab-forms.ts';
import type { Movement } from './read-ledger.ts';

/** A button that was pressed, and what came of it. */
export interface Noted {
  readonly at: string;
  readonly said: string;
}

const SHOWN_MOVEMENTS = 100;

export const renderProviders = (providers: readonly LabProvider[], hasEmails: boolean): string =>
  renderLabPage(
    'Sandbox lab',
    `<h1>Sandbox lab</h1>
<p class="note">Stand-ins for the payment providers: what to type or press at each, what its ledger says, and levers
to make it slow, broken or confused. No money moves here.</p>
${hasEmails ? '<p><a href="/emails">Emails of the store</a></p>' : ''}
${providers.map(renderEntry).join('\n')}`,
  );

export const renderProvider = (
  { provider, sandboxUrl, webhookUrl }: Bench,
  ledger: readonly Movement[] | null,
  noted: readonly Noted[],
): string =>
  renderLabPage(
    provider.label,
    `<p><a href="/">All providers</a></p>
<h1>${escapeHtml(provider.label)}</h1>
<p class="note">Listens at ${escapeHtml(sandboxUrl)}, sends its webhooks to ${escapeHtml(webhookUrl)}</p>
<section aria-labelledby="pressed"><h2 id="pressed">What was pressed</h2>${renderNoted(noted)}</section>
${renderForms(provider)}
<h2>Ledger</h2>
${renderLedger(ledger)}
<h2>What to type or press</h2>
${renderSentinels(provider)}`,
  );

export const renderProblem = (title: string, why: string): string =>
  renderLabPage(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(why)}</p><p><a href="/">All providers</a></p>`,
  );

const renderEntry = (provider: LabProvider): string => `<h2>${escapeHtml(provider.label)}</h2>
<p><a href="/${provider.name}">Ledger and levers of ${escapeHtml(provider.label)}</a></p>
<details><summary>What to type or press at ${escapeHtml(provider.label)}</summary>${renderSentinels(provider)}</details>`;

const renderSentinels = ({ label, sentinels }: LabProvider): string =>
  renderTable(
    `What to type or press at ${label}`,
    ['Input', 'What comes of it'],
    sentinels.map(({ input, effect }: Sentinel) => [input, effect]),
  );

const renderNoted = (noted: readonly Noted[]): string =>
  noted.length === 0
    ? '<p>Nothing yet.</p>'
    : `<ol class="noted">${noted
        .map(({ at, said }) => `<li>${renderTime(at)} ${escapeHtml(said)}</li>`)
        .join('')}</ol>`;

const renderLedger = (ledger: readonly Movement[] | null): string => {
  if (ledger === null) return '<p role="alert">The sandbox does not answer.</p>';
  if (ledger.length === 0) return '<p>No money has moved.</p>';
  const shown = ledger.slice(0, SHOWN_MOVEMENTS);
  const table = renderTable(
    'Ledger, the newest first',
    ['When', 'What', 'Amount', 'Order'],
    shown.map(({ at, kind, amount, currency, orderId }) => [
      at.slice(0, 19).replace('T', ' '),
      kind,
      `${(amount / 100).toFixed(2)} ${currency}`,
      orderId,
    ]),
  );
  return ledger.length > shown.length ? `${table}<p>${shown.length} of ${ledger.length}.</p>` : table;
};

/** Wider than a phone only inside its own frame, which the keyboard can scroll. */
const renderTable = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>
<tbody>${rows
  .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  .join('\n')}</tbody>
</table></div>`;

const renderTime = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(11, 19))} UTC</time>`;

const renderLabPage = (title: string, body: string): string =>
  renderPage({ title, body, style: { href: '/lab.css' } });
