import { isNoticeDue } from '@counterpane/rules/mailings/decide-notice';
import { money } from '@counterpane/rules/money/money';
import { underscoreKey } from '@counterpane/rules/options/variant-key';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { mailingFrame } from '../../order/mailings/mailing-frame.ts';
import { mayMail } from '../../order/mailings/reader-mailings.ts';
import type { Topics } from '../../outbox/store.ts';
import { findOptionNow } from './option-now.ts';
import { findNotice, waitAgain } from './store.ts';

/** Emails what was asked for, where it still is so and its person has not refused since. Sent twice it is one message: its id is the request's. */
export const sendNotice = async (deps: OrderDeps, { noticeId }: Topics['notice.due']): Promise<void> => {
  const { database, catalogue, storefrontUrl } = deps;
  const notice = await findNotice(database.db, noticeId);
  // Its person may be erased, or the storefront gone.
  const known = notice && catalogue.findStorefront(notice.storefront);
  if (!notice || !known) return;
  const { kind, email, product, sku, language, askedCents } = notice;
  const storefront = known.inLanguage(language);
  const entry = storefront.findEntry(product);
  const option = findOptionNow(storefront, product, sku);
  // It may be sold out again, or cost what it did: its person goes on waiting.
  if (!entry || !option || !isNoticeDue({ kind, askedAt: askedCents }, option))
    return waitAgain(database.db, notice);
  if (!(await mayMail(database.db, { brand: known.brand.key, email, kind, hasConsent: false }))) return;
  const url = new URL(`${languagePathOf(storefront)}${entry.data.url}`, storefrontUrl(notice.storefront));
  url.searchParams.set('variant', underscoreKey(entry.product.inventoryKey, option.variant.chosen));
  const { currency } = storefront.definition;
  const props = {
    ...frameOf(storefront),
    ...mailingFrame(deps, storefront, { email, kind }),
    product: [...new Set([entry.data.title, option.title])].join(', '),
    productUrl: url.href,
  };
  const write = async () => {
    if (kind === 'back_in_stock')
      return (await import('./back-in-stock-email.ts')).backInStockEmail.write(props);
    const { priceDropEmail } = await import('./price-drop-email.ts');
    const prices = { before: money(askedCents, currency), now: money(option.price, currency) };
    return priceDropEmail.write({ ...props, ...prices });
  };
  await deps.email.send({ to: email, messageId: `notice.${noticeId}`, ...(await write()) });
};
