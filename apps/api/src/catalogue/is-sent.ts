import type { ProductKind } from '@counterpane/rules/options/product';

const WEIGHTLESS: ReadonlySet<ProductKind> = new Set(['protection-plan', 'service']);

/** Whether a carrier brings it: what nobody carries has no day on which it arrives. */
export const isSent = (kind: ProductKind): boolean => !WEIGHTLESS.has(kind);
