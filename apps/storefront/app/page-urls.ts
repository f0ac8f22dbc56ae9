import type { Step } from '@counterpane/rules/checkout/steps';

/** What a shopper has just done to an order. */
export type OrderNews =
  | 'day'
  | 'cancelled'
  | 'address'
  | 'consent'
  | 'return'
  | 'return-cancelled'
  | 'exchange-paid'
  | 'exchange-failed'
  | 'exchange-left'
  | 'exchange-over'
  | 'exchange-called-off'
  | 'exchange-ended'
  | 'address-paid'
  | 'address-failed'
  | 'address-left'
  | 'address-over'
  | 'address-called-off'
  | 'address-ended'
  | 'address-stays'
  | 'claim'
  | 'review'
  | 'review-withdrawn'
  | 'claim-withdrawn';

type Query = Readonly<Record<string, string | undefined>>;

/** The URL of every page of the shop, by name. Those of products and of navigation come with their data. */
export const pageUrls = {
  home: () => '/',
  mattresses: () => '/mattresses',
  cart: () => checkoutStep('cart'),
  /** The cart, as `Proceed to checkout` asks for it: it is where wrong sizes are asked about. */
  cartProceeding: (kept: URLSearchParams) =>
    `${checkoutStep('cart')}?${new URLSearchParams([...kept, ['proceed', '1']])}`,
  /** Where help with the cart is asked for and ended. */
  cartHelp: () => '/checkout/cart/help',
  /** Where a link to the cart is made and ended. */
  shareCart: () => '/checkout/share',
  /** Asks whether what a link to a cart brings is wanted. */
  sharedCart: (link: URLSearchParams) => `/checkout/shared?${link}`,
  /** The staff console, with what has ended. */
  staffConsole: (news?: 'ended') => withQuery('/staff', { ended: news && '1' }),
  staffSignIn: () => '/staff/sign-in',
  staffSignInCode: () => '/staff/sign-in/code',
  /** One's own account, with what has been done there. */
  staffAccount: (news?: 'password' | 'sessions') => withQuery('/staff/account', { news }),
  staffPassword: () => '/staff/account/password',
  staffSecondFactor: () => '/staff/account/second-factor',
  staffSignOut: () => '/staff/sign-out',
  staffOrders: () => '/staff/orders',
  staffOrder: (id: string, news?: 'changed' | 'asked' | 'moved') =>
    withQuery(`/staff/orders/${encodeURIComponent(id)}`, { news }),
  staffReconciliation: () => '/staff/reconciliation',
  staffDisputes: () => '/staff/disputes',
  staffUnpaidReservations: () => '/staff/unpaid-reservations',
  staffCaches: () => '/staff/caches',
  /** What staff did, with what is looked for: places of the form and of the cursor. */
  staffAudit: (wanted: Readonly<Record<string, string>> = {}) => withQuery('/staff/audit', wanted),
  staffCart: (id: string) => `/staff/carts/${encodeURIComponent(id)}`,
  /** Takes the visitor's cart along to another storefront. */
  moveTo: (storefront: string) => `/to/${storefront}`,
  checkout: (step: Step, query: Query = {}) => checkoutStep(step, query),
  /** The wallets that skip the steps, with where to go back to. */
  express: (from: 'cart' | 'shipping' | 'billing') => withQuery('/checkout/express', { from }),
  /** Where Amazon Pay leads back to. */
  amazon: (query: Query = {}) => withQuery('/checkout/amazon', query),
  /** A provider's page in a frame, for an order that waits for it. */
  framed: (provider: string, orderId: string) => withQuery(`/checkout/${provider}`, { orderId }),
  /** Where an order is paid by what a company's script shows there. */
  pay: (orderId: string) => withQuery('/checkout/pay', { orderId }),
  /** Where the cart's form answers whether more is wanted. */
  buyMore: () => '/checkout/cart/buy-more',
  /** Where a protection plan is chosen, or none. */
  protection: () => '/checkout/protection',
  /** Where what was entered at checkout is forgotten on request. */
  forgetCheckout: () => '/checkout/forget',
  /** Where a visitor has this device forget them, and is told so. */
  forgetMe: (done?: '1') => withQuery('/forget-me', { done }),
  /** An order, with what was just done to it. */
  order: (id: string, news?: OrderNews) => withQuery(orderPage(id), { news }),
  /** The page of a link that has ended, once a new one has been asked for. */
  orderLinkSent: (id: string, token: string) => withQuery(orderPage(id), { token, sent: '1' }),
  productInSize: (url: string, size: string) => withQuery(url, { size }),
  /** What something costs at the shopper's door. */
  deliveredPrice: () => '/delivered-price',
  /** What a query finds; the first page goes without saying. */
  search: (query?: string, page = 1) =>
    withQuery('/search', { q: query, page: page === 1 ? undefined : String(page) }),
  /** A product with its choices by the names of their fields. */
  productWith: (url: string, choices: Query) => withQuery(url, choices),
  /** A product in a shopper's room. */
  room: (name: string) => `/room/${name}`,
  /** The picture of a page where its link is shared. */
  sharePicture: (path: string) => `/og${path === '/' ? '/home' : path}.png`,
  help: () => '/faq',
  /** What paying over time is, and for whom. */
  financing: () => '/p/financing',
  posts: () => '/posts',
  support: (topic?: string) => withQuery('/p/support', { topic }),
  /** How flaws are reported. */
  security: () => '/p/security',
} as const;

/**
 * The model of a product in its choices: a file, or what the browser builds it from. By itself, for a script of the
 * product page needs it and none of the others.
 */
export const modelUrl = (name: string, ending: 'glb' | 'json', choices: Query): string =>
  withQuery(`/models/${name}.${ending}`, choices);

export const orderPage = (id: string): string => `/orders/${encodeURIComponent(id)}`;

const checkoutStep = (step: Step, query: Query = {}): string => withQuery(`/checkout/${step}`, query);

export const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};
