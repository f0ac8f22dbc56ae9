import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseOf } from '../machinery/answer.ts';
import type { ShipTo } from './agreements.ts';
import { fieldOf, textOf } from './api-call.ts';
import { isValidFingerprint } from './client-tokens.ts';
import type { SandboxContext } from './context.ts';
import { randomText } from './ids.ts';
import { FAKE_PAYER } from './nonces.ts';

const PREFIX = '/merchants/:merchant/client_api/v1';

/** What Braintree's browser scripts call, with the fingerprint of a client token. */
export const registerClientApi = (app: FastifyInstance, context: SandboxContext): void => {
  const { journal, options, now } = context;
  const isAllowed = (fingerprint: string) => isValidFingerprint(options, fingerprint, now());
  const refused = { error: { message: 'Authorization fingerprint is invalid' } };

  app.get<{ Querystring: { authorizationFingerprint?: string } }>(
    `${PREFIX}/configuration`,
    async ({ query }, reply) =>
      isAllowed(query.authorizationFingerprint ?? '')
        ? { merchantId: options.merchantId, environment: 'sandbox', paypalEnabled: true }
        : reply.code(403).send(refused),
  );

  app.post(`${PREFIX}/paypal_hermes/setup_billing_agreement`, async (request, reply) => {
    const { body } = request;
    if (!isAllowed(textOf(body, 'authorizationFingerprint'))) return reply.code(403).send(refused);
    const token = `BA-${randomText(17).toUpperCase()}`;
    journal.save('agreement', token, {
      token,
      offersCredit: fieldOf(body, 'offerPaypalCredit') === true,
      shipTo: shipToOf(body),
      origin: originOf(request),
      approvedAs: null,
    });
    context.commit();
    const approvalUrl = `${baseOf(request)}/agreements/approve?ba_token=${token}`;
    return reply.code(201).send({ agreementSetup: { tokenId: token, approvalUrl } });
  });

  app.post(`${PREFIX}/payment_methods/paypal_accounts`, async ({ body }, reply) => {
    if (!isAllowed(textOf(body, 'authorizationFingerprint'))) return reply.code(403).send(refused);
    const agreement = journal.find('agreement', textOf(body, 'paypalAccount', 'billingAgreementToken'));
    if (!agreement?.approvedAs)
      return reply.code(422).send({ error: { message: 'PayPal account could not be tokenized' } });
    const id = `nonce-${randomText(24)}`;
    journal.save('nonce', id, {
      id,
      behaviour: agreement.approvedAs,
      payer: FAKE_PAYER,
      isUsed: false,
    });
    context.commit();
    const details = { email: FAKE_PAYER };
    return reply.code(202).send({ paypalAccounts: [{ nonce: id, type: 'PayPalAccount', details }] });
  });
};

const shipToOf = (body: unknown): ShipTo | null =>
  textOf(body, 'line1') === ''
    ? null
    : {
        recipientName: textOf(body, 'recipientName'),
        line1: textOf(body, 'line1'),
        line2: textOf(body, 'line2'),
        city: textOf(body, 'city'),
        state: textOf(body, 'state'),
        postalCode: textOf(body, 'postalCode'),
        countryCode: textOf(body, 'countryCode'),
      };

const originOf = ({ headers }: FastifyRequest): string => headers.origin ?? '';
