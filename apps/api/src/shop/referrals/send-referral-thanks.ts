import { money } from '@counterpane/rules/money/money';
import { THANKS_CENTS } from '@counterpane/rules/privacy/decide-thanks';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { languageOfOrder } from '../../order/orders/language-of-order.ts';
import { findOrder } from '../../order/orders/store.ts';
import type { Topics } from '../../outbox/store.ts';
import { findCustomerEmail } from '../accounts/referral-link.ts';
import { findThanks } from './store.ts';

/** Emails both that they were thanked. Sent twice it is still one message to each. Neither reads the other's name: a link may be passed on. */
export const sendReferralThanks = async (
  deps: OrderDeps,
  { orderId }: Topics['referral.thanked'],
): Promise<void> => {
  const { db } = deps.database;
  const order = await findOrder(db, orderId);
  const thanks = order && (await findThanks(db, orderId));
  if (!order || !thanks) return;
  const storefront = deps.catalogue.getStorefront(order.storefront);
  const referrer = thanks.referrerId === null ? null : await findCustomerEmail(db, thanks.referrerId);
  // What is known of the language that the other one reads is that of the shop.
  const both = [
    { to: 'referrer', email: referrer, language: storefront.language },
    { to: 'friend', email: order.email, language: languageOfOrder(order, storefront) },
  ] as const;
  const { referralThanksEmail } = await import('./referral-thanks-email.ts');
  for (const { to, email, language } of both) {
    if (email === null) continue;
    const read = deps.catalogue.getStorefront(order.storefront, language);
    const creditUrl = new URL(
      `${languagePathOf(read)}/my-account/credit`,
      deps.storefrontUrl(order.storefront),
    );
    await deps.email.send({
      to: email,
      messageId: `referral-thanks.${orderId}.${to}`,
      ...referralThanksEmail.write({
        ...frameOf(read),
        to,
        amount: money(THANKS_CENTS[order.currency], order.currency),
        creditUrl: creditUrl.href,
      }),
    });
  }
};
