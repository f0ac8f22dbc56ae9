import type { Messages } from './messages.ts';

/** Canadian French of how staff sign in, and of their own accounts. */
export const FRENCH_STAFF_ACCOUNT: Messages = {
  'Are you still there?': 'Êtes-vous toujours là\u00a0?',
  'Nobody has used this page for a while, so that it shows nothing any more.':
    'Personne n’a utilisé cette page depuis un moment\u00a0: elle n’affiche plus rien.',
  'Go on': 'Continuer',
  'Your account': 'Votre compte',
  'Code of your authenticator app': 'Code de votre application d’authentification',
  'Without your telephone, enter one of your recovery codes.':
    'Sans votre téléphone, saisissez l’un de vos codes de secours.',
  'Begin again': 'Recommencer',
  'Your password': 'Votre mot de passe',
  'You are signed in as {email}.': 'Vous êtes connecté avec {email}.',
  'How you sign in': 'Votre connexion',
  'Change your password': 'Changer votre mot de passe',
  'Present password': 'Mot de passe actuel',
  'New password': 'Nouveau mot de passe',
  'At least {least} characters. Three or four words in a row are good, and easy to remember.':
    'Au moins {least} caractères. Trois ou quatre mots à la suite conviennent bien et se retiennent.',
  'The password that you were given opens this one session. Choose one of your own to go on.':
    'Le mot de passe que vous avez reçu n’ouvre que cette session. Choisissez le vôtre pour continuer.',
  'Your password has been changed, and your other sessions have ended.':
    'Votre mot de passe a été changé, et vos autres sessions sont terminées.',
  'Done. What was open there has ended.': 'C’est fait. Ce qui y était ouvert est terminé.',
  'Second factor': 'Second facteur',
  'Set up your second factor': 'Configurer votre second facteur',
  'Your second factor is on.': 'Votre second facteur est activé.',
  'Your second factor is on. Recovery codes left: {count}':
    'Votre second facteur est activé. Codes de secours restants\u00a0: {count}',
  'Your second factor is off: your password alone opens this account.':
    'Votre second facteur est désactivé\u00a0: votre mot de passe suffit à ouvrir ce compte.',
  'Your account needs a second factor before you can go on.':
    'Votre compte exige un second facteur avant de continuer.',
  'With an authenticator app on your telephone, your password alone opens nothing: signing in takes a code that changes every 30 seconds.':
    'Avec une application d’authentification sur votre téléphone, votre mot de passe seul n’ouvre rien\u00a0: la connexion exige un code qui change toutes les 30 secondes.',
  'If you lose your telephone and your codes, an operator of the store can take it off.':
    'Si vous perdez votre téléphone et vos codes, un opérateur de la boutique peut le retirer.',
  'Scan this with your authenticator app, or type the key into it.':
    'Numérisez ceci avec votre application d’authentification, ou saisissez-y la clé.',
  'QR code with the key': 'Code QR contenant la clé',
  Key: 'Clé',
  'Code that the app shows': 'Code affiché par l’application',
  'Turn it on': 'L’activer',
  'Make new recovery codes': 'Créer de nouveaux codes de secours',
  'Your recovery codes': 'Vos codes de secours',
  'Keep them where you would find them without your telephone. Each opens your account once. This page is the only one that shows them.':
    'Gardez-les là où vous les trouveriez sans votre téléphone. Chacun ouvre votre compte une fois. Cette page est la seule à les montrer.',
  'I have kept them': 'Je les ai conservés',
  'Where you are signed in': 'Où vous êtes connecté',
  '{browser} on {system}': '{browser} sur {system}',
  'Unknown browser': 'Navigateur inconnu',
  'unknown system': 'système inconnu',
  'this device': 'cet appareil',
  'From {address}': 'Depuis {address}',
  'since {day}, {time} UTC': 'depuis le {day}, {time} UTC',
  'last used on {day} at {time} UTC': 'dernière utilisation le {day} à {time} UTC',
  End: 'Terminer',
  'End: {device}': 'Terminer\u00a0: {device}',
  'End all others': 'Terminer toutes les autres',
};
