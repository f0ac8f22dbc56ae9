import { createHash } from 'node:crypto';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Topics } from '../../outbox/store.ts';
import { findNewsletterEmail } from './newsletter-link.ts';

/** Emails the link that signs up for the newsletter. Sent twice it is one message: its id is the link's. */
export const sendNewsletterLink = async (
  { catalogue, clock, secret, storefrontUrl, email }: OrderDeps,
  { link, storefront: key, language }: Topics['newsletter.asked'],
): Promise<void> => {
  const storefront = catalogue.getStorefront(key, language);
  const to = findNewsletterEmail(link, clock.now(), { brand: storefront.brand.key, secret });
  // Its time is over, or its secret was taken away: the link would sign nobody up.
  if (to === null) return;
  const url = new URL(`${languagePathOf(storefront)}/newsletter/confirm`, storefrontUrl(key));
  url.searchParams.set('token', link);
  // React comes with the first email, so that a store starts without it.
  const { newsletterLinkEmail } = await import('./newsletter-link-email.ts');
  await email.send({
    to,
    messageId: `newsletter.${createHash('sha256').update(link).digest('base64url').slice(0, 22)}`,
    ...newsletterLinkEmail.write({ ...frameOf(storefront), confirmUrl: url.href }),
  });
};
