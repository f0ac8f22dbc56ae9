import type { Messages } from './messages.ts';

/** Wallets that skip the steps. */
export const FRENCH_EXPRESS: Messages = {
  '{label} approved, but the order was not placed. Nothing was charged: open {label} once more, or go on here.':
    '{label} a approuvé, mais la commande n’a pas été passée. Rien n’a été porté à votre compte : ouvrez {label} de nouveau ou continuez ici.',
  'Express checkout': 'Paiement express',
  'Go on without a wallet': 'Continuer sans portefeuille',
  'Pay with this browser': 'Payer avec ce navigateur',
  'Placing your order…': 'Commande en cours…',
  'This browser has no wallet of this kind': 'Ce navigateur n’a pas de portefeuille de ce genre',
  'Your wallet tells us where it goes and pays for it. The order is placed when you approve; taxes and delivery are shown before.':
    'Votre portefeuille nous dit où livrer et paie. La commande est passée lorsque vous approuvez ; les taxes et la livraison sont affichées avant.',
};
