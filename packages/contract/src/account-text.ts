import { type Message, message } from '@counterpane/messages/message';
import type { RefusalOf } from '@counterpane/rules/refusals';

type AccountRefusal = RefusalOf<'addresses_full' | 'passkeys_full' | 'passkey_wrong' | 'sign_in_again'>;

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
    case 'sign_in_again':
      return message('To add a passkey, please sign out, and sign in once more.');
  }
};
