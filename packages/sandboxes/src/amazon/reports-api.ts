import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ok } from '../machinery/answer.ts';
import { amazonTime } from './amazon-time.ts';
import { refuseParameter, refuseUnknown } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import type { Report } from './report.ts';

/** The one type of report that Amazon's sandbox has. */
const REPORT_TYPE = '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SANDBOX_SETTLEMENT_DATA_';
const FILTERS = ['reportTypes', 'processingStatuses', 'createdSince', 'createdUntil', 'pageSize'];
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?Z$/;
const NINETY_DAYS_MS = 90 * 86_400_000;
/** An address of a document is good for so long. */
const LINK_LIFE_MS = 30_000;

/** `GET /v2/reports`: the latest first; a `nextToken` stands alone. */
export const listReports: Endpoint = ({ state, now }, { query }) => {
  const token = query.get('nextToken');
  const asked = token === null ? query : new URLSearchParams(Buffer.from(token, 'base64url').toString());
  const from = Number(asked.get('from') ?? 0);
  asked.delete('from');
  const names = [...query.keys()];
  const isAlone = token !== null && names.length === 1;
  if (token === null ? names.some((name) => !FILTERS.includes(name)) : !isAlone)
    return refuseParameter('A report is listed by its filters, or by a nextToken alone.');
  const type = asked.get('reportTypes') ?? REPORT_TYPE;
  if (type !== REPORT_TYPE) return refuseParameter(`The sandbox has no reports ${type}.`);
  const size = Number(asked.get('pageSize') ?? 10);
  if (!Number.isInteger(size) || size < 1 || size > 100) return refuseParameter('pageSize is 1 to 100.');
  const since = timeOf(asked.get('createdSince')) ?? now().getTime() - NINETY_DAYS_MS;
  const until = timeOf(asked.get('createdUntil')) ?? now().getTime();
  if (Number.isNaN(since + until)) return refuseParameter('A time is written as in ISO 8601, in UTC.');
  const isCompleted = (asked.get('processingStatuses') ?? 'COMPLETED').split(',').includes('COMPLETED');
  const found = state
    .list('report')
    .filter(({ createdAt }) => isCompleted && isBetween(Date.parse(createdAt), since, until))
    .toReversed();
  const rest = new URLSearchParams([...asked, ['from', String(from + size)]]).toString();
  return ok({
    reports: found.slice(from, from + size).map(present),
    nextToken: found.length > from + size ? Buffer.from(rest).toString('base64url') : null,
  });
};

/** `GET /v2/report-documents/{id}`: where the document is, for half a minute. */
export const readReportDocument: Endpoint = ({ state, now }, { id, base }) => {
  const report = state.list('report').find(({ documentId }) => documentId === id);
  if (!report) return refuseUnknown(id);
  const until = String(now().getTime() + LINK_LIFE_MS);
  const link = new URLSearchParams({ until, signature: signatureOf(id, until) });
  const url = `${base}/storage/${id}?${link}`;
  return ok({ reportDocumentId: id, url, compressionAlgorithm: 'N/A' });
};

/** The storage that an address of a document leads to; nothing signs a call to it but the address itself. */
export const registerReportStorage = (app: FastifyInstance, { state, now }: SandboxContext): void => {
  app.get<{ Params: { id: string }; Querystring: { until?: string; signature?: string } }>(
    '/storage/:id',
    async ({ params, query }, reply) => {
      const { until = '', signature } = query;
      const isGood = signature === signatureOf(params.id, until) && now().getTime() <= Number(until);
      const report = state.list('report').find(({ documentId }) => documentId === params.id);
      if (!isGood || !report) return reply.code(403).type('application/xml').send('<Error/>');
      return reply.type('text/csv').send(report.text);
    },
  );
};

/** Addresses do not outlive the process, nor half a minute. */
const secret = randomBytes(32);
const signatureOf = (id: string, until: string): string =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest('hex');

const isBetween = (at: number, since: number, until: number): boolean => at >= since && at <= until;

/** Null where there is none; not a number where it is no time. */
const timeOf = (text: string | null): number | null =>
  text === null ? null : Date.parse(TIME.test(text) ? text.replace(TIME, '$1-$2-$3T$4:$5:$6Z') : 'none');

const present = ({ id, documentId, startTime, endTime, createdAt }: Report) => ({
  reportId: id,
  reportType: REPORT_TYPE,
  startTime: amazonTime(startTime),
  endTime: amazonTime(endTime),
  createdTime: amazonTime(createdAt),
  processingStatus: 'COMPLETED',
  processingStartTime: amazonTime(createdAt),
  processingEndTime: amazonTime(createdAt),
  reportDocumentId: documentId,
});
