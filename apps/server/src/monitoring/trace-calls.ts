import { type Operation, traced } from '@counterpane/api/telemetry/traced';
import type { AnalyticsService } from '@counterpane/providers/analytics/port';
import type { EmailSender } from '@counterpane/providers/email/port';
import type { ExperimentService } from '@counterpane/providers/experiments/port';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { ReviewService } from '@counterpane/providers/reviews/port';
import type { CarrierService } from '@counterpane/providers/shipping/port';
import type { FileStorage } from '@counterpane/providers/storage/port';
import type { TextService } from '@counterpane/providers/text-messages/port';

/** A call to a company outside, by the company and what is wanted of it. */
const callTo = (provider: string, operation: string): Operation => ({
  name: `${provider} ${operation}`,
  duration: 'counterpane.provider.call.duration',
  kind: 'client',
  attributes: { 'counterpane.provider': provider, 'counterpane.operation': operation },
});

/** A payment provider whose calls are traced. What it only reads or decides here is not. */
export const tracePayments = (provider: PaymentProvider): PaymentProvider => {
  const call = <Result>(operation: string, work: () => Promise<Result>): Promise<Result> =>
    traced(callTo(provider.id, operation), work);
  const { confirm, findBySecret, findDispute, listEntries, createClientToken, sessions } = provider;
  return {
    ...provider,
    pay: (request) => call('pay', () => provider.pay(request)),
    openHostedPage: (request) => call('open page', () => provider.openHostedPage(request)),
    find: (reference) => call('find', () => provider.find(reference)),
    capture: (...taken) => call('capture', () => provider.capture(...taken)),
    cancel: (...ended) => call('cancel', () => provider.cancel(...ended)),
    refund: (request) => call('refund', () => provider.refund(request)),
    ...(confirm && { confirm: (approval) => call('confirm', () => confirm.call(provider, approval)) }),
    ...(findBySecret && {
      findBySecret: (...secret) => call('find', () => findBySecret.apply(provider, secret)),
    }),
    ...(findDispute && {
      findDispute: (reference) => call('find dispute', () => findDispute.call(provider, reference)),
    }),
    ...(listEntries && {
      listEntries: (request) => call('list entries', () => listEntries.call(provider, request)),
    }),
    ...(sessions && {
      sessions: {
        ...sessions,
        create: (request) => call('open session', () => sessions.create(request)),
        find: (id) => call('find session', () => sessions.find(id)),
        update: (id, change) => call('update session', () => sessions.update(id, change)),
      },
    }),
    ...(createClientToken && {
      createClientToken: (currency) => call('client token', () => createClientToken.call(provider, currency)),
    }),
  };
};

/** Mail whose delivery to the mail server is traced. */
export const traceMail = (sender: EmailSender): EmailSender => ({
  send: (email) => traced(callTo('mail', 'send'), () => sender.send(email)),
});

/** A storage whose calls are traced, without the keys of files. */
export const traceStorage = (storage: FileStorage): FileStorage => ({
  put: (key, file) => traced(callTo('storage', 'put'), () => storage.put(key, file)),
  read: (key) => traced(callTo('storage', 'read'), () => storage.read(key)),
  delete: (key) => traced(callTo('storage', 'delete'), () => storage.delete(key)),
});

/** Carriers whose calls are traced. What is read of a call of theirs is not. */
export const traceCarriers = (carriers: CarrierService): CarrierService => ({
  ...carriers,
  buyLabel: (request) => traced(callTo(carriers.id, 'buy label'), () => carriers.buyLabel(request)),
  findReport: (number) => traced(callTo(carriers.id, 'find parcel'), () => carriers.findReport(number)),
});

/** A service of text messages whose calls are traced, without the numbers. */
export const traceTexts = (service: TextService): TextService => ({
  id: service.id,
  subscribe: (one) => traced(callTo(service.id, 'subscribe'), () => service.subscribe(one)),
  unsubscribe: (one) => traced(callTo(service.id, 'unsubscribe'), () => service.unsubscribe(one)),
  readWebhook: (call) => service.readWebhook(call),
});

/** A service of analytics whose calls are traced, without what is told. */
export const traceAnalytics = (service: AnalyticsService): AnalyticsService => ({
  id: service.id,
  tell: (told) => traced(callTo(service.id, 'tell'), () => service.tell(told)),
});

/** A service of reviews whose calls are traced. */
export const traceReviews = (service: ReviewService): ReviewService => {
  const call = <Answer>(operation: string, work: () => Promise<Answer>): Promise<Answer> =>
    traced(callTo(service.id, operation), work);
  return {
    id: service.id,
    bottomline: (key) => call('bottomline', () => service.bottomline(key)),
    filter: (...asked) => call('filter', () => service.filter(...asked)),
    list: (...asked) => call('list', () => service.list(...asked)),
    album: (...asked) => call('album', () => service.album(...asked)),
  };
};

/** A service of experiments whose calls are traced. */
export const traceExperiments = ({ id, choose }: ExperimentService): ExperimentService => ({
  id,
  choose: (question) => traced(callTo(id, 'choose'), () => choose(question)),
});
