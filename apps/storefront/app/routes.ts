import { index, type RouteConfig, route } from '@react-router/dev/routes';

const LISTINGS = ['mattresses', 'bed-frames', 'bedding', 'furniture', 'kids', 'sale'];
const SIZE_PAGES = ['twin', 'full', 'queen', 'king'].map((size) => `${size}-size-mattresses`);

/** Pages that somebody wrote: a file in the catalogue's content is all that a new one needs. */
const WRITTEN = [
  'posts',
  'posts/:slug',
  'p/:page',
  'faq',
  'compare',
  'compare-best-mattresses',
  'total-value',
  'white-glove-service',
  'mattress-discount/:whom',
  'store/store-locator',
  'fsa-hsa-mattress-and-eligible-products',
  'cloverlane',
];

/** Sets that have a page among the products of their list. */
const SETS_AMONG_PRODUCTS = [
  'furniture/mid-century-bedroom-set/*',
  'kids/wistenpine-kids-set/*',
  'kids/onita-kids-set/*',
  'kids/bamboo-kids-set/*',
];

/** Pages on which a bundle is chosen: its own, a builder's, or that of a mattress with an adjustable base. */
const BUNDLES = [
  'mattress-bundles/:name/*',
  'kids/kids-bed-bundle/*',
  'bundle-builder/:name/*',
  'mattress/adjustable-bundle/*',
  'mattress/:material/:firmness/adjustable-bundle/*',
  'mattresses/:name/adjustable-bundle/*',
];

