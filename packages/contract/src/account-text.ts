import { type Message, message } from '@counterpane/messages/message';
import type { RefusalOf } from '@counterpane/rules/refusals';

type AccountRefusal = RefusalOf<
  | 'addresses_full'
  | 'passkeys_full'
  | 'passkey_wrong'
  | 'sign_in_again'
  | 'company_sign_in_failed'
  | 'company_email_unproved'
>;

/** As shoppers know them. */
const COMPANIES = { google: 'Google', apple: 'Apple' } as const;

/** What customers read of their account. */
export const accountMessage = (refusal: AccountRefusal): Message => {
  switch (refusal.code) {
    case 'addresses_full':
      return message(
        'Your account has {most} addresses, which is as many as it can have. Delete one first.',
        { most: refusal.most },
      );
    case 'passkeys_full':
      return message('Your account has {most} passkeys, which is as many as it can have. Remove one first.', {
        most: refusal.most,
      });
    case 'passkey_wrong':
      return message('This passkey did not work here. You can sign in with a code by email.');
    case 'company_sign_in_failed':
      return message('You are not signed in with {company}. Please try again, or have a code sent.', {
        company: COMPANIES[refusal.company],
      });
    case 'company_email_unproved':
      return message('{company} cannot say whose email this is. Please have a code sent there.', {
        company: COMPANIES[refusal.company],
      });
    case 'sign_in_again':
      return message('To add a passkey, please sign out, and sign in once more.');
  }
};
