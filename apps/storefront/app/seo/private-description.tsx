import type { PlainMessageId } from '@counterpane/messages/message-id';
import { useLocation } from 'react-router';
import { useText } from '../language/use-text.ts';

/** What the pages of one visitor are for, by the beginning of their path: the longest that fits is told. */
const PRIVATE_TEXTS: Readonly<Record<string, PlainMessageId>> = {
  '/checkout':
    'The way from your cart to your door: where it goes, how you pay, and a last look at all of it.',
  '/checkout/cart':
    'What you have chosen, what comes free with it, what it costs and when it can be with you.',
  '/checkout/shipping':
    'Tell us where your order goes and how we reach you, and see when it can be delivered.',
  '/checkout/billing':
    'Choose how you pay for your order, and tell us the address that your payment belongs to.',
  '/checkout/review':
    'Look over your order, its address, its delivery and its total once more before you place it.',
  '/checkout/success': 'Your order has been placed: its number, what is in it, and what happens to it next.',
  '/checkout/express':
    'Pay with a wallet that knows your address already, and leave the steps of the checkout out.',
  '/orders': 'Your order with everything in it: where it is, what was paid for it, and when it arrives.',
  '/login':
    'Sign in with a code that we send to your email or with a passkey, and see your orders and addresses.',
  '/my-account':
    'Your orders and what was paid for each, your addresses, the size of your bed, and what we know about you.',
  '/delivered-price':
    'What your order costs at your door, with its delivery, its taxes and its fees in one total.',
  '/room':
    'Whether it fits your room with space to walk around it, and whether its box goes through your door.',
  '/forget-me':
    'Have this device forget your cart, your details and what you looked at, all with one press of a button.',
  '/preferences': 'Which emails you get from us: choose each kind by itself, or none of them at all.',
  '/newsletter':
    'How our news comes to you by email: sign up, confirm it by a link, and stop it whenever you like.',
  '/privacy-choices':
    'Choose whether we count how pages are used, show what suits you, and learn which ad or friend brought you here.',
  '/reviews/helpful':
    'Tell other shoppers that a review helped you, or take that back: one vote for each review.',
  '/notices': 'Be told once, by email, when what you want is in stock again or costs less than today.',
  '/staff':
    'The console of our staff, from which they help shoppers with the carts that they are asked about.',
};

/** The description of a page of one visitor, which search engines leave out but browsers and readers do not. */
export const PrivateDescription = () => {
  const t = useText();
  const text = findPrivateText(useLocation().pathname);
  return text !== null && <meta name="description" content={t(text)} />;
};

/** Of a path without that of its language; null for a page that everybody may see. */
export const findPrivateText = (pathname: string): PlainMessageId | null => {
  const [longest] = Object.keys(PRIVATE_TEXTS)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? null : (PRIVATE_TEXTS[longest] ?? null);
};
