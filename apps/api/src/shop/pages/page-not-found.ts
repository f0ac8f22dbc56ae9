import { message } from '@counterpane/messages/message';
import { failed, type RefusalAnswer } from '../../http/answers.ts';

/** The answer for a page that a storefront does not have. */
export const pageNotFound = (): RefusalAnswer<'not_found'> =>
  failed('not_found', message('There is nothing at this address'));
