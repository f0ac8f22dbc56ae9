import { endpoint } from '../endpoint.ts';
import {
  customerAnswerSchema,
  customerOrdersAnswerSchema,
  customerOrdersQuerySchema,
  doneAnswerSchema,
  enterSignInCodeSchema,
  followSignInLinkSchema,
  signInCodeSchema,
  signInStateAnswerSchema,
  signInStateQuerySchema,
} from './customer.ts';

/** Customers' accounts, where a storefront has them: all of these are 404 elsewhere. */
export const customerEndpoints = {
  sendSignInCode: endpoint({
    at: 'POST /customers/sign-in-codes',
    summary: 'Sends a code and a link to an email; the answer is the same whether it has an account or not',
    who: 'anyone',
    body: signInCodeSchema,
    answer: doneAnswerSchema,
    counts: ['sendSignInCode'],
    refusals: ['address_invalid', 'not_found'],
    example: { body: { email: 'ada@example.com' } },
  }),
  signInState: endpoint({
    at: 'GET /customers/session',
    summary: 'Who is signed in, or where a code was sent to',
    who: 'anyone',
    query: signInStateQuerySchema,
    answer: signInStateAnswerSchema,
    refusals: ['not_found'],
  }),
  enterSignInCode: endpoint({
    at: 'POST /customers/session',
    summary: 'Signs in with the code that this browser asked for',
    who: 'anyone',
    body: enterSignInCodeSchema,
    answer: customerAnswerSchema,
    counts: ['enterSignInCode'],
    refusals: ['code_wrong', 'sign_in_required', 'not_found'],
    example: { body: { code: '123456' } },
  }),
  followSignInLink: endpoint({
    at: 'POST /customers/session/link',
    summary: 'Signs in with the link of an email, on any device',
    who: 'anyone',
    body: followSignInLinkSchema,
    answer: customerAnswerSchema,
    counts: ['enterSignInCode'],
    refusals: ['code_wrong', 'not_found'],
  }),
  signOutCustomer: endpoint({
    at: 'DELETE /customers/session',
    summary: 'Signs out',
    who: 'anyone',
    answer: doneAnswerSchema,
    refusals: ['not_found'],
  }),
  customer: endpoint({
    at: 'GET /customers/my',
    summary: 'One’s own account, with the orders of all brands that were placed with its email',
    who: 'customer',
    query: customerOrdersQuerySchema,
    answer: customerOrdersAnswerSchema,
    refusals: ['not_found'],
  }),
} as const;
