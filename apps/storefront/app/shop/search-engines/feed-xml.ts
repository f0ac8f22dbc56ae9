import type { Feed, FeedItem } from '@counterpane/contract/pages/pages';
import { absolutePictureUrl } from '../../design/photo/absolute-picture-url.ts';
import { element } from './xml.ts';

/** The merchant feed: RSS 2.0 with the fields of Google's product data specification. */
export const feedXml = ({ storefront, items }: Feed, origin: string): string =>
  [
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', storefront.name),
    element('link', `${origin}/`),
    element('description', storefront.tagline),
    ...items.map((item) => itemXml(item, origin)),
    '</channel>',
    '</rss>',
  ].join('\n');

const itemXml = (item: FeedItem, origin: string): string => {
  const fields: readonly (readonly [string, string | null])[] = [
    ['g:id', item.id],
    ['g:item_group_id', item.groupId],
    ['g:title', item.title],
    ['g:description', item.description],
    ['g:link', origin + item.path],
    ['g:image_link', absolutePictureUrl(origin, item.picture)],
    ['g:brand', item.brand],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:product_type', item.kind],
    ['g:size', item.size],
    ['g:color', item.color],
    ['g:availability', item.availability],
    ['g:availability_date', item.availableOn],
    ['g:price', amountOf(item.price)],
    ['g:sale_price', item.salePrice.amount < item.price.amount ? amountOf(item.salePrice) : null],
  ];
  return `<item>${fields.map(([name, text]) => (text === null ? '' : element(name, text))).join('')}</item>`;
};

/** @example amountOf({ amount: 69900, currency: 'USD' }) // "699.00 USD" */
const amountOf = ({ amount, currency }: FeedItem['price']): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;
