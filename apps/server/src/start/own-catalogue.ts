import { asDemo, type Catalogue, loadCatalogue } from '@counterpane/catalogue/load';
import { validateCoupons } from '@counterpane/catalogue/validate-coupons';
import type { Config } from '../config.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * The catalogue of this store: a demo has codes to try it with beside those of the shop.
 * @throws CannotStart for a code that would give a real store's stock away
 */
export const loadOwnCatalogue = ({ isDemo }: Pick<Config, 'isDemo'>, load = loadCatalogue): Catalogue => {
  const catalogue = load();
  if (isDemo) return asDemo(catalogue);
  const faults = validateCoupons(catalogue.coupons);
  if (faults.length > 0) throw new CannotStart(faults);
  return catalogue;
};
