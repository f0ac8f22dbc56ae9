import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { okSchema } from '../envelope.ts';
import { contactAnswerSchema, contactMessageSchema } from './contact.ts';
import { browserFailureAnswerSchema, browserFailureSchema } from './failures.ts';
import { choosePrivacySchema, privacyChoicesAnswerSchema } from './privacy.ts';

/** The visitor and the shop: messages, failures of a browser, being forgotten. */
export const visitorEndpoints = {
  forgetVisitor: endpoint({
    at: 'DELETE /visitors/my',
    summary: 'Ends the visitor on this device',
    who: 'visitor',
    answer: okSchema(z.null()),
    refusals: [],
  }),
  privacyChoices: endpoint({
    at: 'GET /privacy-choices',
    summary: 'What may be done with one’s visits beside what the shop cannot do without',
    who: 'visitor',
    answer: privacyChoicesAnswerSchema,
    refusals: [],
  }),
  choosePrivacy: endpoint({
    at: 'PUT /privacy-choices',
    summary: 'Chooses what may be done with one’s visits',
    who: 'visitor',
    body: choosePrivacySchema,
    answer: privacyChoicesAnswerSchema,
    limit: 'choosePrivacy',
    refusals: [],
    example: { body: { analytics: true, personalization: false, marketing: false } },
  }),
  sendMessage: endpoint({
    at: 'POST /contact',
    summary: 'Sends a message to the shop',
    who: 'anyone',
    body: contactMessageSchema,
    answer: contactAnswerSchema,
    counts: ['sendContactMessage', 'confirmContact'],
    refusals: ['message_invalid', 'too_many_messages'],
    example: {
      body: { name: 'Ada Lovelace', email: 'ada@example.com', topic: 'order', message: 'When does it come?' },
    },
  }),
  tellFailure: endpoint({
    at: 'POST /failures',
    summary: 'Tells the store what failed in a browser',
    who: 'anyone',
    body: browserFailureSchema,
    answer: browserFailureAnswerSchema,
    limit: 'reportFailure',
    refusals: [],
  }),
} as const;