/** The whole shop. Every address is built in page-urls.ts. */
export default [
  index('shop/home/route.tsx'),
  ...LISTINGS.map((path) => route(path, 'shop/listing/route.tsx', { id: `list-${path}` })),
  ...SIZE_PAGES.map((path) => route(`${path}/:ignored?`, 'shop/listing/route.tsx', { id: `list-${path}` })),
  route('mattress-bundles', 'shop/sets/listing/route.tsx', { id: 'mattress-bundles' }),
  ...BUNDLES.map((path) => route(path, 'shop/sets/bundle/route.tsx', { id: `bundle-${path}` })),
  route('bedroom-sets/:name/*', 'shop/sets/collection/route.tsx', { id: 'bedroom-set' }),
  ...SETS_AMONG_PRODUCTS.map((path) => route(path, 'shop/sets/collection/route.tsx', { id: `set-${path}` })),
  route('mattress/*', 'shop/product/route.tsx', { id: 'classic-mattress' }),
  route('mattresses/:name/*', 'shop/product/route.tsx', { id: 'mattress' }),
  route('bed-frames/:name/*', 'shop/product/route.tsx', { id: 'bed-frame' }),
  route('bedding/:name/*', 'shop/product/route.tsx', { id: 'bedding' }),
  route('furniture/:name/*', 'shop/product/route.tsx', { id: 'furniture' }),
  route('kids/:name/*', 'shop/product/route.tsx', { id: 'kids' }),
  route('media/:name/:picture', 'shop/media/route.ts'),
  route('search', 'shop/search/route.tsx'),
  route('reviews', 'shop/reviews/route.tsx'),
  route('reviews/video-testimonials', 'shop/reviews/videos/route.tsx'),
  route('og/*', 'shop/og/route.ts'),
  route('delivered-price', 'shop/delivered-price/route.tsx'),
  route('room/:name', 'shop/room/route.tsx'),
  route('forget-me', 'account/forget-me/route.tsx'),
  route('privacy-choices', 'shop/privacy-choices/route.tsx'),

  route('checkout', 'checkout/route.tsx', [
    route('cart', 'cart/route.tsx'),
    route('share', 'cart/share/route.tsx'),
    route('shared', 'cart/shared/route.tsx'),
    route('cart/help', 'cart/help/route.ts'),
    route('cart/buy-more', 'cart/buy-more/route.ts'),
    route('shipping', 'checkout/shipping/route.tsx'),
    route('billing', 'checkout/billing/route.tsx'),
    route('review', 'checkout/review/route.tsx'),
    route('success', 'checkout/success/route.tsx'),
    route('protection', 'checkout/protection/route.ts'),
    route('forget', 'checkout/forget/route.ts'),
    route('express', 'checkout/express/route.tsx'),
    route('amazon', 'checkout/amazon/route.tsx'),
    route('pay', 'checkout/pay/route.tsx'),
    route('truemed', 'checkout/truemed/route.tsx'),
    route('acima', 'checkout/acima/route.tsx'),
    route(':alias?', 'checkout/alias/route.tsx'),
  ]),
  ...WRITTEN.map((path) => route(path, 'shop/content/route.tsx', { id: `written-${path}` })),

  route('robots.txt', 'shop/search-engines/robots.ts'),
  route('sitemap.xml', 'shop/search-engines/sitemap.ts'),
  route('feeds/products.xml', 'shop/search-engines/feed.ts'),
  route('.well-known/security.txt', 'shop/search-engines/security.ts'),

  route('orders/:id', 'account/order/route.tsx'),
  route('login', 'account/login/route.tsx'),
  route('login/:company', 'account/login/company/begin.ts'),
  route('login/:company/return', 'account/login/company/end.ts'),
  route('my-account', 'account/overview/route.tsx'),
  route('my-account/orders/:id', 'account/my-order/route.tsx'),
  route('my-account/addresses', 'account/addresses/route.tsx'),
  route('my-account/addresses/:id', 'account/addresses/address/route.tsx'),
  route('my-account/credit', 'account/credit/route.tsx'),
  route('my-account/data', 'account/your-data/route.tsx'),
  route('my-account/data/export', 'account/export/route.ts'),
  route('my-account/data/erase', 'account/erase/route.tsx'),
  route('my-account/sign-out', 'account/sign-out/route.ts'),
  route('orders/:id/address', 'account/order/address/route.tsx'),
  route('orders/:id/day', 'account/order/day/route.tsx'),
  route('orders/:id/consents', 'account/order/consents/route.ts'),
  route('orders/:id/return', 'account/order/return/route.tsx'),
  route('orders/:id/exchange', 'account/order/exchange/route.tsx'),
  route('orders/:id/claim', 'account/order/claim/route.tsx'),
  route('orders/:id/cancel', 'account/order/cancel/route.tsx'),
  route('to/:storefront', 'cart/move-to/route.ts'),

  route('staff', 'staff/route.tsx', [
    index('staff/console/route.tsx'),
    route('sign-in', 'staff/sign-in/route.tsx'),
    route('sign-in/code', 'staff/sign-in/code/route.tsx'),
    route('account', 'staff/account/route.tsx'),
    route('account/password', 'staff/account/password/route.tsx'),
    route('account/second-factor', 'staff/account/second-factor/route.tsx'),
    route('sign-out', 'staff/sign-out/route.ts'),
    route('carts/:cartId', 'staff/cart/route.tsx'),
    route('orders', 'staff/orders/route.tsx'),
    route('orders/:id', 'staff/orders/order/route.tsx'),
    route('reconciliation', 'staff/orders/reconciliation/route.tsx'),
    route('audit', 'staff/audit/route.tsx'),
    route('caches', 'staff/caches/route.tsx'),
    route('pick-list', 'staff/orders/pick-list/route.tsx'),
    route('funnel', 'staff/funnel/route.tsx'),
    route('cancellations', 'staff/orders/cancellations/route.tsx'),
    route('experiments', 'staff/experiments/route.tsx'),
    route('returns', 'staff/orders/returns/route.tsx'),
    route('claims', 'staff/orders/claims/route.tsx'),
    route('disputes', 'staff/orders/disputes/route.tsx'),
    route('unpaid-reservations', 'staff/orders/unpaid-reservations/route.tsx'),
  ]),

  route('refused/:status', 'shop/refused/route.tsx'),
  route('*', 'shop/not-found/route.tsx'),
] satisfies RouteConfig;
