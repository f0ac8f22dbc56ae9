import type { Messages } from './messages.ts';

/** Paying over time, from a health account, or by a lease. */
export const FRENCH_FINANCING: Messages = {
  Affirm: 'Affirm',
  Truemed: 'Truemed',
  Acima: 'Acima',
  'Pay with {label}': 'Payer avec {label}',
  'Order {id}: {total}. It is placed when {label} has said yes.':
    'Commande {id} : {total}. Elle est passée quand {label} a accepté.',
  '{label}: pay for your order': '{label} : payer votre commande',
  'Open {label} in this window': 'Ouvrir {label} dans cette fenêtre',
  '{label} did not load. Nothing was charged.': '{label} ne s’est pas chargé. Rien n’a été débité.',
  '{label} opens after you place the order.': '{label} s’ouvre après que vous avez passé la commande.',
  'Eligible with a letter of a clinician, which Truemed arranges:':
    'Admissible avec la lettre d’un clinicien, que Truemed organise :',
  'Acima did not take this order. Nothing was charged.':
    'Acima n’a pas accepté cette commande. Rien n’a été débité.',
  'You can also pay over time with {others}.': 'Vous pouvez aussi payer en plusieurs fois avec {others}.',
  'Ways to pay compared': 'Comparer les modes de paiement',
  'You pay in all': 'Vous payez en tout',
  '{total}, for example at {apr}% a year; {label} tells you your own rate before you agree':
    '{total}, par exemple à {apr} % par an ; {label} vous dit votre propre taux avant que vous acceptiez',
  '{label} tells you before you agree': '{label} vous le dit avant que vous acceptiez',
  '{total}, if all of it is paid within {months} months. Otherwise interest is added from the day of purchase, at the variable yearly rate that {label} tells you before you agree.':
    '{total}, si tout est payé en {months} mois. Sinon, des intérêts s’ajoutent dès le jour de l’achat, au taux annuel variable que {label} vous dit avant que vous acceptiez.',
  'A minimum payment each month, and all of it within {months} months':
    'Un paiement minimal chaque mois, et le tout en {months} mois',
  'More than the price: the cost of the lease, which {label} tells you before you sign. It is least if you buy within {days} days.':
    'Plus que le prix : le coût de la location, que {label} vous dit avant que vous signiez. Il est le plus bas si vous achetez dans les {days} jours.',
  'Usually over {months} months, on your paydays': 'Le plus souvent sur {months} mois, vos jours de paie',
  'A first payment, which {label} tells you before you sign':
    'Un premier paiement, que {label} vous dit avant que vous signiez',
  'All of your order': 'Toute votre commande',
  Payments: 'Paiements',
  'Due today': 'À payer aujourd’hui',
  'Eligible lines': 'Articles admissibles',
  '{count} interest-free payments of {amount} with {label}':
    '{count} versements sans intérêts de {amount} avec {label}',
  'Pay over time with {labels}': 'Payer en plusieurs fois avec {labels}',
  One: 'Un seul',
  '{count}, one a month': '{count}, un par mois',
  '{count}, one every two weeks': '{count}, un toutes les deux semaines',
};
