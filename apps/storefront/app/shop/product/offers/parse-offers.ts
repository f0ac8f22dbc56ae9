import type { ItemToAdd } from '@counterpane/contract/carts';
import type { PageState, PageUpsell } from '@counterpane/contract/page-state';
import { isAddOn } from '@counterpane/rules/upsells/goes-with';
import { type AddSource, isAddSource } from '@counterpane/rules/upsells/popup-sources';
import { planChoiceFor, upsellChoiceFor } from './choice-for-size.ts';
import { optionField } from './upsell-options.ts';

export interface SentOffers {
  /** What belongs to the product: soft things, upgrades, its plan. */
  readonly items: readonly ItemToAdd[];
  /** What is a line of its own, e.g. an adjustable base. */
  readonly neighbours: readonly ItemToAdd[];
  /** The titles of what was ticked and does not go with the chosen size. */
  readonly unfit: readonly string[];
}

/**
 * What was ticked beside the product, its upgrade, its plan, and what goes with it, each in the size that
 * the product was chosen in. A large thing stands beside the product, the rest belongs to it.
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
        value: String(form.get(optionField(upsell.productID, name)) ?? value),
      }));
      const item = choice && {
        productID: upsell.productID,
        quantity: choice.quantity * quantity,
        properties,
      };
      return { title: upsell.info.title, item, isNeighbour: !belongs(upsell) };
    });
  const plans = state.plans
    .filter(({ productID }) => form.get('plan') === productID)
    .map((plan) => {
      const choice = planChoiceFor(plan, variant);
      const properties = choice && choice.size !== null ? [{ name: 'Size', value: choice.size }] : [];
      return {
        title: plan.title,
        item: choice && { productID: plan.productID, quantity, properties },
        isNeighbour: false,
      };
    });
  const sent = [...upsells, ...plans];
  return {
    items: sent.flatMap(({ item, isNeighbour }) => (item && !isNeighbour ? [item] : [])),
    neighbours: sent.flatMap(({ item, isNeighbour }) => (item && isNeighbour ? [item] : [])),
    unfit: sent.flatMap(({ item, title }) => (item ? [] : [title])),
  };
};

/** Whether an upsell is added for the line of the product, and is none of its own. */
export const belongs = ({ info, type, isStandalone }: PageUpsell): boolean =>
  isAddOn({
    kind: info.kind,
    upsell: { hasFixedSaving: type === 'fixed-saving', isNotSaleable: !isStandalone },
  });

/** Where the shopper added it from: the button that was pressed. */
export const parseSource = (form: FormData): AddSource | undefined => {
  const source = String(form.get('source') ?? '');
  return isAddSource(source) ? source : undefined;
};
