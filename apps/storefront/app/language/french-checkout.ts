import type { Messages } from './messages.ts';

/** Canadian French of the checkout and of the page of an order. */
export const FRENCH_CHECKOUT: Messages = {
  Shipping: 'Livraison',
  Billing: 'Facturation',
  Review: 'Vérification',
  'Billing address': 'Adresse de facturation',
  'Same as shipping address': 'Identique à l’adresse de livraison',
  'How would you like to pay?': 'Comment souhaitez-vous payer ?',
  'Review order': 'Vérifier la commande',
  'There is nothing to pay. No card is needed.': 'Il n’y a rien à payer. Aucune carte n’est nécessaire.',
  'You enter your card on our payment provider’s secure page after you place the order.':
    'Vous entrerez votre carte sur la page sécurisée de notre fournisseur de paiement après avoir passé la commande.',
  'Fail to load init Script': 'Échec du chargement du script d’initialisation',
  'Loading the card fields…': 'Chargement des champs de carte…',
  Card: 'Carte',
  'Card number': 'Numéro de carte',
  'Expiration date': 'Date d’expiration',
  CVC: 'CVC',
  'Payment method': 'Mode de paiement',
  Wallets: 'Portefeuilles',
  'Over time': 'En plusieurs fois',
  'Other ways': 'Autres moyens',
  Bank: 'Banque',
  'Browser wallet': 'Portefeuille du navigateur',
  'Buy now, pay PayPal later': 'Achetez maintenant, payez PayPal plus tard',
  'With a card that this browser keeps': 'Avec une carte enregistrée dans ce navigateur',
  'With a card that you keep at Link': 'Avec une carte enregistrée chez Link',
  'Four payments, one every two weeks': 'Quatre versements, un toutes les deux semaines',
  'Monthly payments': 'Des mensualités',
  'Monthly payments with the card you have': 'Des mensualités avec la carte que vous avez',
  'Straight from your bank account': 'Directement de votre compte bancaire',
  'With a health account, HSA or FSA': 'Avec un compte de santé, HSA ou FSA',
  'Lease to own': 'Location avec option d’achat',
  '{brand} ending in {last4} is ready to use. Enter another card to replace it.':
    '{brand} se terminant par {last4}, prête à utiliser. Entrez une autre carte pour la remplacer.',
  Items: 'Articles',
  'Try again': 'Réessayer',
  'Back to the cart': 'Retour au panier',
  'Secure checkout': 'Paiement sécurisé',
  Checkout: 'Caisse',
  '{label}: approve your payments': '{label} : approuvez vos paiements',
  'Your payments are approved, with {brand} ending in {last4}.':
    'Vos paiements sont approuvés, avec {brand} se terminant par {last4}.',
  'The form of {label} needs JavaScript. Without it {label} asks for your card on its own page after you place the order. Or choose Card instead.':
    'Le formulaire de {label} nécessite JavaScript. Sans lui, {label} demande votre carte sur sa propre page après la commande. Vous pouvez aussi choisir Carte.',
  'Loading {label}…': 'Chargement de {label}…',
  'You left {label}, which does not answer at the moment. Whether it charged you is not known yet.':
    'Vous avez quitté {label}, qui ne répond pas pour le moment. Nous ne savons pas encore si un montant a été porté à votre compte.',
  'You left {label} before you approved. Nothing was charged.':
    'Vous avez quitté {label} avant d’approuver. Rien n’a été porté à votre compte.',
  'Nothing was charged. Try again, or choose another way to pay. If you go on with {label}, it asks on its own page after you place the order.':
    'Rien n’a été porté à votre compte. Réessayez ou choisissez un autre mode de paiement. Si vous continuez avec {label}, l’approbation se fera sur sa propre page après la commande.',
  'Your payments are approved.': 'Vos paiements sont approuvés.',
  '{label}, {count} payments with {brand} ending in {last4}':
    '{label}, {count} paiements avec {brand} se terminant par {last4}',
  'Number of payments': 'Nombre de paiements',
  '{count} payments': '{count} paiements',
  '{count} monthly payments of {amount}': '{count} paiements mensuels de {amount}',
  '{count} monthly payments: {first} of {higher}, then {rest} of {lower}':
    '{count} paiements mensuels : {first} de {higher}, puis {rest} de {lower}',
  'Insufficient funds': 'Fonds insuffisants',
  'Nothing was charged. Please use another card or another way to pay.':
    'Rien n’a été porté à votre compte. Veuillez utiliser une autre carte ou un autre mode de paiement.',
  'Checkout error': 'Erreur à la caisse',
  Close: 'Fermer',
  'Place order': 'Passer la commande',
  'You pay {total}. You can return a mattress within its trial nights.':
    'Vous payez {total}. Vous pouvez retourner un matelas pendant ses nuits d’essai.',
  'One last look': 'Un dernier coup d’œil',
  'Pay with': 'Payer avec',
  'Bill to': 'Facturer à',
  Change: 'Modifier',
  'There is nothing to pay': 'Il n’y a rien à payer',
  '{brand} ending in {last4}': '{brand} se terminant par {last4}',
  '{label}, on the provider’s secure page': '{label}, sur la page sécurisée du fournisseur',
  'The total has changed from {expected} to {actual}. Nothing was charged; please look again.':
    'Le total est passé de {expected} à {actual}. Rien n’a été porté à votre compte ; veuillez vérifier de nouveau.',
  'Where should it go?': 'Où devons-nous livrer ?',
  'Or fill in where it should go:': 'Ou remplissez l’adresse de livraison :',
  Email: 'Courriel',
  'Continue to billing': 'Continuer vers la facturation',
  'Enjoy your 1st time buyer discount & stay up to date with news & exclusive offers.':
    'Profitez de votre rabais de premier achat et restez au courant des nouveautés et des offres exclusives.',
  'I agree to receive SMS order status updates + relevant promotional messages.':
    'J’accepte de recevoir par texto le suivi de ma commande et des messages promotionnels pertinents.',
  'Almost there': 'Vous y êtes presque',
  'Your order {id} is placed and we are waiting for your bank. You may close this page; we will write to {email}.':
    'Votre commande {id} est passée et nous attendons votre banque. Vous pouvez fermer cette page ; nous écrirons à {email}.',
  'We have your order {id} and are waiting to hear whether it is paid. Please do not pay again: this page asks by itself, and you may also close it. Once it is paid we will write to {email}.':
    'Nous avons votre commande {id} et attendons de savoir si elle est payée. Veuillez ne pas payer de nouveau : cette page demande d’elle-même, et vous pouvez aussi la fermer. Une fois la commande payée, nous écrirons à {email}.',
  'Thank you': 'Merci',
  'Your order': 'Votre commande',
  'is placed.': 'est passée.',
  'A confirmation goes to {email}.': 'Une confirmation est envoyée à {email}.',
  'See your order': 'Voir votre commande',
  'Back to the shop': 'Retour à la boutique',
  'What happens next': 'La suite',
  'We make your order ready.': 'Nous préparons votre commande.',
  '{arrival}, to {city}.': '{arrival}, à {city}.',
  'You sleep on it, with all your trial nights ahead.':
    'Vous dormez dessus, toutes vos nuits d’essai devant vous.',
  '{label} is ready to use.': '{label} est prêt à utiliser.',
  '{label} needs JavaScript. Please choose Card instead.':
    '{label} nécessite JavaScript. Veuillez plutôt choisir Carte.',
  'The {label} button is not displayed.': 'Le bouton {label} ne s’affiche pas.',
  'Please try again, or choose another way to pay.':
    'Veuillez réessayer ou choisir un autre mode de paiement.',
  'Deliver to': 'Livrer à',
  'Paid with': 'Payé avec',
  'Where it is': 'Où elle en est',
  'What you were promised': 'Ce qui vous a été promis',
  'With us, until it is paid': 'Chez nous, jusqu’à son paiement',
  'Being prepared': 'En préparation',
  'Refunded in full': 'Remboursée en totalité',
  'Refunded in full.': 'Remboursée en totalité.',
  'Not sent: the order is cancelled': 'Non expédiée : la commande est annulée',
  'There was nothing to pay': 'Il n’y avait rien à payer',
  'Order {id}': 'Commande {id}',
  'Placed on {date}.': 'Passée le {date}.',
  'Waiting for its payment.': 'En attente de son paiement.',
  'Placed; we are waiting for your bank.': 'Passée ; nous attendons votre banque.',
  'Paid, and being made ready.': 'Payée et en préparation.',
  'Paid. We are looking at one detail and will write to you.':
    'Payée. Nous vérifions un détail et vous écrirons.',
  'Placed. We are looking at one detail and will write to you.':
    'Passée. Nous vérifions un détail et vous écrirons.',
  'The payment did not work, so nothing was ordered.':
    'Le paiement n’a pas fonctionné ; rien n’a donc été commandé.',
  'Cancelled.': 'Annulée.',
};
