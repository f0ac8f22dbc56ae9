import type { ApiRoute } from './api-call.ts';
import { cancelCharge, captureCharge, createCharge, readCharge, readPermission } from './charges-api.ts';
import { completeSession } from './complete-session.ts';
import { readDispute } from './disputes.ts';
import { createRefund, readRefund } from './refunds-api.ts';
import { listReports, readReportDocument } from './reports-api.ts';
import { createSession, readSession, updateSession } from './sessions-api.ts';

/** Amazon Pay's API, version 2, as far as the sandbox speaks it. */
export const API_ROUTES: readonly ApiRoute[] = [
  { method: 'POST', path: '/v2/checkoutSessions', run: createSession, isKeyed: true },
  { method: 'GET', path: '/v2/checkoutSessions/:id', run: readSession },
  { method: 'PATCH', path: '/v2/checkoutSessions/:id', run: updateSession },
  { method: 'POST', path: '/v2/checkoutSessions/:id/complete', run: completeSession },
  { method: 'GET', path: '/v2/chargePermissions/:id', run: readPermission },
  { method: 'POST', path: '/v2/charges', run: createCharge, isKeyed: true },
  { method: 'GET', path: '/v2/charges/:id', run: readCharge },
  { method: 'POST', path: '/v2/charges/:id/capture', run: captureCharge, isKeyed: true },
  { method: 'DELETE', path: '/v2/charges/:id/cancel', run: cancelCharge },
  { method: 'POST', path: '/v2/refunds', run: createRefund, isKeyed: true },
  { method: 'GET', path: '/v2/refunds/:id', run: readRefund },
  { method: 'GET', path: '/v2/disputes/:id', run: readDispute },
  { method: 'GET', path: '/v2/reports', run: listReports },
  { method: 'GET', path: '/v2/report-documents/:id', run: readReportDocument },
];
