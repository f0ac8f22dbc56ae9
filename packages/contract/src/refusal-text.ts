import { copy, type MessageOrText, message } from '@counterpane/messages/message';
import { CA_PROVINCES } from '@counterpane/rules/address/states';
import type { Money } from '@counterpane/rules/money/money';
import type { Refusal } from '@counterpane/rules/refusals';
import { accountMessage } from './account-text.ts';
import { changedOrderMessage } from './changed-order-text.ts';
import { claimMessage } from './claim-text.ts';
import { couponMessage } from './coupon-text.ts';
import { fieldMessages } from './field-messages.ts';
import { methodLabel } from './method-name.ts';
import { optionMessage } from './option-text.ts';
import { passwordMessage } from './password-text.ts';
import { stateName } from './place-name.ts';
import { providerText } from './provider-text.ts';
import { refundMessage } from './refund-text.ts';
import { returnMessage } from './return-text.ts';
import { reviewMessage } from './review-text.ts';

/** What a shopper reads, in the specification's words where it has them [K5, K8]. */
export const refusalText = (refusal: Refusal): MessageOrText => {
  switch (refusal.code) {
    case 'unknown_product':
      return message('We do not know this product');
    case 'impossible_option':
      return optionMessage(refusal.property.toLowerCase(), refusal.fault);
    case 'chosen_as_delivery':
      return message('{title} is chosen as the delivery of the whole cart', { title: refusal.title });
    case 'not_purchasable':
      return message('{title}: out of stock at the moment', { title: refusal.title });
    case 'invalid_product':
      return message('Invalid product');
    case 'reviews_silent':
      return message('We cannot show reviews at the moment. Please try again later.');
    case 'insufficient_stock':
      return refusal.available === 0
        ? message('{title} is out of stock', { title: refusal.title })
        : message('Only {left} left', { left: refusal.available });
    case 'quantity_out_of_range':
      return message('Quantity must be from {minimum} to {maximum}', {
        minimum: refusal.minimum,
        maximum: refusal.maximum,
      });
    case 'cart_full':
      return message('A cart holds at most {maximum} different items', { maximum: refusal.maximum });
    case 'unknown_line':
      return message('This item is no longer in your cart');
    case 'line_not_editable':
      return message('This item comes with another one and cannot be changed');
    case 'nothing_to_fulfill':
      return message('Nothing in a cart is being prepared or shipped: place the order first');
    case 'unknown_parent':
      return message('The item that this one belongs to is not in your cart');
    case 'does_not_go_with':
      return message('{title} does not go with {other}', {
        title: refusal.title,
        other: refusal.with,
      });
    case 'upgrade_already_there':
      return message('{bed} has something in place of its free gifts already: {title} was not added', {
        bed: refusal.with,
        title: refusal.title,
      });
    case 'sold_only_with':
      return message('{title} is sold only with another item, not by itself', { title: refusal.title });
    case 'plan_does_not_fit':
      return message('There is nothing in your cart that {title} covers', { title: refusal.title });
    case 'plan_already_there':
      return message('This item is covered already: {title} was not added', { title: refusal.title });
    case 'not_made_in_size':
      return message('Not available in {size}: {title} was taken out of your cart', {
        size: copy(refusal.size),
        title: refusal.title,
      });
    case 'bundle_incomplete':
      return message('Please choose: {group}', { group: refusal.group });
    case 'bundle_size_mismatch':
      return message('Not available in {size}: {title}', {
        size: copy(refusal.size),
        title: refusal.title,
      });
    case 'stale_version':
      return message('Your cart has changed in the meantime. Please look at it again.');
    case 'cart_empty':
      return message('Cart Empty');
    case 'coupon_invalid':
    case 'coupon_required':
    case 'coupon_unknown':
    case 'coupon_expired':
    case 'coupon_gives_nothing':
    case 'coupon_replaced':
    case 'coupon_used_up':
      return couponMessage(refusal);
    case 'address_invalid':
      return Object.values(fieldMessages(refusal.fields))[0] ?? message('Please check the address');
    case 'zip_mismatch':
      return isProvince(refusal.state)
        ? message('Enter a valid ZIP / postal code for {state}, Canada', { state: stateName(refusal.state) })
        : message('Enter a valid ZIP / postal code for {state}, US', { state: stateName(refusal.state) });
    case 'city_mismatch':
      return message('Please enter the correct city name');
    case 'price_hold_expired':
      return message('This price was quoted too long ago. The cart has the price of now.');
    case 'region_blacklisted':
      return message('We’re sorry, but we cannot ship items to your region.');
    case 'white_glove_unavailable':
      return message('WGS is not available for this state.');
    case 'white_glove_not_offered':
      return message('Nothing in your cart can have white glove service');
    case 'price_changed':
      return message('The price has changed. Please look at the new total before you order.');
    case 'payment_provider_not_found':
      return message('Payment provider not found');
    case 'not_this_total':
      return message('{label} does not take a total like this one. Please choose another way to pay.', {
        label: methodLabel(refusal.label),
      });
    case 'nothing_eligible':
      return message(
        '{label} is paid from a health account, and nothing in your cart is eligible. Please choose another way to pay.',
        { label: methodLabel(refusal.label) },
      );
    case 'payment_in_progress':
      return message(
        'A payment for this cart is still under way. Please wait a minute and try again: you will not be charged twice.',
      );
    case 'payment_failed':
      return refusal.message ? providerText(refusal.message) : message('An error occurred, please try again');
    case 'payment_mismatch':
      return message('This payment is not the one of your order. OrderId: {id}', { id: refusal.orderId });
    case 'payment_unavailable':
      return message('An error occurred, please try again');
    case 'cart_not_found':
      return message('Cart not found');
    case 'cart_link_invalid':
      return message('This link to a cart is not complete');
    case 'sign_in_required':
      return message('Please sign in');
    case 'sign_in_failed':
      return message('Wrong email or password');
    case 'not_allowed':
      return message('Your account may not do this');
    case 'code_required':
      return message('Please enter the code of your authenticator app');
    case 'code_wrong':
      return message('This code is wrong, has been used or is too old');
    case 'password_wrong':
      return message('Wrong password');
    case 'password_refused':
      return passwordMessage(refusal.fault, refusal.least);
    case 'password_change_required':
      return message('Please choose a password of your own first');
    case 'second_factor_required':
      return message('Please set up your second factor first');
    case 'second_factor_is_on':
      return message('Your second factor is set up already');
    case 'second_factor_not_begun':
      return message('Please begin again: there is no second factor to confirm');
    case 'proof_required':
      return message('Please prove once more that it is you');
    case 'remote_code_unknown':
      return message('No cart has this code. It may have ended: codes work for one hour.');
    case 'remote_control_ended':
      return message('You are not in this cart, or the help with it has ended');
    case 'too_many_requests':
      return isShort(refusal.retryAfter)
        ? message('Too many requests. Please try again in {seconds} s.', { seconds: refusal.retryAfter })
        : message('Too many requests. Please try again in {minutes} minutes.', {
            minutes: minutesOf(refusal.retryAfter),
          });
    case 'payment_wait':
      return isShort(refusal.retryAfter)
        ? message('Several payments were declined. Please try again in {seconds} s.', {
            seconds: refusal.retryAfter,
          })
        : message('Several payments were declined. Please try again in {minutes} minutes.', {
            minutes: minutesOf(refusal.retryAfter),
          });
    case 'too_many_unpaid':
      return message(
        'We can set aside at most {most} of one item ({title}) before it is paid for. Please pay for your open order first, or wait a few minutes until it ends. For a large order, please write to us.',
        { most: refusal.most, title: refusal.title },
      );
    case 'order_not_found':
      return message('Order not found. OrderId: {id}', { id: refusal.orderId });
    case 'order_link_ended':
      return message('This link has ended');
    case 'email_link_ended':
      return message('This link does not work any more. Please take the one of a newer email.');
    case 'order_closed':
      return message('This order can no longer be paid');
    case 'order_not_parked':
      return message('This order waits for nobody any more');
    case 'shipment_cannot_move':
      return message('This shipment has moved on. Look at where it is now.');
    case 'label_refused':
      return message('No carrier takes this shipment: {words}', { words: refusal.words });
    case 'label_under_way':
      return message('Its label is being bought right now. Please look again in a minute.');
    case 'cancel_nothing':
      return message(
        'There is nothing to cancel: choose what you no longer want, as long as we have not packed it.',
      );
    case 'cancel_too_many':
      return refusal.left === 0
        ? message('{title}: it is too late to cancel this, we have packed it', { title: refusal.title })
        : message('{title}: only {left} can still be cancelled', {
            title: refusal.title,
            left: refusal.left,
          });
    case 'cancel_by_phone':
      return message(
        'We cannot cancel this order online. Please write to us or call, and we will see to it.',
      );
    case 'addition_closed':
    case 'addition_too_late':
    case 'addition_packed':
    case 'addition_elsewhere':
    case 'address_too_late':
    case 'delivery_date_unavailable':
    case 'delivery_day_fixed':
    case 'delivery_window_unavailable':
    case 'address_costs_more':
    case 'address_by_phone':
    case 'photo_refused':
    case 'photo_unknown':
      return changedOrderMessage(refusal);
    case 'addresses_full':
    case 'passkeys_full':
    case 'passkey_wrong':
    case 'sign_in_again':
    case 'company_sign_in_failed':
    case 'company_email_unproved':
      return accountMessage(refusal);
    case 'claim_not_covered':
    case 'claim_needs_photo':
    case 'claim_open_already':
    case 'claim_cannot_move':
    case 'claim_by_phone':
      return claimMessage(refusal);
    case 'review_not_yet':
    case 'review_cannot_move':
    case 'review_not_here':
    case 'review_not_found':
    case 'question_not_found':
      return reviewMessage(refusal);
    case 'return_nothing':
    case 'return_too_many':
    case 'return_by_phone':
    case 'return_cannot_move':
    case 'exchange_unavailable':
    case 'exchange_costs_more':
    case 'difference_changed':
    case 'exchange_not_back':
    case 'credit_not_here':
    case 'credit_changed':
      return returnMessage(refusal);
    case 'refund_changed':
      return message(
        'What you get back has changed in the meantime: it is {amount} now. Please look again.',
        {
          amount: inFull(refusal.refund),
        },
      );
    case 'carrier_silent':
      return message('The carrier service did not answer. Please try again later.');
    case 'payment_undecided':
      return message('Nobody knows yet whether its payment took money. Ask the provider again first.');
    case 'provider_silent':
      return message('The provider did not answer. Please ask it again later.');
    case 'paid_in_other_currency':
      return message('It was paid in other money: {amount} {currency}. Cancel it, which gives that back.', {
        amount: inFull(refusal.paid),
        currency: refusal.paid.currency,
      });
    case 'refund_unpaid':
    case 'refund_nothing_left':
    case 'refund_of_nothing':
    case 'refund_too_much':
    case 'refund_too_many':
    case 'refund_disputed':
      return refundMessage(refusal);
    case 'dispute_told':
      return message('This company reports its disputes to us: there is nothing to enter.');
  }
};

const isShort = (seconds: number): boolean => seconds < 120;
const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** The specification's message names the US; where it is said elsewhere it names that country [D31]. */
const isProvince = (state: string): boolean => CA_PROVINCES.some(({ code }) => code === state);

const inFull = (amount: Money) => ({ ...amount, cents: 'always' }) as const;
