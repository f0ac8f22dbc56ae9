import { endpoint } from '../endpoint.ts';
import {
  chooseMailingsSchema,
  mailingAnswerSchemas,
  mailingsQuerySchema,
  unsubscribeSchema,
} from './mailings.ts';

/** Which emails of a brand a person gets beside those about their orders. */
export const mailingEndpoints = {
  mailings: endpoint({
    at: 'GET /mailings',
    summary: 'Which emails the person of a link gets of this brand, or the customer who is signed in',
    who: 'anyone',
    query: mailingsQuerySchema,
    answer: mailingAnswerSchemas.mailings,
    limit: 'chooseMailings',
    refusals: ['email_link_ended', 'sign_in_required'],
  }),
  chooseMailings: endpoint({
    at: 'PUT /mailings',
    summary: 'Chooses which emails a person gets of this brand, or none',
    who: 'anyone',
    body: chooseMailingsSchema,
    answer: mailingAnswerSchemas.mailings,
    limit: 'chooseMailings',
    refusals: ['email_link_ended', 'sign_in_required'],
    example: { body: { on: ['back_in_stock'] } },
  }),
  unsubscribe: endpoint({
    at: 'POST /mailings/unsubscribe',
    summary: 'Ends one kind of emails at once, as mail programs ask for it (RFC 8058)',
    who: 'anyone',
    body: unsubscribeSchema,
    answer: mailingAnswerSchemas.done,
    limit: 'unsubscribe',
    refusals: ['email_link_ended'],
  }),
} as const;
