import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@counterpane/api/database/open';
import { traceRequests } from '@counterpane/api/telemetry/trace-requests';
import { traced } from '@counterpane/api/telemetry/traced';
import { money } from '@counterpane/rules/money/money';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startTelemetry } from './telemetry.ts';
import { traceMail, tracePayments } from './trace-calls.ts';

/** What OTLP sends as JSON, as far as these tests read it: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([]);
const spanSchema = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes,
  status: z.object({ code: z.number().optional() }).optional(),
});
const tracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })) }),
  ),
});

/** A collector on a port of its own, and what it has been sent. */
const openCollector = async () => {
  const sent: { path: string; key: string | undefined; body: string }[] = [];
  const server = createServer(async (req, res) => {
    const key = req.headers['x-key'];
    sent.push({ path: req.url ?? '', key: typeof key === 'string' ? key : undefined, body: await text(req) });
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a collector without a port');
  const bodiesOf = (path: string) =>
    sent.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    sent,
    spans: () =>
      bodiesOf('/v1/traces').flatMap((body) =>
        tracesSchema
          .parse(body)
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    measured: () =>
      bodiesOf('/v1/metrics').flatMap((body) =>
        metricsSchema
          .parse(body)
          .resourceMetrics.flatMap(({ scopeMetrics }) =>
            scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
          ),
      ),
  };
};

const optionsFor = (endpoint: string) => ({
  endpoint,
  headers: { 'x-key': 'a key' },
  serviceName: 'shop',
  share: 1,
});

test('a request, its statements and its calls outside are one trace, without anything that a person typed', async () => {
  const collector = await openCollector();
  const telemetry = await startTelemetry(optionsFor(collector.endpoint));
  const database = await openDatabase({ memory: true });
  const mail = traceMail({ send: async () => undefined });
  const app = Fastify();
  traceRequests(app);
  app.get('/orders/:id', async () => {
    const email = 'ada@example.com';
    await database.pglite?.query('select $1::text as email', [email]);
    await database.transaction(async () => undefined);
    await mail.send({ to: email, subject: 'Your order', text: 'Dear Ada', html: '', messageId: 'm' });
    return 'done';
  });
  await app.inject('/orders/secret-id?token=secret-token');
  await app.close();
  await database.close();
  await telemetry.stop();

  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'GET /orders/:id');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name);
  expect(below).toEqual(['SELECT', 'transaction', 'mail send']);
  expect(collector.measured()).toEqual(
    expect.arrayContaining([
      'http.server.request.duration',
      'db.client.operation.duration',
      'counterpane.provider.call.duration',
    ]),
  );
  expect(new Set(collector.sent.map(({ key }) => key))).toEqual(new Set(['a key']));
  const all = collector.sent.map(({ body }) => body).join();
  expect(all).toContain('select $1::text as email');
  expect(all).not.toMatch(/ada@example|Dear Ada|secret/);
});

test('a call that fails says which kind of error it was, and not its message', async () => {
  const collector = await openCollector();
  const telemetry = await startTelemetry(optionsFor(collector.endpoint));
  const fails = async (): Promise<never> => Promise.reject(new TypeError('the card of Ada'));
  const provider = tracePayments({
    id: 'stripe',
    pay: fails,
    openHostedPage: fails,
    find: async () => null,
    capture: fails,
    cancel: async () => null,
    refund: fails,
    readEvent: () => ({ refused: 'malformed' }),
  });
  await expect(traced(JOB, () => provider.find('reference'))).resolves.toBeNull();
  const refund = { reference: 'r', amount: money(100, 'USD'), idempotencyKey: 'k' };
  await expect(provider.refund(refund)).rejects.toThrow('the card of Ada');
  await telemetry.stop();
  const failed = collector.spans().find(({ name }) => name === 'stripe refund');
  expect(failed?.status?.code).toBe(2);
  expect(failed?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'TypeError' } });
  expect(collector.sent.map(({ body }) => body).join()).not.toContain('the card of Ada');
  expect(collector.measured()).toContain('counterpane.job.run.duration');
});

test('a collector that is gone keeps the store from nothing, and not from stopping', async () => {
  const telemetry = await startTelemetry(optionsFor('http://127.0.0.1:9'));
  await expect(traced(JOB, async () => 'done')).resolves.toBe('done');
  await expect(telemetry.stop()).resolves.toBeUndefined();
});

test('without telemetry nothing is traced', async () => {
  const collector = await openCollector();
  await traced(JOB, async () => 'done');
  expect(collector.sent).toEqual([]);
});

const JOB = {
  name: 'job sweep',
  duration: 'counterpane.job.run.duration',
  kind: 'internal',
  attributes: { 'counterpane.job': 'sweep' },
} as const;
