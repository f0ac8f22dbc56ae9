import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../page/escape-html.ts';
import { type ProviderLook, renderProviderPage } from '../page/provider-page.ts';
import type { Agreement } from './agreements.ts';
import type { SandboxContext } from './context.ts';
import type { Behaviour } from './nonce.ts';

interface ApprovalRoute {
  Querystring: { ba_token?: string };
  Body: string;
}

/** What each button of the page makes of the wallet; `cancel` makes nothing of it. */
export const ANSWERS: Readonly<Record<string, Behaviour>> = {
  approve: 'succeeds',
  decline: 'declined',
  insufficient: 'insufficient',
};

/** PayPal's page in a window of its own: Approve, Decline, Cancel, and the page that opened it hears of it. */
export const registerApprovalPage = (app: FastifyInstance, context: SandboxContext): void => {
  const { journal } = context;

  app.get<ApprovalRoute>('/agreements/approve', async ({ query }, reply) => {
    const agreement = journal.find('agreement', query.ba_token ?? '');
    return agreement
      ? sendPage(reply, 200, titleOf(agreement), renderQuestion(agreement))
      : sendPage(reply, 404, 'PayPal', renderUnknown());
  });

  app.post<ApprovalRoute>('/agreements/approve', async ({ query, body }, reply) => {
    const agreement = journal.find('agreement', query.ba_token ?? '');
    if (!agreement) return sendPage(reply, 404, 'PayPal', renderUnknown());
    const approvedAs = ANSWERS[new URLSearchParams(body).get('answer') ?? ''] ?? null;
    // A second press of the button: the first approval stands.
    if (approvedAs && !agreement.approvedAs)
      journal.save('agreement', agreement.token, { ...agreement, approvedAs });
    context.commit();
    return sendPage(reply, 200, titleOf(agreement), renderEnd(agreement, approvedAs !== null));
  });
};

const titleOf = ({ offersCredit }: Agreement): string => (offersCredit ? 'PayPal Credit' : 'PayPal');

const renderQuestion = (agreement: Agreement): string => {
  const { shipTo } = agreement;
  const lines = shipTo
    ? [
        shipTo.recipientName,
        shipTo.line1,
        shipTo.line2,
        `${shipTo.city}, ${shipTo.state} ${shipTo.postalCode}`,
        shipTo.countryCode,
      ]
    : [];
  return `<h1>${titleOf(agreement)}</h1>
<p>${agreement.offersCredit ? 'Pay later with PayPal Credit, or now with your balance.' : 'Pay with your balance or bank.'}</p>
<h2>Ship to</h2>
<address>${lines
    .filter((line) => line !== '')
    .map(escapeHtml)
    .join('<br>')}</address>
<form method="post">
<button class="main" name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="insufficient">Insufficient funds</button>
<button name="answer" value="cancel">Cancel</button>
</form>
<p class="note">Decline and Insufficient funds approve here, and the payment is refused when the order is placed.</p>`;
};

/** Tells the store's page, and nobody else, what became of it. */
const renderEnd = ({ token, origin }: Agreement, isApproved: boolean): string => {
  const message = { source: 'paypal-sandbox', token, isApproved };
  return `<h1>${isApproved ? 'Approved' : 'Cancelled'}</h1>
<p>You can close this window.</p>
<script>
(window.opener ?? window.parent).postMessage(${inScript(message)}, ${inScript(origin)});
</script>`;
};

const renderUnknown = (): string => '<h1>Nothing to approve</h1><p>This page is not open any more.</p>';

/** JSON that cannot end the script that it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const sendPage = (reply: FastifyReply, status: number, title: string, body: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(renderProviderPage(LOOK, title, body));

const LOOK: ProviderLook = {
  name: 'PayPal',
  isNamed: false,
  style: `:root { --ink: #001435; --faint: #4f566b; --paper: #f5f7fa; }
main { max-width: 26rem; padding: 2rem 1rem; }
h2 { font-size: 1rem; margin: 1rem 0 0; }
address { font-style: normal; }
button { margin: 1rem .5rem 0 0; border-radius: 2rem; }
button.main { background: #003087; border-color: #003087; color: #fff; }
`,
};
