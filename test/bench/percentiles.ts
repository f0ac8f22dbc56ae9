export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Percentiles of durations, by nearest rank. All zero when nothing was measured. */
export const percentiles = (durations: readonly number[]): Latency => {
  const sorted = Float64Array.from(durations).sort();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
