import { isPurchasable, type StockFlags } from '../stock/availability.ts';
import type { MailingKind } from './mailings.ts';

/** What can be asked to be told of. */
export type NoticeKind = Extract<MailingKind, 'back_in_stock' | 'price_drop'>;

/** One option of a product as it is now, with its price in cents. */
interface OptionNow {
  readonly availability: StockFlags;
  readonly price: number;
}

/** What a person who asks about an option now is to be told of: that it is back, or, where it can be bought, that it costs less. */
export const noticeKindOf = ({ availability }: Pick<OptionNow, 'availability'>): NoticeKind =>
  isPurchasable(availability) ? 'price_drop' : 'back_in_stock';

/**
 * Whether it is time to tell of an option. A lower price of what cannot be bought is no news. `askedAt` is the price in cents when
 * they asked [R060].
 * @example isNoticeDue({ kind: 'price_drop', askedAt: 10_000 }, { availability, price: 9_000 }) // true
 */
export const isNoticeDue = (
  { kind, askedAt }: { readonly kind: NoticeKind; readonly askedAt: number },
  { availability, price }: OptionNow,
): boolean => isPurchasable(availability) && (kind === 'back_in_stock' || price < askedAt);
