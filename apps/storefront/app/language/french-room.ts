import type { Messages } from './messages.ts';

/** Canadian French of the room that a product is stood in. */
export const FRENCH_ROOM: Messages = {
  'Will it fit your room?': 'Y a-t-il assez de place dans votre pièce\u00a0?',
  'Will it go through your door?': 'Passage par votre porte',
  'From every side': 'Sous tous les angles',
  'We count {space} on both sides and at the foot to walk around it.':
    'Nous comptons {space} de chaque côté et au pied pour pouvoir en faire le tour.',
  'To open a drawer and stand there it needs {space} in front.':
    'Pour ouvrir un tiroir et s’y tenir debout, il faut {space} devant.',
  'Your room, wall to wall': 'Votre pièce, d’un mur à l’autre',
  Width: 'Largeur',
  Length: 'Longueur',
  '11 ft 6 in': '11 pi 6 po',
  '12 ft': '12 pi',
  'The narrowest door on the way': 'La porte la plus étroite du trajet',
  'Its width': 'Sa largeur',
  'Its height': 'Sa hauteur',
  'Will it fit?': 'Vérifier',
  'See it in your room size': 'Voir dans une pièce de cette taille',
  'Loading the model…': 'Chargement du modèle…',
  'See it from every side': 'Voir sous tous les angles',
  'Please enter this measure too.': 'Veuillez aussi indiquer cette mesure.',
  'We cannot read this as a length. Write 12 ft, 11 ft 6 in or 3.5 m.':
    'Nous ne pouvons pas lire cette longueur. Écrivez 12 pi, 11 pi 6 po ou 3,5 m.',
  'That cannot be: please look at the unit.': 'Ce n’est pas possible\u00a0: veuillez vérifier l’unité.',
  '{feet} ft': '{feet} pi',
  '{feet} ft {inches} in': '{feet} pi {inches} po',
  'We could not check whether it fits. Please try again.':
    'Nous n’avons pas pu vérifier s’il y a assez de place. Veuillez réessayer.',
  'Yes, it fits.': 'Oui, il y a assez de place.',
  'No, it is too tight.': 'Non, c’est trop juste.',
  'No, it does not go in.': 'Non, la pièce est trop petite.',
  'With its head at a wall of {wall} the room is too small for it.':
    'La tête contre un mur de {wall}, la pièce est trop petite.',
  'With its back at a wall of {wall} the room is too small for it.':
    'Le dos contre un mur de {wall}, la pièce est trop petite.',
  'With its head at a wall of {wall}: {beside} free on each side and {before} at its foot.':
    'La tête contre un mur de {wall}\u00a0: {beside} libres de chaque côté et {before} au pied.',
  'With its back at a wall of {wall}: {beside} free on each side and, in front, {before}.':
    'Le dos contre un mur de {wall}\u00a0: {beside} libres de chaque côté et {before} devant.',
  'That is enough.': 'C’est suffisant.',
  'That is too little.': 'C’est trop peu.',
  'We do not know the size of its boxes.': 'Nous ne connaissons pas la taille de ses boîtes.',
  'Ask us before you order, and we measure them for you.':
    'Écrivez-nous avant de commander\u00a0: nous les mesurerons pour vous.',
  'Ask our support': 'Écrire à notre soutien',
  'Yes, it goes through the door.': 'Oui, il passe par la porte.',
  'No, it does not go through the door.': 'Non, il ne passe pas par la porte.',
  'The box is {width} × {length} × {height}.': 'La boîte mesure {width} × {length} × {height}.',
  'It comes in {count} boxes of {width} × {length} × {height} each.':
    'Il arrive en {count} boîtes de {width} × {length} × {height} chacune.',
  'Longest side first, {small} by {middle} must pass an opening of {door} by {high}.':
    'Dans le sens de la longueur, {small} sur {middle} doivent passer par une ouverture de {door} sur {high}.',
  'That is its full length and width: pressed and rolled it is smaller.':
    'C’est sa pleine longueur et sa pleine largeur\u00a0: comprimé et roulé, il est plus petit.',
  'Download model (GLB)': 'Télécharger le modèle (GLB)',
  'For apps that show it in a photo of your room.':
    'Pour les applications qui le montrent dans une photo de votre pièce.',
  '{title}, seen from every side': '{title}, sous tous les angles',
  'Here in a room of {width} by {length}. Tell us yours.':
    'Ici, dans une pièce de {width} sur {length}. Indiquez-nous la vôtre.',
  '{title}: too large for a room of {width} by {length}.':
    '{title}\u00a0: une pièce de {width} sur {length} est trop petite.',
  '{title} in a room of {width} by {length}: {beside} free on each side and {before} at its foot.':
    '{title} dans une pièce de {width} sur {length}\u00a0: {beside} libres de chaque côté et {before} au pied.',
  '{title} in a room of {width} by {length}: {beside} free on each side and, in front, {before}.':
    '{title} dans une pièce de {width} sur {length}\u00a0: {beside} libres de chaque côté et {before} devant.',
  'Turn left': 'Tourner à gauche',
  'Turn right': 'Tourner à droite',
  Higher: 'Plus haut',
  Lower: 'Plus bas',
  'Lay it flat': 'Mettre à plat',
  Closer: 'Plus près',
  Farther: 'Plus loin',
  'Close the model': 'Fermer le modèle',
  'Turn the model': 'Tourner le modèle',
  Model: 'Modèle',
  'Drag to turn it, or use the arrow keys. Plus and minus come closer and go back, Home starts again.':
    'Faites glisser pour tourner, ou utilisez les flèches du clavier. Plus et moins rapprochent et éloignent, Début remet tout en place.',
  'Your browser cannot show the model. The words and the plan say the same.':
    'Votre navigateur ne peut pas afficher le modèle. Le texte et le plan disent la même chose.',
  'The model could not be loaded. Please try again.': 'Le modèle n’a pas pu être chargé. Veuillez réessayer.',
  'Whether it fits your room with space to walk around it, and whether its box goes through your door.':
    'S’il entre dans votre pièce avec l’espace pour en faire le tour, et si sa boîte passe par votre porte.',
};
