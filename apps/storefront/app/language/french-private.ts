import type { Messages } from './messages.ts';

/** Descriptions of the pages of one visitor, and the page that ends the visitor. */
export const FRENCH_PRIVATE: Messages = {
  'The way from your cart to your door: where it goes, how you pay, and a last look at all of it.':
    'De votre panier à votre porte\u00a0: où va la commande, comment vous payez, et un dernier coup d’œil.',
  'What you have chosen, what comes free with it, what it costs and when it can be with you.':
    'Ce que vous avez choisi, ce qui est offert avec, ce que cela coûte et quand vous pouvez le recevoir.',
  'Tell us where your order goes and how we reach you, and see when it can be delivered.':
    'Dites-nous où va votre commande et comment vous joindre, et voyez quand elle peut être livrée.',
  'Choose how you pay for your order, and tell us the address that your payment belongs to.':
    'Choisissez comment vous payez votre commande, et donnez-nous l’adresse liée à votre paiement.',
  'Look over your order, its address, its delivery and its total once more before you place it.':
    'Vérifiez une dernière fois votre commande, l’adresse, la livraison et le total avant de la passer.',
  'Your order has been placed: its number, what is in it, and what happens to it next.':
    'Votre commande est passée\u00a0: son numéro, ce qu’elle contient et ce qui va lui arriver ensuite.',
  'Pay with a wallet that knows your address already, and leave the steps of the checkout out.':
    'Payez avec un portefeuille qui connaît déjà votre adresse, sans passer par les étapes de la caisse.',
  'Your order with everything in it: where it is, what was paid for it, and when it arrives.':
    'Votre commande et tout ce qu’elle contient\u00a0: où elle est, ce qui a été payé et quand elle arrive.',
  'What your order costs at your door, with its delivery, its taxes and its fees in one total.':
    'Ce que coûte votre commande à votre porte, livraison, taxes et frais compris, en un seul total.',
  'Have this device forget your cart, your details and what you looked at, all with one press of a button.':
    'Faites oublier à cet appareil votre panier, vos coordonnées et ce que vous avez regardé, d’un seul bouton.',
  'Forget me on this device': 'M’oublier sur cet appareil',
  'This device knows nothing of you': 'Cet appareil ne sait plus rien de vous',
  'Your cart, your details and what you looked at are gone from here. Orders stay placed.':
    'Votre panier, vos coordonnées et ce que vous avez regardé n’y sont plus. Vos commandes restent passées.',
  'Your cart is emptied, and your size, your postal code and what you looked at are forgotten. Your orders can then be opened only by the links in our e-mails.':
    'Votre panier est vidé\u00a0; votre taille, votre code postal et ce que vous avez regardé sont oubliés. Vos commandes ne s’ouvrent plus que par les liens de nos courriels.',
  'This link has ended': 'Ce lien n’est plus valable',
  'Links to orders work for 90 days. We can send a new one to the email that the order was placed with.':
    'Un lien vers une commande fonctionne pendant 90 jours. Nous pouvons en envoyer un nouveau à l’adresse courriel de la commande.',
  'A new link is on its way to the email that the order was placed with.':
    'Un nouveau lien est en route vers l’adresse courriel de la commande.',
  'Send me a new link': 'M’envoyer un nouveau lien',
  'The console of our staff, from which they help shoppers with the carts that they are asked about.':
    'La console de notre personnel, d’où il aide les clients pour les paniers dont ils lui parlent.',
};
