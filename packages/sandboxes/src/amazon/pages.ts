import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../page/escape-html.ts';
import { renderClosedPage, renderProviderPage } from '../page/provider-page.ts';
import { formatPrice } from './amazon-price.ts';
import type { SandboxContext } from './context.ts';
import { findSession } from './find-session.ts';
import { ADDRESSES, type BuyerAddress, findInstrument, INSTRUMENTS } from './instruments.ts';
import { AMAZON_LOOK, renderButtons, renderChoices, showPage } from './page-parts.ts';
import { cancelled, constraintsOf, type Session } from './session.ts';

type PageRoute = { Querystring: { amazonCheckoutSessionId?: string }; Body: unknown };

/** Amazon's two pages: where a buyer signs in, and where a buyer agrees to the payment. */
export const registerPages = (app: FastifyInstance, context: SandboxContext): void => {
  const page = (
    path: string,
    isFor: (session: Session) => boolean,
    render: (session: Session) => string,
    answer: (session: Session, fields: URLSearchParams) => Session,
  ): void => {
    const findOpen = (id = ''): Session | null => {
      const session = findSession(context, id);
      return session?.state === 'Open' && isFor(session) ? session : null;
    };
    app.get<PageRoute>(path, async ({ query }, reply) => {
      const session = findOpen(query.amazonCheckoutSessionId);
      return session
        ? showPage(reply, renderProviderPage(AMAZON_LOOK, 'Amazon Pay', render(session)))
        : closed(reply);
    });
    app.post<PageRoute>(path, async ({ query, body }, reply) => {
      const session = findOpen(query.amazonCheckoutSessionId);
      if (!session) return closed(reply);
      const fields = new URLSearchParams(typeof body === 'string' ? body : '');
      const after = context.state.save('session', session.id, answered(session, fields, answer));
      context.commit();
      return reply.redirect(wayBack(after, path), 303);
    });
  };
  page('/checkout', () => true, renderSignIn, signedIn);
  page('/checkout/processing', (session) => constraintsOf(session).length === 0, renderProcessing, agreed);
};

const answered = (
  session: Session,
  fields: URLSearchParams,
  approve: (session: Session, fields: URLSearchParams) => Session,
): Session => {
  switch (fields.get('answer')) {
    case 'cancel':
      return cancelled(session, 'BuyerCanceled', 'The buyer canceled the checkout.');
    case 'decline':
      return cancelled(session, 'Declined', 'Your card was declined.');
    default:
      return approve(session, fields);
  }
};

/** The buyer has chosen an address and a way to pay. */
const signedIn = (session: Session, fields: URLSearchParams): Session => ({
  ...session,
  buyer: {
    address: session.shipTo ?? ADDRESSES[fields.get('address') ?? 'us'] ?? null,
    instrument: findInstrument(fields.get('instrument')),
  },
  agreedTo: session.isProcessOrder ? (session.payment?.chargeAmount ?? null) : null,
});

const agreed = (session: Session): Session => ({
  ...session,
  agreedTo: session.payment?.chargeAmount ?? null,
});

/** Amazon adds the session to every address that it leads back to. */
const wayBack = (session: Session, path: string): string => {
  const hasPaid = path !== '/checkout' || session.isProcessOrder;
  // What is cancelled where one agrees to the payment has been processed: it comes back as a result.
  const turnedBack = path === '/checkout' && session.reasonCode === 'BuyerCanceled';
  const back =
    (turnedBack ? session.cancelUrl : null) ??
    (hasPaid ? session.resultReturnUrl : session.reviewReturnUrl) ??
    session.reviewReturnUrl;
  const url = new URL(back ?? 'about:blank');
  url.searchParams.set('amazonCheckoutSessionId', session.id);
  return url.href;
};

const renderSignIn = (session: Session): string => `<h1>Sign in to Amazon Pay</h1>
${session.payment ? `<p>You pay ${escapeHtml(formatPrice(session.payment.chargeAmount))}.</p>` : ''}
<form method="post">
${renderDelivery(session)}
${renderChoices('Pay with', 'instrument', INSTRUMENTS)}
${renderButtons()}
</form>`;

/** An order's own address is told, and not asked for. */
const renderDelivery = ({ shipTo, offered }: Session): string => {
  if (shipTo) return `<p>Delivered to ${escapeHtml(inOneLine(shipTo))}.</p>`;
  const choices = Object.entries(ADDRESSES)
    .filter(([id]) => offered?.includes(id) ?? true)
    .map(([id, address]) => ({ id, label: inOneLine(address) }));
  return renderChoices('Deliver to', 'address', [...choices, { id: 'none', label: 'No address' }]);
};

const inOneLine = ({ addressLine1, city, countryCode }: BuyerAddress): string =>
  `${addressLine1}, ${city}, ${countryCode}`;

const renderProcessing = (session: Session): string => `<h1>Confirm your payment</h1>
<p>${escapeHtml(session.metadata.merchantStoreName ?? 'The store')} gets ${escapeHtml(
  session.payment ? formatPrice(session.payment.chargeAmount) : '',
)}. ${escapeHtml(session.metadata.noteToBuyer ?? '')}</p>
<p>${escapeHtml(session.buyer?.instrument.label ?? '')}</p>
<form method="post">${renderButtons()}</form>`;

const closed = (reply: FastifyReply): FastifyReply =>
  showPage(reply.code(404), renderClosedPage(AMAZON_LOOK));
