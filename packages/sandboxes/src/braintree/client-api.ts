import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseOf } from '../machinery/answer.ts';
import type { ShipTo } from './agreements.ts';
import { textOf } from './api-call.ts';
import { isValidFingerprint } from './client-tokens.ts';
import type { SandboxContext } from './context.ts';
import { randomText } from './ids.ts';
import { FAKE_PAYER } from './nonces.ts';

const PREFIX = '/merchants/:merchant/client_api/v1';

const text = z.string().default('');

/** As braintree-web 3.144.0 sends it for the vault flow, beside what it says of itself. */
const setupSchema = z.object({
  returnUrl: z.url(),
  cancelUrl: z.url(),
  offerPaypalCredit: z.boolean(),
  experienceProfile: z.object({ noShipping: z.enum(['true', 'false']), addressOverride: z.boolean() }),
  shippingAddress: z
    .strictObject({
      recipientName: text,
      line1: z.string(),
      line2: text,
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      countryCode: z.string(),
      phone: text,
    })
    .optional(),
});

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
    const setup = setupSchema.safeParse(body);
    if (!setup.success) return reply.code(422).send({ error: { message: z.prettifyError(setup.error) } });
    const token = `BA-${randomText(17).toUpperCase()}`;
    journal.save('agreement', token, {
      token,
      offersCredit: setup.data.offerPaypalCredit,
      shipTo: shipToOf(setup.data),
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
    const details = { payerInfo: { email: FAKE_PAYER } };
    return reply.code(202).send({ paypalAccounts: [{ nonce: id, type: 'PayPalAccount', details }] });
  });
};

/** Null where PayPal is asked to show no address. */
const shipToOf = ({ experienceProfile, shippingAddress }: z.output<typeof setupSchema>): ShipTo | null =>
  experienceProfile.noShipping === 'true' ? null : (shippingAddress ?? null);

const originOf = ({ headers }: FastifyRequest): string => headers.origin ?? '';
