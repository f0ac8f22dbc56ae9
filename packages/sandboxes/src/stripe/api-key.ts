import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from './answer.ts';
import type { StripeSandboxOptions } from './context.ts';
import type { FormFields } from './form-fields.ts';

/** Which of the account's two keys a request carries, as a bearer, as basic user name or as the field `key`. */
export const keyOf = (
  options: StripeSandboxOptions,
  request: FastifyRequest,
  fields: FormFields,
): 'secret' | 'publishable' | 'none' | 'wrong' => {
  const given = readKey(request) ?? fields.text('key');
  if (given === undefined) return 'none';
  if (given === options.secretKey) return 'secret';
  return given === options.publishableKey ? 'publishable' : 'wrong';
};

export const findKeyProblem = (
  options: StripeSandboxOptions,
  request: FastifyRequest,
  fields: FormFields,
  { publishable = false }: { readonly publishable?: boolean },
): Refusal | null => {
  switch (keyOf(options, request, fields)) {
    case 'secret':
      return null;
    case 'publishable':
      return publishable ? null : refuseKey(PUBLISHABLE, 'secret_key_required');
    case 'none':
      return refuseKey(MISSING);
    case 'wrong':
      return refuseKey(`Invalid API Key provided: ${mask(readKey(request) ?? fields.text('key') ?? '')}`);
  }
};

const PUBLISHABLE =
  'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';

const MISSING =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

const readKey = ({ headers }: FastifyRequest): string | undefined => {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':', 1)[0] : undefined;
};

const mask = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`;

const refuseKey = (message: string, code?: string): Refusal =>
  refuse(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
