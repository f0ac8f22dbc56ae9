import type { Lender } from '../lender/lender.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { Lease } from './lease.ts';

export interface AcimaSandboxOptions extends SandboxOptions {
  readonly merchantId: string;
  /** `API-Token` of a finalised lease, and the client's secret. */
  readonly apiKey: string;
  /** Signs webhooks. */
  readonly webhookSecret: string;
  /** Who may show the page in a frame, as sources of a Content-Security-Policy. */
  readonly storeOrigins: readonly string[];
}

export interface AcimaContext extends Lender<Lease> {
  readonly keys: AcimaSandboxOptions;
}

/** Another state of a lease: kept and told. */
export const turn = (context: AcimaContext, lease: Lease): Lease => {
  context.state.save('session', lease.id, lease);
  const id = crypto.randomUUID();
  context.note(id, JSON.stringify({ id, type: `lease.${lease.status}`, lease_id: lease.id }));
  return lease;
};
