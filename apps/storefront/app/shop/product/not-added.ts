import type { Notice } from '@counterpane/contract/cart/carts';
import type { Translate } from '@counterpane/messages/translator';

/** Why something that was sent is not added: the page does not offer it as it was sent, so that the cart is not asked. */
type NotAddedReason = 'not_in_size' | 'sold_out' | 'offer_gone' | 'upgrade_gone' | 'plan_gone' | 'set_gone';

/** A notice of the page itself, without a text of the API. `title` is empty where the product is unknown. */
export const notAdded = (code: NotAddedReason, title = ''): Notice => ({ code, text: '', title });

/** Null for a notice of the API. */
export const notAddedText = (notice: Notice, t: Translate): string | null => {
  const title = typeof notice.title === 'string' ? notice.title : '';
  switch (notice.code) {
    case 'not_in_size':
      return t('{title}: not available in this size', { title });
    case 'sold_out':
      return t('{title}: out of stock at the moment', { title });
    case 'offer_gone':
      return title === ''
        ? t('Something that you chose is no longer offered here')
        : t('{title}: no longer offered here', { title });
    case 'upgrade_gone':
      return t('The upgrade that you chose is no longer offered here');
    case 'plan_gone':
      return t('The protection plan that you chose is no longer offered here');
    case 'set_gone':
      return t('The set is no longer offered as you chose it');
    default:
      return null;
  }
};
