import { withQuery } from '../../page-urls.ts';

/** Where people sign up for the newsletter, and where the link of the email leads; apart from those of public pages. */
export const newsletterUrls = {
  newsletter: (done?: 'sent') => withQuery('/newsletter', done === undefined ? {} : { [done]: '1' }),
  confirm: (token: string) => withQuery('/newsletter/confirm', { token }),
} as const;
