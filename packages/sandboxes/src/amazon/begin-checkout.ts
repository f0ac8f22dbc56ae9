import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../page/escape-html.ts';
import { renderProviderPage } from '../page/provider-page.ts';
import { type ButtonPayload, parsePayload } from './button-payload.ts';
import type { SandboxContext } from './context.ts';
import { ADDRESSES, type BuyerAddress, toAddress } from './instruments.ts';
import { AMAZON_LOOK, showPage } from './page-parts.ts';
import { NO_METADATA, newSession, type Session } from './session.ts';
import { withPayment } from './sessions-api.ts';
import { ALGORITHM, isSignature } from './signature.ts';

const SCRIPT = readFileSync(new URL('./browser/checkout.js', import.meta.url), 'utf8');

/** Amazon's script, and where its button leads with what the store has signed. */
export const registerButton = (app: FastifyInstance, context: SandboxContext): void => {
  app.get('/checkout.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(SCRIPT),
  );

  app.post<{ Body: unknown }>('/checkout/initiate', async ({ body }, reply) => {
    const fields = new URLSearchParams(typeof body === 'string' ? body : '');
    const begun = begin(context, fields);
    if ('code' in begun) return refuse(reply, begun);
    context.state.save('session', begun.id, begun);
    context.commit();
    return reply.redirect(`/checkout?amazonCheckoutSessionId=${begun.id}`, 303);
  });
};

interface Refused {
  readonly code: string;
  readonly message: string;
}

/** A session of exactly what was signed, by the merchant's key and in no other way. */
const begin = (context: SandboxContext, fields: URLSearchParams): Session | Refused => {
  const { options, merchantKey } = context;
  const said = (name: string): string => fields.get(name) ?? '';
  if (said('merchantId') !== options.merchantId) return wrong('merchantId is none of ours.');
  if (said('publicKeyId') !== options.publicKeyId)
    return { code: 'InvalidPublicKeyId', message: 'publicKeyId is none of this merchant.' };
  if (said('algorithm') !== ALGORITHM) return wrong(`algorithm is not ${ALGORITHM}.`);
  const payloadJSON = said('payloadJSON');
  if (!isSignature(payloadJSON, said('signature'), merchantKey))
    return { code: 'InvalidSignatureError', message: 'The signature is not of this payload.' };
  const payload = parsePayload(payloadJSON, said('productType'));
  if ('fault' in payload) return wrong(payload.fault);
  if (payload.storeId !== options.storeId) return wrong('storeId is not one of yours.');
  return (
    withPayment(sessionOf(context, payload), payload.paymentDetails) ?? wrong('chargeAmount is invalid.')
  );
};

const wrong = (message: string): Refused => ({ code: 'InvalidParameterValue', message });

const sessionOf = ({ now }: SandboxContext, payload: ButtonPayload): Session => {
  const { webCheckoutDetails: web, merchantMetadata, addressDetails } = payload;
  return newSession({
    createdAt: now().toISOString(),
    isProcessOrder: web.checkoutMode === 'ProcessOrder',
    reviewReturnUrl: web.checkoutReviewReturnUrl ?? null,
    resultReturnUrl: web.checkoutResultReturnUrl ?? null,
    cancelUrl: web.checkoutCancelUrl ?? null,
    payment: null,
    metadata: { ...NO_METADATA, ...merchantMetadata },
    shipTo: addressDetails ? toAddress(addressDetails) : null,
    offered: Object.entries(ADDRESSES)
      .filter(([, address]) => isDelivered(payload, address))
      .map(([key]) => key),
  });
};

const isDelivered = ({ deliverySpecifications }: ButtonPayload, { countryCode }: BuyerAddress): boolean => {
  const limits = deliverySpecifications?.addressRestrictions;
  return !limits || (limits.type === 'Allowed') === countryCode in limits.restrictions;
};

/** Amazon says it on a page of its own: the shopper has left the store. */
const refuse = (reply: FastifyReply, { code, message }: Refused): FastifyReply =>
  showPage(
    reply.code(400),
    renderProviderPage(
      AMAZON_LOOK,
      'Amazon Pay',
      `<h1>Something went wrong</h1><p>Error code: ${escapeHtml(code)}</p><p>${escapeHtml(message)}</p>`,
    ),
  );
