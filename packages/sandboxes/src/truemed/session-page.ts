import type { Left, LenderPage, Pressed } from '../lender/lender-page.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { type TruemedContext, takePayment } from './context.ts';
import type { Session } from './session.ts';

/** What the shopper may press, and what becomes of it: the sandbox's sentinels. */
export const SENTINELS = [
  { answer: 'approve', label: 'Pay with my health account' },
  { answer: 'approve-later', label: 'Pay, reviewed and accepted later' },
  { answer: 'reject-later', label: 'Pay, reviewed and rejected later' },
  { answer: 'decline', label: 'Decline' },
  { answer: 'insufficient', label: 'Insufficient funds' },
  { answer: 'cancel', label: 'Cancel' },
] as const;

/** `redirect_url`: Truemed's own page, alone, or in the store's frame where the session was made for one. */
export const sessionPage = (context: TruemedContext): LenderPage<Session> => ({
  path: '/checkout/:id',
  name: 'Truemed',
  heading: ({ cents }) => `Pay ${shown(cents)} with your HSA or FSA`,
  body: ({ items }) =>
    `<p>Truemed asks about your health, and pays with a letter of a clinician.</p>
<ul>${items.map(({ name, quantity }) => `<li>${quantity} × ${escapeHtml(name)}</li>`).join('')}</ul>`,
  buttons: SENTINELS,
  isOpen: ({ status }) => status === 'pending',
  press: (session, answer) => press(context, session, answer),
  leaveTo: (session) => (HAS_PAID.has(session.status) ? filledIn(session.successUrl, session) : null),
  frameAncestors: ({ isForFrame }) => (isForFrame ? context.keys.storeOrigins : []),
  endInFrame: (session, left) => (session.isForFrame ? messageOf(session, left) : null),
});

const messageOf = (session: Session, { leaveTo }: Left): string =>
  `<script src="/frame-end.js" data-success="${leaveTo !== filledIn(session.failureUrl, session)}" data-redirect-url="${escapeHtml(leaveTo)}"></script>`;

/** What Truemed documents: a message to the parent window, and no redirect. */
export const FRAME_END_SCRIPT = `const { success, redirectUrl } = document.currentScript.dataset;
window.parent.postMessage({ success: success === 'true', redirect_url: redirectUrl }, '*');
`;

const HAS_PAID: ReadonlySet<Session['status']> = new Set(['processing', 'captured', 'authorized']);

const press = (context: TruemedContext, session: Session, answer: string): Pressed => {
  const leaves = { leaveTo: filledIn(session.successUrl, session) };
  switch (answer) {
    case 'approve':
      takePayment(context, session);
      return leaves;
    case 'approve-later':
      takePayment(context, session, 'captured');
      return leaves;
    case 'reject-later':
      takePayment(context, session, 'rejected');
      return leaves;
    case 'cancel':
      return { leaveTo: filledIn(session.failureUrl, session) };
    case 'insufficient':
      return { problem: 'Your card has insufficient funds. Try another card.' };
    default:
      return { problem: 'Your card was declined. Try another card.' };
  }
};

const filledIn = (url: string, { id }: Session): string => url.replaceAll('{{payment_session_id}}', id);

const shown = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
