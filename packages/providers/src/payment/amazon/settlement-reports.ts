import { z } from 'zod';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { isOurCurrency } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { parseSettlement, type SettledRow } from './parse-settlement.ts';
import { readText } from './read-text.ts';

/** How reports are read. */
export interface ReportSettings {
  /** An id of Amazon's sandbox begins with `SANDBOX-`: its settlements are reports of another type. */
  readonly publicKeyId: string;
  /** Who serves reports where another server answers for Amazon; null is Amazon's storage. */
  readonly origin: string | null;
  readonly timeoutMs: number;
}

const reportsSchema = z.object({
  reports: z.array(z.object({ reportDocumentId: z.string().nullish() })),
  nextToken: z.string().nullish(),
});

const documentSchema = z.object({ url: z.url(), compressionAlgorithm: z.string().nullish() });

/** Amazon forgets reports after ninety days. */
const FORGOTTEN_AFTER_MS = 89 * 86_400_000;
const MOST_PAGES = 50;
/** A settlement is at most thirty days of a merchant's account. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The chargebacks that were settled since an ISO time, by the reports that Amazon makes of each settlement: they list what was
 * debited from the account, and so also those of which no notification came. What is in a currency that we do not sell in was paid
 * to another shop of the account.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/reports.html
 * @throws ProviderUnavailable also for a report that is another than Amazon describes
 */
export const readChargebacks = async (
  call: AmazonClient,
  settings: ReportSettings,
  since: string,
): Promise<SettledRow[]> => {
  const chargebacks: SettledRow[][] = [];
  for (const id of await listDocuments(call, settings, since)) {
    const rows = parseSettlement(await readDocument(call, settings, id));
    chargebacks.push(rows.filter(isOurChargeback));
  }
  return chargebacks.flat();
};

const isOurChargeback = ({ type, currencyCode }: SettledRow): boolean =>
  type === 'Chargeback' && isOurCurrency(currencyCode);

const listDocuments = async (
  call: AmazonClient,
  { publicKeyId }: ReportSettings,
  since: string,
): Promise<string[]> => {
  const kind = publicKeyId.startsWith('SANDBOX-') ? 'SANDBOX_SETTLEMENT' : 'SETTLEMENT';
  const earliest = new Date(Date.now() - FORGOTTEN_AFTER_MS).toISOString();
  const ids: string[] = [];
  let query: Readonly<Record<string, string>> = {
    reportTypes: `_GET_FLAT_FILE_OFFAMAZONPAYMENTS_${kind}_DATA_`,
    processingStatuses: 'COMPLETED',
    createdSince: amazonTime(since < earliest ? earliest : since),
    pageSize: '100',
  };
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await call({ method: 'GET', path: 'reports', query, answer: reportsSchema });
    if (!answer.ok) throw new ProviderUnavailable(`Amazon lists no reports: ${answer.message}`);
    const { reports, nextToken } = answer.value;
    ids.push(...reports.flatMap(({ reportDocumentId }) => reportDocumentId ?? []));
    if (!nextToken) return ids;
    query = { nextToken };
  }
  throw new ProviderUnavailable('Amazon lists more reports than can be read');
};

const readDocument = async (call: AmazonClient, settings: ReportSettings, id: string): Promise<string> => {
  const path = `report-documents/${encodeURIComponent(id)}`;
  const answer = await call({ method: 'GET', path, answer: documentSchema });
  if (!answer.ok) throw new ProviderUnavailable(`Amazon does not tell where a report is: ${answer.message}`);
  const { url, compressionAlgorithm } = answer.value;
  if (!isReportUrl(url, settings.origin) || (compressionAlgorithm ?? 'N/A') !== 'N/A')
    throw new ProviderUnavailable('Amazon’s report is of a kind that cannot be read');
  return download(url, settings.timeoutMs);
};

/** Whether a report is fetched from this address: it is a signed one of Amazon's storage, good for half a minute. */
const isReportUrl = (text: string, origin: string | null): boolean => {
  const url = new URL(text);
  if (origin !== null) return url.origin === origin;
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.amazonaws.com');
};

const download = async (url: string, timeoutMs: number): Promise<string> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const text = answer.ok ? await readText(answer, MOST_BYTES) : null;
    if (text === null) throw new Error(`answered ${answer.status}, or with too much`);
    return text;
  } catch (error) {
    throw new ProviderUnavailable('Amazon’s report cannot be had', { cause: error });
  }
};

/** @example amazonTime('2026-12-10T12:00:00.000Z') // "20261210T120000Z" */
const amazonTime = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
