import { z } from 'zod';

/** What `npm audit --json` writes, as far as it is read here. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']), range: z.string() }),
  ),
});

type AuditResult =
  /** Known flaws, worst first, in words. `isBad` when one is high or critical. */
  | { readonly kind: 'checked'; readonly flaws: readonly string[]; readonly isBad: boolean }
  /** The registry gave no list of flaws: not every mirror has one. */
  | { readonly kind: 'unavailable' };

const ORDER = ['critical', 'high', 'moderate', 'low', 'info'] as const;

/** Reads the output of `npm audit --json`. */
export const readAuditReport = (output: string): AuditResult => {
  const report = reportSchema.safeParse(parseJson(output));
  if (!report.success) return { kind: 'unavailable' };
  const flaws = Object.entries(report.data.vulnerabilities).toSorted(
    ([, one], [, other]) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  );
  return {
    kind: 'checked',
    flaws: flaws.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
    isBad: flaws.some(([, { severity }]) => severity === 'critical' || severity === 'high'),
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
