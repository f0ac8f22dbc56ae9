import type { ItemToAdd } from '@counterpane/contract/carts';
import type { PageState } from '@counterpane/contract/page-state';
import { type AddSource, isAddSource } from '@counterpane/rules/upsells/popup-sources';
import { planChoiceFor, upsellChoiceFor } from './choice-for-size.ts';

/**
 * What was ticked beside the product, as items for the line that the product gets: its upgrade, its plan,
 * and what goes with it, each in the size that the product was chosen in.
 */
export const parseOffers = (
  form: FormData,
  state: PageState,
  { properties: chosen = [], quantity = 1 }: ItemToAdd,
): ItemToAdd[] => {
  const variant = { properties: chosen.map((choice) => ({ ...choice, title: '' })) };
  const upsells = [...state.upsellItems, ...state.upgradableUpsellItems]
    .filter(({ productID }) => form.getAll('upsell').includes(productID) || form.get('upgrade') === productID)
    .flatMap((upsell): ItemToAdd[] => {
      const choice = upsellChoiceFor(upsell, variant);
      if (!choice) return [];
      const properties = choice.properties.map(({ name, value }) => ({
        name,
        value: String(form.get(`${upsell.productID}-${name}`) ?? value),
      }));
      return [{ productID: upsell.productID, quantity: choice.quantity * quantity, properties }];
    });
  const plans = state.plans
    .filter(({ productID }) => form.get('plan') === productID)
    .flatMap((plan): ItemToAdd[] => {
      const choice = planChoiceFor(plan, variant);
      if (!choice) return [];
      const properties = choice.size === null ? [] : [{ name: 'Size', value: choice.size }];
      return [{ productID: plan.productID, quantity, properties }];
    });
  return [...upsells, ...plans];
};

/** Where the shopper added it from, and what opened the pop-up that asked first. */
export const parseSource = (form: FormData): AddSource | undefined => {
  const source = String(form.get('source') ?? '');
  return isAddSource(source) ? source : undefined;
};
