import { ProviderUnavailable } from '../provider-unavailable.ts';

/** A row of a settlement report, as far as we read it. */
export interface SettledRow {
  /** `Capture`, `Refund`, `Chargeback`, … */
  readonly type: string;
  /** Amazon's id of the transaction. */
  readonly id: string;
  /** The charge permission that it belongs to; empty where it belongs to none. */
  readonly permission: string;
  /** In money, less than zero where it was taken: `-761.04`. */
  readonly amount: string;
  readonly currencyCode: string;
}

const COLUMNS = {
  type: 'TransactionType',
  id: 'AmazonTransactionId',
  permission: 'AmazonOrderReferenceId',
  amount: 'TransactionAmount',
  currencyCode: 'CurrencyCode',
} as const;

/**
 * The rows of a settlement report: a few lines about the settlement, then a line of names, then values in quotation marks and
 * between commas.
 * @see https://developer.amazon.com/docs/amazon-pay-reports/settlement-reports.html
 * @throws ProviderUnavailable when a column that is read is not in it, or a row has other columns
 * @example parseSettlement('"SettlementId","1"\n"TransactionType","AmazonTransactionId",…\n"Capture","S01-…",…')
 */
export const parseSettlement = (report: string): SettledRow[] => {
  const lines = report
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(valuesOf);
  const start = lines.findIndex((names) => names.includes(COLUMNS.type));
  const names = lines[start] ?? [];
  const missing = Object.values(COLUMNS).filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new ProviderUnavailable(`Amazon’s settlement report has no ${missing.join(', ')}`);
  return lines
    .slice(start + 1)
    .filter((values) => values.some((value) => value !== ''))
    .map((values) => {
      if (values.length !== names.length)
        throw new ProviderUnavailable(
          `A row of Amazon’s settlement report has ${values.length} columns of ${names.length}`,
        );
      const value = (column: keyof typeof COLUMNS) => values[names.indexOf(COLUMNS[column])] ?? '';
      return {
        type: value('type'),
        id: value('id'),
        permission: value('permission'),
        amount: value('amount'),
        currencyCode: value('currencyCode'),
      };
    });
};

/** @example valuesOf('"a, b","say ""c""",d') // ['a, b', 'say "c"', 'd'] */
const valuesOf = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
