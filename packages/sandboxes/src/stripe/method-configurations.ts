import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import { readBody } from '../control/read-body.ts';
import { ok } from '../machinery/answer.ts';
import type { Endpoint } from './api-call.ts';
import type { SandboxContext } from './context.ts';

/** What the sandbox's account can be set up for, and is unless the lever says otherwise. */
export const METHOD_TYPES = [
  'card',
  'apple_pay',
  'google_pay',
  'link',
  'afterpay_clearpay',
  'us_bank_account',
] as const;

type MethodType = (typeof METHOD_TYPES)[number];

export const isSwitchedOff = ({ state }: SandboxContext, type: string): boolean =>
  state.find('switched_off', type) ?? false;

/** `GET /v1/payment_method_configurations`: one, which is the default. */
export const listMethodConfigurations: Endpoint = (context) => {
  const settings = METHOD_TYPES.map((type) => [type, settingOf(!isSwitchedOff(context, type))] as const);
  const configuration: Stripe.PaymentMethodConfiguration = {
    id: 'pmc_counterpane',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(settings),
  };
  return ok({
    object: 'list',
    url: '/v1/payment_method_configurations',
    has_more: false,
    data: [configuration],
  });
};

const settingOf = (isOn: boolean) => {
  const value = isOn ? 'on' : 'off';
  return { available: isOn, display_preference: { overridable: null, preference: value, value } } as const;
};

const switchSchema = z.object({ method: z.enum(METHOD_TYPES), available: z.boolean() });

/** The lever that takes a way to pay from the account, as its owner would in the Dashboard. */
export const registerMethodSwitch = (app: FastifyInstance, { state, commit }: SandboxContext): void => {
  app.post('/_sandbox/methods', async ({ body }) => {
    const { method, available } = switchSchema.parse(readBody(body));
    state.save('switched_off', method satisfies MethodType, !available);
    commit();
    return { [method]: available ? 'on' : 'off' };
  });
};
