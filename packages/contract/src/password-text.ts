import { type Message, message } from '@counterpane/messages/message';
import type { PasswordFault } from '@counterpane/rules/refusals';

/** Why a password is not taken. */
export const passwordMessage = (fault: PasswordFault, least: number): Message => {
  switch (fault) {
    case 'too_short':
      return message('A password has at least {least} characters', { least });
    case 'too_long':
      return message('This password is too long');
    case 'same':
      return message('This is the password that you have');
    case 'common':
      return message('This password is among those that are tried first');
    case 'personal':
      return message('This password is made of names that others know');
  }
};
