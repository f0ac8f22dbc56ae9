import { disableTelemetry, enableTelemetry } from '@counterpane/api/telemetry/traced';
import type { TelemetryOptions } from './telemetry-options.ts';

/** A collector that is gone must not keep the store from stopping. */
const STOP_MS = 2_000;

/**
 * Sends traces and durations to a collector (https://opentelemetry.io/docs/specs/otlp/). Its code is loaded only where an
 * operator wants it. To be called before the database is opened.
 */
export const startTelemetry = async (options: TelemetryOptions): Promise<{ stop(): Promise<void> }> => {
  const { context, metrics, trace } = await import('@opentelemetry/api');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const resource = resourceFromAttributes({ 'service.name': options.serviceName });
  const tracers = await tracerProvider(options, resource);
  const meters = await meterProvider(options, resource);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  metrics.setGlobalMeterProvider(meters);
  enableTelemetry();
  return {
    stop: async () => {
      disableTelemetry();
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      trace.disable();
      metrics.disable();
      context.disable();
    },
  };
};

type Resource = ReturnType<typeof import('@opentelemetry/resources').resourceFromAttributes>;

const tracerProvider = async ({ endpoint, headers, share }: TelemetryOptions, resource: Resource) => {
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  return new sdk.TracerProvider({
    resource,
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
};

const meterProvider = async ({ endpoint, headers }: TelemetryOptions, resource: Resource) => {
  const { MeterProvider, PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics');
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers: { ...headers } });
  return new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] });
};
