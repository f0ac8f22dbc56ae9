import type { OrderDeps } from './order/deps.ts';
import { orderHandlers } from './order/outbox-handlers.ts';
import { isOfMoney, parkForMoney } from './order/payments/dead-payment-messages.ts';
import { dispatchOutbox } from './outbox/dispatch.ts';
import { type Handlers, handleMessage } from './outbox/handlers.ts';
import { emailCode } from './shop/accounts/email-code.ts';
import { tellPasskeyAdded } from './shop/accounts/tell-passkey-added.ts';
import { sendCartReminder } from './shop/cart-reminders/send-cart-reminder.ts';
import { confirmContact } from './shop/contact/confirm-contact.ts';
import { recordPurchase, recordRefund } from './shop/events/record-sales.ts';
import { tellAnalytics, wouldCountTwice } from './shop/events/tell-analytics.ts';
import { sendNewsletterLink } from './shop/newsletter/send-newsletter-link.ts';
import { sendNotice } from './shop/notices/send-notice.ts';
import { sendQuestionAnswer } from './shop/questions/send-question-answer.ts';
import { learnPurchase } from './shop/recommendations/learn-purchase.ts';
import { planReferralThanks } from './shop/referrals/plan-referral-thanks.ts';
import { sendReferralThanks } from './shop/referrals/send-referral-thanks.ts';
import { sendReviewNews } from './shop/reviews/emails/send-review-news.ts';
import { sendReviewRequest } from './shop/reviews/emails/send-review-request.ts';
import { planTrialEndings } from './shop/trials/plan-trial-endings.ts';
import { sendTrialEnding } from './shop/trials/send-trial-ending.ts';

const HANDLERS: Handlers<OrderDeps> = {
  ...orderHandlers,
  'order.purchased': async (deps, purchased) => {
    await orderHandlers['order.purchased'](deps, purchased);
    await recordPurchase(deps, purchased.orderId);
    await learnPurchase(deps, purchased.orderId);
  },
  'order.refunded': async (deps, refunded) => {
    await orderHandlers['order.refunded'](deps, refunded);
    await recordRefund(deps, refunded.refundId);
  },
  'customer.code_asked': (deps, asked) => emailCode(deps, asked),
  'customer.passkey_added': (deps, added) => tellPasskeyAdded(deps, added),
  'review.told': (deps, told) => sendReviewNews(deps, told),
  'review.asked': (deps, asked) => sendReviewRequest(deps, asked),
  'question.answered': (deps, answered) => sendQuestionAnswer(deps, answered),
  'shipment.told': async (deps, told) => {
    if (told.news === 'delivered') {
      await planTrialEndings(deps, told.shipmentId);
      await planReferralThanks(deps, told.shipmentId);
    }
    await orderHandlers['shipment.told'](deps, told);
  },
  'trial.ending': (deps, ending) => sendTrialEnding(deps, ending),
  'referral.thanked': (deps, thanked) => sendReferralThanks(deps, thanked),
  'analytics.told': (deps, told) => tellAnalytics(deps, told),
  'cart.left': (deps, left) => sendCartReminder(deps, left),
  'notice.due': (deps, due) => sendNotice(deps, due),
  'newsletter.asked': (deps, asked) => sendNewsletterLink(deps, asked),
  'contact.received': (deps, received) => confirmContact(deps, received),
};

/** Does what the modules of the API have left in the outbox. Refunds by staff are tried again by a job of their own, `poll-refunds`. */
export const runOutbox = (deps: OrderDeps): Promise<void> =>
  dispatchOutbox(deps, {
    handle: (message) => handleMessage(HANDLERS, deps, message),
    isRepeatable: (message) => !wouldCountTwice(message),
    isPersistent: isOfMoney,
    giveUp: (tx, message) => parkForMoney(tx, deps, message),
  });
