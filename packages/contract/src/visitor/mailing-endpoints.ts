import { endpoint } from '../endpoint.ts';
import {
  chooseMailingsSchema,
  confirmNewsletterSchema,
  mailingAnswerSchemas,
  mailingsQuerySchema,
  newsletterSchema,
  unsubscribeSchema,
} from './mailings.ts';
import { askNoticeSchema, noticeAnswerSchemas, noticePageQuerySchema } from './notices.ts';

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
  askNewsletter: endpoint({
    at: 'POST /newsletter',
    summary:
      'Sends a link to an email, which signs up for the newsletter; the answer does not tell whether it is known',
    who: 'anyone',
    body: newsletterSchema,
    answer: mailingAnswerSchemas.done,
    counts: ['askNewsletter', 'sendNewsletterLink'],
    refusals: ['address_invalid'],
    example: { body: { email: 'ada@example.com' } },
  }),
  confirmNewsletter: endpoint({
    at: 'POST /newsletter/confirmed',
    summary: 'Signs up for the newsletter by the link of an email',
    who: 'anyone',
    body: confirmNewsletterSchema,
    answer: mailingAnswerSchemas.confirmed,
    limit: 'chooseMailings',
    refusals: ['email_link_ended'],
  }),
  noticePage: endpoint({
    at: 'GET /pages/notices',
    summary:
      'The options of a product, with what one can be told of each: that it is back, or that it costs less',
    who: 'anyone',
    query: noticePageQuerySchema,
    answer: noticeAnswerSchemas.page,
    limit: 'readReviews',
    refusals: ['not_found'],
    example: { query: { product: 'mattress' } },
  }),
  askNotice: endpoint({
    at: 'POST /notices',
    summary:
      'Asks for one email when an option is in stock again or costs less; the answer does not tell whether it is known',
    who: 'anyone',
    body: askNoticeSchema,
    answer: noticeAnswerSchemas.asked,
    counts: ['askNotice', 'storeNotice'],
    refusals: ['unknown_product', 'address_invalid'],
  }),
} as const;
