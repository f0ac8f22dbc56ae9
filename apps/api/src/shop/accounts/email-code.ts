import { createHash } from 'node:crypto';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Topics } from '../../outbox/store.ts';
import { findSignInLink } from './sign-in-link.ts';

/** Emails a code with its link. Sent twice for one code it is still one message. */
export const emailCode = async (
  deps: OrderDeps,
  { link, storefront: key, language, to }: Topics['customer.code_asked'],
): Promise<void> => {
  const opens = findSignInLink(link, deps.secret);
  // Its secret was taken away in between: the code is of no use any more either.
  if (!opens) return;
  const storefront = deps.catalogue.getStorefront(key, language);
  const url = new URL(`${languagePathOf(storefront)}/login`, deps.storefrontUrl(key));
  url.search = new URLSearchParams({ link, to }).toString();
  // React comes with the first email, so that a store starts without it.
  const { signInEmail } = await import('./sign-in-email.ts');
  await deps.email.send({
    to: opens.email,
    messageId: `sign-in.${createHash('sha256').update(link).digest('base64url').slice(0, 22)}`,
    ...signInEmail.write({
      ...frameOf(storefront),
      code: `${opens.code.slice(0, 3)} ${opens.code.slice(3)}`,
      signInUrl: url.href,
    }),
  });
};
