import type { ItemToAdd, Notice } from '@counterpane/contract/cart/carts';
import type { PageState, PageUpsell } from '@counterpane/contract/pages/page-state';
import { isAddOn } from '@counterpane/rules/upsells/goes-with';
import { type AddSource, isAddSource } from '@counterpane/rules/upsells/popup-sources';
import { notAdded } from '../not-added.ts';
import { isSoldOutWith, planChoiceFor, upsellChoiceFor } from './choice-for-size.ts';
import { optionField } from './upsell-options.ts';

interface SentOffers {
  /** What belongs to the product: soft things, upgrades, its plan. */
  readonly items: readonly ItemToAdd[];
  /** What is a line of its own, e.g. an adjustable base. */
  readonly separateItems: readonly ItemToAdd[];
  /** What was ticked and cannot be had with the chosen size, or is not on the page any more. */
  readonly unfit: readonly Notice[];
}

/** The fields in which a form names what is chosen beside its product. */
export const OFFER_FIELDS = ['upsell', 'upgrade', 'plan'] as const;

type Offered = Pick<PageState, 'upsellItems' | 'upgradableUpsellItems' | 'plans'>;

/**
 * What was ticked beside the product, its upgrade, its plan, and what goes with it, each in the size that
 * the product was chosen in. A large thing stands beside the product, the rest belongs to it.
 */
export const parseOffers = (
  form: FormData,
  state: Offered,
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
      const reason = isSoldOutWith(upsell, variant) ? 'sold_out' : 'not_in_size';
      return { unfit: notAdded(reason, upsell.info.title), item, isSeparateLine: !belongs(upsell) };
    });
  const plans = state.plans
    .filter(({ productID }) => form.get('plan') === productID)
    .map((plan) => {
      const choice = planChoiceFor(plan, variant);
      const properties = choice && choice.size !== null ? [{ name: 'Size', value: choice.size }] : [];
      return {
        unfit: notAdded('not_in_size', plan.title),
        item: choice && { productID: plan.productID, quantity, properties },
        isSeparateLine: false,
      };
    });
  const sent = [...upsells, ...plans];
  return {
    items: sent.flatMap(({ item, isSeparateLine }) => (item && !isSeparateLine ? [item] : [])),
    separateItems: sent.flatMap(({ item, isSeparateLine }) => (item && isSeparateLine ? [item] : [])),
    unfit: [...sent.flatMap(({ item, unfit }) => (item ? [] : [unfit])), ...findGone(form, state)],
  };
};

/** What a form names that the page does not offer any more: one notice for all of a kind. */
const findGone = (form: FormData, { upsellItems, upgradableUpsellItems, plans }: Offered): Notice[] => {
  const upsells = [...upsellItems, ...upgradableUpsellItems];
  const isGone = (field: string, known: readonly { readonly productID: string }[]): boolean =>
    form.getAll(field).some((id) => id !== '' && !known.some(({ productID }) => productID === id));
  return [
    ...(isGone('upsell', upsells) ? [notAdded('offer_gone')] : []),
    ...(isGone('upgrade', upsells) ? [notAdded('upgrade_gone')] : []),
    ...(isGone('plan', plans) ? [notAdded('plan_gone')] : []),
  ];
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
