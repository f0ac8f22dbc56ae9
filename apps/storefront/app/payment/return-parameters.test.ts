import { expect, test } from 'vitest';
import { findReturnedOrder, findReturnedPayment, hasReturnParameters } from './return-parameters.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test('every provider’s way back is known by what it carries', () => {
  for (const way of [
    'amazonCheckoutSessionId=1',
    'afterpayOrderId=1',
    'truemedOrderId=1',
    'payment_intent=pi_1',
    'payment_intent_client_secret=s',
    'orderId=1',
  ])
    expect([way, hasReturnParameters(query(way))]).toEqual([way, true]);
});

test('a campaign’s parameters are no way back', () => {
  expect(hasReturnParameters(query('utm_source=mail&coupon=SLEEP10'))).toBe(false);
});

test('the order is the one that is named, by every provider', () => {
  expect(findReturnedOrder(query('payment_intent=pi_1&orderId=a'))).toBe('a');
  expect(findReturnedOrder(query('afterpayOrderId=b'))).toBe('b');
  expect(findReturnedOrder(query('truemedOrderId=c&orderId='))).toBe('c');
  expect(findReturnedOrder(query('amazonCheckoutSessionId=1'))).toBeNull();
});

test('The payment is named by its id or by its secret, and its secret goes along', () => {
  expect(findReturnedPayment(query('payment_intent=pi_1'))).toEqual({ paymentIntent: 'pi_1' });
  const clientSecret = 'pi_2_secret_x';
  expect(findReturnedPayment(query(`payment_intent_client_secret=${clientSecret}`))).toEqual({
    paymentIntent: 'pi_2',
    clientSecret,
  });
  expect(
    findReturnedPayment(query(`payment_intent=pi_1&payment_intent_client_secret=${clientSecret}`)),
  ).toEqual({
    paymentIntent: 'pi_1',
    clientSecret,
  });
  expect(findReturnedPayment(query('payment_intent=&afterpayOrderId='))).toBeNull();
});
