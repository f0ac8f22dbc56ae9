import { isGiftOf } from '../gifts/gift-id.ts';
import type { Product, Variant } from '../options/product.ts';
import { canAddPlan } from '../protection/can-add-plan.ts';
import { plansOf } from '../protection/decide-plan.ts';
import { findFittingPlan } from '../protection/fitting-plan.ts';
import type { LineRefusal, LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, type RefusalOf, refuse } from '../refusals.ts';
import { findAddOnRefusal, findUpgradeRefusal } from './find-add-on-refusal.ts';
import { type FollowFacts, followParent } from './follow-parent.ts';
import { type CartLine, withQuantity } from './line.ts';
import { parsePurchasableVariant } from './parse-purchasable-variant.ts';
import { QUANTITY } from './quantity.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** Another product in its place [D96]. Options that it shares with the old one stay. */
  readonly productID?: string | undefined;
  /** Another line that it is for; null makes it a line by itself. */
  readonly forItem?: string | null | undefined;
}

/** A cart after a change, and why lines that belong to the changed one have left it. */
export interface ChangeOutcome {
  readonly lines: readonly CartLine[];
  readonly left: readonly LineRefusal[];
}

/**
 * The cart after a change of one line's quantity, options, product or parent, before stock is checked. The line
 * keeps its id and its place; lines that belong to it follow [R010, L69].
 */
export const applyChange = (
  lines: readonly CartLine[],
  lineId: string,
  change: LineChange,
  facts: FollowFacts,
): Decision<ChangeOutcome, LineRefusalCode> => {
  const before = lines.find(({ id }) => id === lineId);
  if (!before) return refuse(noSuchLine(lines, lineId));
  const quantity = change.quantity ?? before.quantity;
  if (quantity < 1 || quantity > QUANTITY.max)
    return refuse({ code: 'quantity_out_of_range', minimum: QUANTITY.min, maximum: QUANTITY.max });
  const choice = parsePurchasableVariant(changedChoice(before, change, facts), facts);
  if (!choice.ok) return choice;

  const after = changedLine(lines, before, change, choice.change);
  const misfit =
    findParentRefusal(lines, before, after, choice.change, facts) ??
    findPlanRefusal(lines, after, choice.change, facts) ??
    findAddOnRefusal(lines, after, facts) ??
    // The shopper chose the upgrade's quantity; an upgrade that moves to another bed is checked like a new one.
    (isElsewhere(before, after)
      ? findUpgradeRefusal([...lines.filter((line) => line !== before), after], after, facts)
      : null);
  return misfit ? refuse(misfit) : accept(withAddOns(lines, { before, after }, facts));
};

/** A replacement product keeps the shared options where none are named: a queen stays a queen. */
const changedChoice = (
  { productId, properties }: CartLine,
  change: LineChange,
  { findProduct }: FollowFacts,
) => {
  const productID = change.productID ?? productId;
  const names = findProduct(productID)?.properties.map(({ name }) => name) ?? [];
  const isKept = ({ name }: CartLine['properties'][number]) =>
    productID === productId || names.includes(name);
  return { productID, properties: change.properties ?? properties.filter(isKept) };
};

interface ChosenProduct {
  readonly product: Product;
  readonly variant: Variant;
}

/** A plan that moves to another line takes that line's quantity. */
const changedLine = (
  lines: readonly CartLine[],
  before: CartLine,
  change: LineChange,
  { product, variant }: ChosenProduct,
): CartLine => {
  const forItem = change.forItem === undefined ? before.forItem : change.forItem;
  const parent = product.plan && lines.find(({ id }) => id === forItem);
  const quantity = change.quantity ?? parent?.quantity ?? before.quantity;
  const isAsBefore =
    change.quantity === undefined && quantity === before.quantity && forItem === before.forItem;
  const kept = isAsBefore ? before : withQuantity(before, quantity);
  return { ...kept, productId: product.id, properties: variant.chosen, forItem };
};

const isElsewhere = (before: CartLine, after: CartLine): boolean =>
  before.productId !== after.productId || before.forItem !== after.forItem;

/** A child has no children: they would be neither shown nor taken out with their parent. */
const findParentRefusal = (
  lines: readonly CartLine[],
  before: CartLine,
  { id, forItem }: CartLine,
  { product }: ChosenProduct,
  { findProduct }: FollowFacts,
): LineRefusal | null => {
  if (forItem === before.forItem || forItem === null) return null;
  const parent = lines.find((line) => line.id === forItem && line.id !== id);
  if (parent?.forItem !== null) return { code: 'unknown_parent', itemIdentifier: forItem };
  if (!lines.some((line) => line.forItem === id)) return null;
  return {
    code: 'does_not_go_with',
    title: product.title,
    with: findProduct(parent.productId)?.title ?? parent.productId,
  };
};

/** A plan has its parent's quantity and size, and no other, and shares it with no plan that it may not stand beside. */
const findPlanRefusal = (
  lines: readonly CartLine[],
  line: CartLine,
  { product, variant }: ChosenProduct,
  { findProduct, flags }: FollowFacts,
): LineRefusal | null => {
  if (product.plan === null) return null;
  const parent = lines.find(({ id }) => id === line.forItem);
  const base = parent && findProduct(parent.productId);
  const fitting = base && findFittingPlan(product, { product: base, chosen: parent.properties });
  if (fitting?.sku !== variant.sku || !parent) return { code: 'plan_does_not_fit', title: product.title };
  const others = lines.filter(({ id }) => id !== line.id);
  if (!canAddPlan(product.plan, plansOf(parent.id, others, findProduct), flags))
    return { code: 'plan_already_there', title: product.title };
  return line.quantity === parent.quantity ? null : { code: 'line_not_editable', itemIdentifier: line.id };
};

const withAddOns = (
  lines: readonly CartLine[],
  change: { readonly before: CartLine; readonly after: CartLine },
  facts: FollowFacts,
): ChangeOutcome => {
  const left: LineRefusal[] = [];
  const changed = lines.flatMap((line): readonly CartLine[] => {
    if (line === change.before) return [change.after];
    if (line.forItem !== change.before.id) return [line];
    const following = followParent(line, change, facts);
    if (following.ok) return [following.change];
    left.push(following.refusal);
    return [];
  });
  return { lines: changed, left };
};

/** A gift has no line that could be changed: it comes and goes with its parent. */
export const noSuchLine = (
  lines: readonly CartLine[],
  lineId: string,
): RefusalOf<'unknown_line' | 'line_not_editable'> => ({
  code: lines.some(({ id }) => isGiftOf(id, lineId)) ? 'line_not_editable' : 'unknown_line',
  itemIdentifier: lineId,
});
