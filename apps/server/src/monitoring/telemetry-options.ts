import { z } from 'zod';

export interface TelemetryOptions {
  /** Where a collector takes OTLP over HTTP, without `/v1/…`. */
  readonly endpoint: string;
  /** What the collector wants to know of its callers, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces that is kept, from 0 to 1. Durations are measured of everything. */
  readonly share: number;
}

const PAIRS = /^[^=,\s]+=[^,]+(?:,[^=,\s]+=[^,]+)*$/;

/** Values are encoded like those of an address. */
const isListOfPairs = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return PAIRS.test(text);
  } catch {
    return false;
  }
};

/** OpenTelemetry's own names: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .stringFormat('pairs name=value, separated by commas', isListOfPairs)
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('counterpane'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Null without a collector: then nothing is traced, and nothing of OpenTelemetry's is loaded. */
export const toTelemetry = (
  env: z.output<z.ZodObject<typeof telemetryEnvironment>>,
): TelemetryOptions | null => {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
    headers: parseHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
};

const parseHeaders = (pairs = ''): Record<string, string> =>
  Object.fromEntries(
    pairs
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const split = pair.indexOf('=');
        return [pair.slice(0, split), decodeURIComponent(pair.slice(split + 1))];
      }),
  );
