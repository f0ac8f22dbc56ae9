import {
  type Attributes,
  type Context,
  context,
  type Histogram,
  metrics,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** The durations that are measured, in seconds, by OpenTelemetry's names where it has one. */
export const DURATIONS = {
  'http.server.request.duration': 'Time from a request to its answer.',
  'db.client.operation.duration': 'Time of a statement, or of a whole transaction.',
  'counterpane.page.render.duration': 'Time of rendering a page that is not kept.',
  'counterpane.provider.call.duration': 'Time of a call to a company outside.',
  'counterpane.job.run.duration': 'Time of one run of a job.',
} as const;

/** One piece of work. Name and attributes say what kind of work it is: never whose, and no text that a person typed. */
export interface Operation {
  readonly name: string;
  readonly duration: keyof typeof DURATIONS;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes: Attributes;
  /** What only the trace has: as an attribute of a duration it would make too many series. */
  readonly detail?: Attributes;
}

/** A piece of work that has begun. */
export interface Begun {
  /** In which work done for it runs, so that its spans lie under this one. */
  readonly context: Context;
  end(result: { readonly attributes?: Attributes; readonly error?: unknown }): void;
}

interface Telemetry {
  readonly tracer: Tracer;
  readonly histograms: ReadonlyMap<string, Histogram>;
}

let telemetry: Telemetry | null = null;

/** From now on work is traced and measured, by the providers that are registered with OpenTelemetry's API. */
export const enableTelemetry = (): void => {
  const meter = metrics.getMeter('counterpane');
  const histograms = Object.entries(DURATIONS).map(
    ([name, description]) =>
      [name, meter.createHistogram(name, { description, unit: 's', advice: ADVICE })] as const,
  );
  telemetry = { tracer: trace.getTracer('counterpane'), histograms: new Map(histograms) };
};

export const disableTelemetry = (): void => {
  telemetry = null;
};

export const isTraced = (): boolean => telemetry !== null;

/** Does a piece of work; while telemetry is on it is a span of a trace, and its duration is measured. */
export const traced = async <Result>(operation: Operation, work: () => Promise<Result>): Promise<Result> => {
  const begun = begin(operation);
  if (!begun) return work();
  try {
    const result = await context.with(begun.context, work);
    begun.end({});
    return result;
  } catch (error) {
    begun.end({ error });
    throw error;
  }
};

/** Begins a piece of work whose end comes elsewhere; null while telemetry is off. */
export const begin = ({ name, duration, kind, attributes, detail }: Operation): Begun | null => {
  if (telemetry === null) return null;
  const { tracer, histograms } = telemetry;
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes, ...detail } });
  const start = performance.now();
  return {
    context: trace.setSpan(context.active(), span),
    end: ({ attributes: more = {}, error }) => {
      const learned = error === undefined ? more : { ...more, 'error.type': nameOf(error) };
      span.setAttributes(learned);
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      const seconds = (performance.now() - start) / 1_000;
      histograms.get(duration)?.record(seconds, { ...attributes, ...learned });
    },
  };
};

/** The kind of an error alone: its message may hold what a person typed. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** The boundaries that OpenTelemetry advises for durations of HTTP. */
const ADVICE = {
  explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
};
