import type { FindProduct, ProductKind } from '../options/product.ts';
import { DEFAULT_SIZE } from '../options/sizes.ts';
import type { Bundle, BundleExtra, BundleGroup, BundleRole } from './bundle.ts';

/** What a bundle builder starts from ([C2], /bundle-builder). */
export const BUILDER_MODES = [
  'customize-your-mattress-set',
  'adjustable-bed-mattress-set',
  'foundation-mattress-set',
  'frame-headboard-mattress-set',
] as const;
export type BuilderMode = (typeof BUILDER_MODES)[number];

/** What has been chosen so far, by id. */
export interface BuilderChoice {
  readonly mattress?: string | undefined;
  readonly base?: string | undefined;
}

/** The kinds of support that a mode offers; `customize` offers all. */
const SUPPORTS: Readonly<Record<BuilderMode, { title: string; kinds: readonly ProductKind[] }>> = {
  'customize-your-mattress-set': {
    title: 'Base or bed',
    kinds: ['adjustable-base', 'foundation', 'bedframe'],
  },
  'adjustable-bed-mattress-set': { title: 'Adjustable base', kinds: ['adjustable-base'] },
  'foundation-mattress-set': { title: 'Foundation', kinds: ['foundation'] },
  'frame-headboard-mattress-set': { title: 'Frame', kinds: ['bedframe'] },
};

const ADDITIONS: readonly BundleRole[] = ['extend', 'headboardAddon', 'furniture'];

/**
 * The bundle that a builder makes of all bundles of its mode [C2]: any of their mattresses,
 * any of their bases or frames, then what some bundle has beside the two that were chosen. It saves what the
 * sets that come about save, and has no saving of its own. Null where no bundle fits the mode.
 */
export const builderBundle = (
  mode: BuilderMode,
  bundles: readonly Bundle[],
  chosen: BuilderChoice,
  findProduct: FindProduct,
): Bundle | null => {
  const { title, kinds } = SUPPORTS[mode];
  const isOfMode = (id: string) => kinds.some((kind) => kind === findProduct(id)?.kind);
  const fitting = bundles.filter(
    (bundle) =>
      isFramed(mode, bundle) && supportsOf(bundle).some(isOfMode) && idsOf(bundle, 'mattress').length > 0,
  );
  if (fitting.length === 0) return null;
  const beside = fitting.filter(
    (bundle) =>
      chosen.mattress !== undefined &&
      chosen.base !== undefined &&
      idsOf(bundle, 'mattress').includes(chosen.mattress) &&
      supportsOf(bundle).includes(chosen.base),
  );
  return {
    sku: `builder-${mode}`,
    name: mode,
    title,
    groups: [
      required('mattress', 'Mattress', union(fitting.map((bundle) => idsOf(bundle, 'mattress')))),
      required('base', title, union(fitting.map(supportsOf)).filter(isOfMode)),
      ...ADDITIONS.flatMap((role) => additionOf(role, beside)),
    ],
    extras: extrasOf(beside),
    savings: {},
    defaultSize: mode === 'adjustable-bed-mattress-set' ? 'splitKing' : DEFAULT_SIZE,
    whiteGloveAmount: null,
  };
};

/** Whether a mode can use a bundle: the set with frame and headboard needs one of the two, other modes take any. */
const isFramed = (mode: BuilderMode, { groups }: Bundle): boolean =>
  mode !== 'frame-headboard-mattress-set' ||
  groups.some(({ role }) => role === 'extend' || role === 'headboardAddon');

/** The support of the mattress: the base, or the frame of a bundle without a base. */
const supportsOf = (bundle: Bundle): readonly string[] => {
  const bases = idsOf(bundle, 'base');
  return bases.length > 0 ? bases : idsOf(bundle, 'extend');
};

const idsOf = ({ groups }: Bundle, role: BundleRole): readonly string[] =>
  groups.filter((group) => group.role === role).flatMap(({ productIds }) => productIds);

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

const required = (role: BundleRole, title: string, productIds: readonly string[]): BundleGroup => ({
  role,
  title,
  productIds,
  isOptional: false,
});

/** A frame that is the support is not offered again as an addition. */
const additionOf = (role: BundleRole, beside: readonly Bundle[]): BundleGroup[] => {
  const groups = beside
    .filter((bundle) => role !== 'extend' || idsOf(bundle, 'base').length > 0)
    .flatMap((bundle) => bundle.groups.filter((group) => group.role === role));
  const [first] = groups;
  return first
    ? [{ ...first, productIds: union(groups.map(({ productIds }) => productIds)), isOptional: true }]
    : [];
};

/** What two bundles offer is offered once, at the larger saving. */
const extrasOf = (beside: readonly Bundle[]): BundleExtra[] => {
  const best = new Map<string, BundleExtra>();
  for (const extra of beside.flatMap(({ extras }) => extras))
    if (extra.saving > (best.get(extra.productId)?.saving ?? -1)) best.set(extra.productId, extra);
  return [...best.values()];
};
