import type { CartItemView } from '@counterpane/contract/cart/carts';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { money } from '@counterpane/rules/money/money';

const usd = (cents: number) => money(cents, 'USD');

const ITEM: CartItemView = {
  itemIdentifier: 'line-1',
  sku: 'hal-classic-foam-s:queen',
  quantity: 1,
  properties: [{ name: 'Size', value: 'queen', title: 'Queen' }],
  product: {
    id: '0'.repeat(24),
    name: 'mattress',
    title: 'Classic Memory Foam Mattress',
    inventoryKey: 'hal-classic-foam',
    url: '/mattress',
    media: { url: '', thumbUrl: '', alt: '' },
    attributes: { group: 'mattress', markers: [] },
    metadata: { isWarranty: false, reportToAnalytics: true },
  },
  pricing: { price: usd(99900), profilePrice: usd(69900), breakdown: { couponDiscount: usd(0) } },
  priceAfterDiscount: usd(69900),
  value: usd(99900),
  forItem: null,
  isGift: false,
  editable: true,
  extras: [],
  availableExtras: [],
  relatedProducts: [],
  parcelDimensions: null,
  discount: usd(30000),
  delivery: {
    text: '1 - 3 business days',
    from: '2026-11-25',
    to: '2026-11-30',
    handling: { from: 2, to: 3 },
    transit: { from: 1, to: 3 },
  },
};

const GIFT: CartItemView = {
  ...ITEM,
  itemIdentifier: 'line-1-pillow',
  quantity: 2,
  product: { ...ITEM.product, name: 'pillow', title: 'Cloud Pillow' },
  pricing: { ...ITEM.pricing, price: usd(6500) },
  priceAfterDiscount: usd(0),
  value: usd(13000),
  forItem: 'line-1',
  isGift: true,
};

const PERSON: OrderView['shippingDetails'] = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '212 555 0142',
  address: { line1: '20 W 34th St', line2: '', zip: '10001', city: 'New York', state: 'NY', country: 'US' },
};

/** A paid order of one queen mattress with two pillows free, delivered to New York. */
export const SAMPLE_ORDER: OrderView = {
  id: 'a'.repeat(24),
  shortId: '7KQ4-M2XD',
  status: 'paid',
  email: 'ada@example.com',
  brand: 'halcyon',
  journey: 'checkout',
  backorderDays: 0,
  cart: {
    id: 'b'.repeat(24),
    version: 3,
    storefront: 'halcyon',
    items: [ITEM, GIFT],
    extras: [{ sku: 'taxes', product: { title: 'Taxes' }, pricing: { price: usd(6204) } }],
    itemsCount: 1,
    totalPrice: usd(76104),
    totalValue: usd(112900),
    totalSavings: usd(43000),
    totalDiscount: usd(30000),
    couponDetails: null,
    receipt: { lines: [], total: 76104 },
    notices: [],
    wrongSizes: [],
    metadata: { reqShippingDate: null, reqDeliveryDate: null },
    historyLog: [],
  },
  shippingDetails: PERSON,
  billingDetails: PERSON,
  paymentDetails: { provider: 'stripeDirect', last4: '4242', brand: 'visa', nextAction: null, failure: null },
  total: usd(76104),
  receipt: { lines: [], total: 76104 },
  policies: [
    {
      itemIdentifier: 'line-1',
      policies: [
        {
          id: 'mattress-trial-2',
          subject: 'trial',
          since: '2024-01-01',
          days: 365,
          figure: '365',
          text: 'nights to try',
          line: '365 nights to try',
        },
        {
          id: 'mattress-warranty-1',
          subject: 'warranty',
          since: '2022-01-01',
          days: null,
          figure: 'Forever',
          text: 'warranty',
          line: 'Forever warranty',
        },
        {
          id: 'delivery-1',
          subject: 'delivery',
          since: '2022-01-01',
          days: null,
          figure: 'Free',
          text: 'delivery, returns',
          line: 'Free delivery and returns',
        },
      ],
    },
  ],
  extraData: {},
  metadata: {},
  analyticsReported: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  token: `${'a'.repeat(24)}.signature`,
};

/** What an email about it is written from, but for brand and language. */
export const SAMPLE_ORDER_EMAIL = {
  order: SAMPLE_ORDER,
  orderUrl: `http://localhost:3000/orders/${SAMPLE_ORDER.id}?token=${SAMPLE_ORDER.token}`,
};
