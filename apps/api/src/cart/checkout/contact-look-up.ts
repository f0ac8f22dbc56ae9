import { findPhoneDigits } from '@counterpane/rules/address/phone';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { countCalls, readCounters } from '../../http/limit-counters.ts';
import { callerOf, countLimited, limitKey } from '../../http/limiter.ts';
import type { Person } from '../carts/order-facts.ts';
import { findOpenCart } from '../carts/store.ts';
import { asksForFirstOrder } from '../coupons/first-order-promotion.ts';
import type { CartDeps } from '../deps.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a look-up of whether a person is a customer, each person once. Null when it is allowed, else the seconds
 * until it is. Every answer that depends on such a look-up is counted here first: without a limit a list of people
 * could be tested for customers [D97].
 */
export const countContactLookUp = async (
  deps: CartDeps,
  request: FastifyRequest,
  person: Person,
): Promise<number | null> => {
  const { db } = deps.database;
  const asked = { name: 'lookUpContact:asked', key: keyOf(deps, request, person) };
  const now = isoNow(deps.clock);
  if ((await readCounters(db, [asked], now)).length > 0) return null;
  const retryAfter = await countLimited(deps, 'lookUpContact', callerOf(deps, request));
  if (retryAfter !== null) return retryAfter;
  await countCalls(db, [{ ...asked, endsAt: new Date(deps.clock.now() + HOUR_MS).toISOString() }], { now });
  return null;
};

/**
 * Whether the first-time check of a cart may look a person up, which is counted; only a cart with a code for first orders
 * looks anybody up, one that `asksForCode`, or one with a promotion for first orders.
 */
export const mayCheckFirstTime = async (
  deps: CartDeps,
  request: FastifyRequest,
  person: Person,
  asksForCode = false,
): Promise<boolean> => {
  const { storefront, visitorId } = request;
  const cart = visitorId && (await findOpenCart(deps.database.db, visitorId, storefront.key));
  const coupon = cart && cart.couponCode !== null ? storefront.findCoupon(cart.couponCode) : null;
  const isNeeded =
    coupon?.firstTimeOnly === true ||
    (asksForCode && storefront.firstOrderCoupon !== null) ||
    asksForFirstOrder(storefront, coupon);
  return isNeeded && (await countContactLookUp(deps, request, person)) === null;
};

/** The parts of a person that are those of another one: all that may be looked up. */
export const samePerson = (asked: Person, saved: Person): Person => {
  const isPhone = digitsOf(asked.phone) !== '' && phoneAndZip(asked) === phoneAndZip(saved);
  return {
    email: emailOf(asked) === emailOf(saved) ? saved.email : '',
    phone: isPhone ? saved.phone : '',
    zip: isPhone ? saved.zip : '',
  };
};

const keyOf = (deps: CartDeps, { visitorId }: FastifyRequest, person: Person): string =>
  limitKey(deps, 'contact', JSON.stringify([visitorId, emailOf(person), phoneAndZip(person)]));

const emailOf = ({ email }: Person): string => email.trim().toLowerCase();

const digitsOf = (phone: string): string =>
  findPhoneDigits(phone, 'US') ?? findPhoneDigits(phone, 'GB') ?? '';

const phoneAndZip = ({ phone, zip }: Person): string =>
  `${digitsOf(phone)} ${zip.toUpperCase().replaceAll(/[\s-]/g, '')}`;
