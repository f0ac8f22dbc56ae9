import type { Messages } from './messages.ts';

/** Amazon Pay. It is not offered in Canada, but every text has its French. */
export const FRENCH_AMAZON: Messages = {
  'Amazon Pay did not work': 'Amazon Pay n’a pas fonctionné',
  'You can try again, or pay another way.': 'Vous pouvez réessayer ou payer autrement.',
  'Pay another way': 'Payer autrement',
  'Pay with Amazon': 'Payer avec Amazon',
};
