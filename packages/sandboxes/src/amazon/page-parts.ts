import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../page/escape-html.ts';
import type { ProviderLook } from '../page/provider-page.ts';

export const AMAZON_LOOK: ProviderLook = {
  name: 'Amazon Pay',
  isNamed: false,
  style: `h1 { font-size: 1.25rem; }
fieldset { margin-bottom: 1rem; }
button.main { background: #ffd814; border-color: #8f7400; }
`,
};

/** A group of radio buttons; the first one is chosen. */
export const renderChoices = (
  legend: string,
  name: string,
  choices: readonly { readonly id: string; readonly label: string }[],
): string => `<fieldset><legend>${escapeHtml(legend)}</legend>
${choices
  .map(
    ({ id, label }, index) =>
      `<label class="choice"><input type="radio" name="${name}" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  .join('\n')}
</fieldset>`;

export const renderButtons = (): string => `<div class="buttons">
<button class="main" name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="cancel">Cancel</button>
</div>`;

export const showPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "frame-ancestors 'none'")
    .send(page);
