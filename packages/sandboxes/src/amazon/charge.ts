import { randomInt } from 'node:crypto';

type ChargeState =
  | 'AuthorizationInitiated'
  | 'Authorized'
  | 'CaptureInitiated'
  | 'Captured'
  | 'Canceled'
  | 'Declined';

/** One charge as the sandbox keeps it. Amounts are cents. */
export interface Charge {
  readonly id: string;
  readonly permissionId: string;
  readonly createdAt: string;
  readonly cents: number;
  readonly currency: string;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly state: ChargeState;
  readonly reasonCode: string | null;
  readonly reasonDescription: string | null;
  /** What a slow bank will say, and when; null once it has. */
  readonly later: { readonly state: 'Authorized' | 'Captured' | 'Declined'; readonly at: string } | null;
}

/** What a buyer has allowed; it outlives the session. */
export interface Permission {
  readonly id: string;
  readonly createdAt: string;
  readonly merchantReferenceId: string | null;
  readonly state: 'Chargeable' | 'Closed';
  readonly limitCents: number;
  readonly currency: string;
}

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

/** `S01-…`: S is Amazon's own sandbox. */
export const newPermissionId = (): string => `S01-${digits(7)}-${digits(7)}`;
export const newChargeId = (permissionId: string): string => `${permissionId}-C${digits(6)}`;
export const newRefundId = (permissionId: string): string => `${permissionId}-R${digits(6)}`;
