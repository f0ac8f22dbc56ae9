import type { ProductPage, VariantView } from '@counterpane/contract/pages/pages';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import { underscoreKey } from '@counterpane/rules/options/variant-key';
import { absolutePictureUrl } from '../../../design/photo/absolute-picture-url.ts';
import { breadcrumbsJsonLd } from '../../../seo/breadcrumbs-json-ld.ts';
import { type DeliveryDays, returnTerms, shippingTerms } from '../../../seo/offer-terms.ts';

const SCHEMA = 'https://schema.org';
/** What offers of a page share stands there once. */
const RETURNS = { '@id': '#returns' };

/** The product as search engines read it (schema.org): its variants, offers, promises, where it stands, questions. */
export const productJsonLd = (page: ProductPage, origin: string) => ({
  '@context': SCHEMA,
  '@graph': [
    productGroup(page, origin),
    ...(page.returnDays === null ? [] : [{ ...RETURNS, ...returnTerms(page.returnDays, page.storefront) }]),
    ...shippingDetails(page),
    breadcrumbsJsonLd(page.breadcrumbs, origin),
    ...(page.questions.length === 0 ? [] : [faq(page)]),
  ],
});

/** One product in its variants; one that comes in one form only is a plain product [L68]. */
const productGroup = (page: ProductPage, origin: string) => {
  const { product, description, variants, storefront } = page;
  const url = origin + product.metadata.url;
  const [only] = variants;
  const base = {
    name: product.title,
    description,
    url,
    brand: { '@type': 'Brand', name: storefront.name },
    image: product.mediaCollection.slice(0, 3).map(({ url: picture }) => absolutePictureUrl(origin, picture)),
    ...ratingOf(page),
  };
  if (only && variants.length === 1)
    return { '@type': 'Product', sku: only.sku, ...base, offers: offer(only, url, page) };
  return {
    '@type': 'ProductGroup',
    productGroupID: product.inventoryKey,
    variesBy: product.properties.map(({ name }) => VARIES_BY[name] ?? name.toLowerCase()),
    ...base,
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.title, ...variant.properties.map(({ title }) => title)].join(', '),
      ...detailsOf(variant),
      ...pictureOf(variant, page, origin),
      offers: offer(variant, url, page),
    })),
  };
};

/** Only what customers who have it wrote: no samples, and nothing that others counted [D61]. */
const ratingOf = ({ reviews: { figures, shown } }: ProductPage) =>
  figures.total === 0 || !figures.isVerified || figures.isSample
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: figures.average,
          reviewCount: figures.total,
        },
        review: shown
          .filter(({ isVerified, isSample }) => isVerified && !isSample)
          .map(({ author, score, title, text, createdAt }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: createdAt.slice(0, 10),
            name: title,
            reviewBody: text,
            reviewRating: { '@type': 'Rating', ratingValue: score },
          })),
      };

const VARIES_BY: Readonly<Record<string, string>> = {
  Size: `${SCHEMA}/size`,
  Color: `${SCHEMA}/color`,
  Material: `${SCHEMA}/material`,
};

const detailsOf = ({ properties }: VariantView): Record<string, string> =>
  Object.fromEntries(
    properties
      .filter(({ name }) => Object.hasOwn(VARIES_BY, name))
      .map(({ name, title }) => [name.toLowerCase(), title]),
  );

/** A variant in another colour than the first looks different from the product's own pictures. */
const pictureOf = ({ properties }: VariantView, { product }: ProductPage, origin: string) => {
  const color = properties.find(({ name }) => name === 'Color')?.value;
  const picture = product.mediaCollection.find(({ tags }) => tags.includes(`color:${color}`));
  return picture ? { image: absolutePictureUrl(origin, picture.url) } : {};
};

/** Each offer leads to the page with its own variant chosen. */
const offer = (
  { sku, price, isPurchasable, isBackOrdered, delivery }: VariantView,
  url: string,
  page: ProductPage,
) => ({
  '@type': 'Offer',
  url: `${url}?variant=${reverseKey(sku)}`,
  price: (price.amount / 100).toFixed(2),
  priceCurrency: price.currency,
  itemCondition: `${SCHEMA}/NewCondition`,
  availability: `${SCHEMA}/${availabilityOf(isPurchasable, isBackOrdered)}`,
  ...(isPurchasable && isBackOrdered && delivery.from !== null ? { availabilityStarts: delivery.from } : {}),
  ...(page.returnDays === null ? {} : { hasMerchantReturnPolicy: RETURNS }),
  shippingDetails: { '@id': shippingId(delivery) },
});

const reverseKey = (sku: string): string => {
  const parsed = parseVariantKey(sku);
  return parsed ? underscoreKey(parsed.inventoryKey, parsed.chosen) : sku;
};

const availabilityOf = (isPurchasable: boolean, isBackOrdered: boolean): string => {
  if (!isPurchasable) return 'OutOfStock';
  return isBackOrdered ? 'BackOrder' : 'InStock';
};

type Delivery = VariantView['delivery'];

/** What is under way as long shares what is said of it; how long is unknown for what ships later. */
const shippingId = (delivery: Delivery): string => {
  const days = daysOf(delivery);
  return days === null ? '#shipping' : `#shipping-${days.transit.from}-${days.transit.to}`;
};

const daysOf = ({ handling, transit }: Delivery): DeliveryDays | null =>
  handling && transit ? { handling, transit } : null;

const shippingDetails = ({ variants, storefront }: ProductPage) => {
  const kinds = new Map(variants.map(({ delivery }) => [shippingId(delivery), daysOf(delivery)]));
  return [...kinds].map(([id, days]) => ({ '@id': id, ...shippingTerms(days, storefront) }));
};

const faq = ({ questions }: ProductPage) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
