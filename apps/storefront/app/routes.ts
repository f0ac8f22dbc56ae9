import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole shop. Every address is built in addresses.ts. */
export default [
  index('home/route.tsx'),
  route('mattresses', 'listing/route.tsx'),
  route('mattress', 'product/route.tsx', { id: 'classic-mattress' }),
  route('mattresses/:name', 'product/route.tsx', { id: 'mattress' }),
  route('bed-frames/:name', 'product/route.tsx', { id: 'bed-frame' }),
  route('bedding/:name', 'product/route.tsx', { id: 'bedding' }),
  route('furniture/:name', 'product/route.tsx', { id: 'furniture' }),
  route('kids/:name', 'product/route.tsx', { id: 'kids' }),
  route('media/:name/:picture', 'media/route.ts'),

  route('checkout', 'checkout/route.tsx', [
    route('cart', 'cart/route.tsx'),
    route('shipping', 'checkout/shipping/route.tsx'),
    route('billing', 'checkout/billing/route.tsx'),
    route('review', 'checkout/review/route.tsx'),
    route('success', 'checkout/success/route.tsx'),
    route(':alias?', 'checkout/alias/route.tsx'),
  ]),
  route('orders/:id', 'order/route.tsx'),

  route('*', 'not-found/route.tsx'),
] satisfies RouteConfig;
