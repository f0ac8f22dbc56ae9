import type { Values } from '@counterpane/catalogue/content/render-page';
import type { ProductKind } from '@counterpane/rules/options/product';
import type { PolicySubject } from '@counterpane/rules/policies/policy';
import { findPolicy } from '@counterpane/rules/policies/policy-for';
import type { Storefront } from '../catalogue/snapshot.ts';

const figure = (storefront: Storefront, kind: ProductKind, subject: PolicySubject, now: string): string =>
  findPolicy(storefront.policies, subject, { name: '', kind }, now)?.figure ?? '';

/**
 * What written pages may name in braces: `{brand}`, and the brand's promises as they are in force, so that no page
 * promises what the policies do not. `now` is an ISO time.
 * @example pageValues(halcyon, now).mattressNights // "365"
 */
export const pageValues = (storefront: Storefront, now: string): Values => ({
  brand: storefront.brand.brand.name,
  mattressNights: figure(storefront, 'mattress', 'trial', now),
  mattressWarranty: figure(storefront, 'mattress', 'warranty', now),
  frameNights: figure(storefront, 'bedframe', 'trial', now),
  frameWarranty: figure(storefront, 'bedframe', 'warranty', now),
  beddingNights: figure(storefront, 'bedding', 'trial', now),
  furnitureReturns: figure(storefront, 'furniture', 'returns', now),
  adjustableWarranty: figure(storefront, 'adjustable-base', 'warranty', now),
  pillowWarranty: figure(storefront, 'pillow', 'warranty', now),
});
