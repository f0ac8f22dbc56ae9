import { createHmac, timingSafeEqual } from 'node:crypto';
import { made } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { BraintreeSandboxOptions } from './context.ts';

const VALID_MS = 24 * 60 * 60_000;

/** POST …/client_token: what lets a page's script act for the merchant; base64 of JSON, version 2. */
export const createClientToken: Endpoint = ({ options, now }, { base }) => {
  const { merchantId } = options;
  const clientApiUrl = `${base}/merchants/${merchantId}/client_api`;
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId,
    authorizationFingerprint: newFingerprint(options, now()),
    clientApiUrl,
    configUrl: `${clientApiUrl}/v1/configuration`,
    paypalEnabled: true,
  };
  return made('clientToken', { value: Buffer.from(JSON.stringify(token)).toString('base64') });
};

const newFingerprint = (options: BraintreeSandboxOptions, now: Date): string => {
  const claims = `created_at=${now.toISOString()}&merchant_id=${options.merchantId}`;
  return `${signatureOf(options, claims)}|${claims}`;
};

/** Whether a page's script holds a client token of ours that is not a day old yet. */
export const isValidFingerprint = (options: BraintreeSandboxOptions, text: string, now: Date): boolean => {
  const [signature = '', claims = ''] = text.split('|', 2);
  const expected = Buffer.from(signatureOf(options, claims));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const createdAt = Date.parse(new URLSearchParams(claims).get('created_at') ?? '');
  return now.getTime() - createdAt < VALID_MS;
};

const signatureOf = ({ privateKey }: BraintreeSandboxOptions, claims: string): string =>
  createHmac('sha256', privateKey).update(claims).digest('hex');
