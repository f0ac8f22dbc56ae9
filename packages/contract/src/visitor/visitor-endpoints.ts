import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { okSchema } from '../envelope.ts';
import { tellEventsAnswerSchema, tellEventsSchema } from '../events/events.ts';
import { contactAnswerSchema, contactMessageSchema } from './contact.ts';
import { browserFailureAnswerSchema, browserFailureSchema } from './failures.ts';
import { flagsAnswerSchema, flagsQuestionSchema } from './flags.ts';
import { choosePrivacySchema, privacyChoicesAnswerSchema } from './privacy.ts';

/** The visitor and the shop: messages, failures of a browser, experiments, being forgotten. */
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
  tellEvents: endpoint({
    at: 'POST /events',
    summary:
      'Tells which steps of the way to an order a visit came to; nothing is stored of one that does not allow it',
    who: 'anyone',
    body: tellEventsSchema,
    answer: tellEventsAnswerSchema,
    limit: 'tellEvents',
    refusals: [],
    example: {
      body: {
        events: [{ id: '8f0e5a3c-7a4e-4c39-9a55-0d3a4c1f2b6e', name: 'view_item', path: '/mattress' }],
      },
    },
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
  flags: endpoint({
    at: 'POST /dynamic-yield/flags',
    summary: 'What the visitor sees of the experiments that run: the defaults without consent',
    who: 'anyone',
    body: flagsQuestionSchema,
    answer: flagsAnswerSchema,
    limit: 'askFlags',
    refusals: [],
    example: { body: { experiments: ['cart-recommendations'], pathname: '/checkout/cart', isMobile: false } },
  }),
} as const;
