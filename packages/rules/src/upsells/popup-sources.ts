/** Where the upsell pop-up is opened from: an id for reports, in the specification's words [C4]. */
export const POPUP_SOURCES = {
  'main-add-to-cart': 'main add-to-cart button',
  'bundle-popup': 'bundle pop-up',
  'adjustable-bundle-upsell': 'adjustable bundle upsell',
  'bundle-upsell': 'bundle upsell',
  'floating-header': 'floating header',
  'sticky-add-to-cart': 'sticky add-to-cart',
  'upsell-row-box': 'upsell row box',
  'upsell-list-box': 'upsell list box',
  'upsell-popup': 'upsell pop-up',
} as const;

/** What the checkout summary tags its events with [C4]. */
export const SUMMARY_SOURCES = {
  'summary-quantity-update': 'quantity update',
  'summary-product-remove': 'product remove',
  'summary-recommendation': 'recommendation',
  'summary-warranty-recommendation': 'warranty recommendation',
} as const;

type PopupSource = keyof typeof POPUP_SOURCES;
type SummarySource = keyof typeof SUMMARY_SOURCES;
export type AddSource = PopupSource | SummarySource;

/** All of them, for reading what a client sends. */
export const ADD_SOURCES: readonly [AddSource, ...AddSource[]] =
  // The keys of the two lists are their ids.
  Object.keys({ ...POPUP_SOURCES, ...SUMMARY_SOURCES }) as [AddSource, ...AddSource[]];

/** @example isAddSource('floating-header') // true */
export const isAddSource = (text: string): text is AddSource => ADD_SOURCES.some((each) => each === text);
