import type { ItemToAdd } from '@counterpane/contract/carts';
import type { PageState } from '@counterpane/contract/page-state';
import { type AddSource, isAddSource } from '@counterpane/rules/upsells/popup-sources';
import { planChoiceFor, upsellChoiceFor } from './choice-for-size.ts';

export interface SentOffers {
  readonly items: readonly ItemToAdd[];
  /** The titles of what was ticked and does not go with the chosen size. */
  readonly unfit: readonly string[];
}

/**
 * What was ticked beside the product, as items for the line that the product gets: its upgrade, its plan,
 * and what goes with it, each in the size that the product was chosen in.
 */
export const parseOffers = (
  form: FormData,
  state: Pick<PageState, 'upsellItems' | 'upgradableUpsellItems' | 'plans'>,
  { properties: chosen = [], quantity = 1 }: ItemToAdd,
): SentOffers => {
  const variant = { properties: chosen.map((choice) => ({ ...choice, title: '' })) };
  const upsells = [...state.upsellItems, ...state.upgradableUpsellItems]
    .filter(({ productID }) => form.getAll('upsell').includes(productID) || form.get('upgrade') === productID)
    .map((upsell) => {
      const choice = upsellChoiceFor(upsell, variant);
      const properties = choice?.properties.map(({ name, value }) => ({
        name,
        value: String(form.get(`${upsell.productID}-${name}`) ?? value),
      }));
      const item = choice && {
        productID: upsell.productID,
        quantity: choice.quantity * quantity,
        properties,
      };
      return { title: upsell.info.title, item };
    });
  const plans = state.plans
    .filter(({ productID }) => form.get('plan') === productID)
    .map((plan) => {
      const choice = planChoiceFor(plan, variant);
      const properties = choice && choice.size !== null ? [{ name: 'Size', value: choice.size }] : [];
      return { title: plan.title, item: choice && { productID: plan.productID, quantity, properties } };
    });
  const sent = [...upsells, ...plans];
  return {
    items: sent.flatMap(({ item }) => item ?? []),
    unfit: sent.flatMap(({ item, title }) => (item ? [] : [title])),
  };
};

/** Where the shopper added it from: the button that was pressed. */
export const parseSource = (form: FormData): AddSource | undefined => readSource(form, 'source');

/** What opened the pop-up that asked first. */
export const parseOpener = (form: FormData): AddSource | undefined => readSource(form, 'openedBy');

const readSource = (form: FormData, field: string): AddSource | undefined => {
  const source = String(form.get(field) ?? '');
  return isAddSource(source) ? source : undefined;
};
