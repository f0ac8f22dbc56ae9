import type { Messages } from './messages.ts';

/** Canadian French of the mattress quiz: its questions, answers, reasons and differences. */
export const FRENCH_QUIZ: Messages = {
  'How do you fall asleep?': 'Comment vous endormez-vous ?',
  'The less of you that touches the bed, the softer it must be.':
    'Moins votre corps touche le lit, plus celui-ci doit être moelleux.',
  'On my side': 'Sur le côté',
  'Shoulder and hip carry the weight': 'L’épaule et la hanche portent le poids',
  'On my back': 'Sur le dos',
  'The weight is spread out': 'Le poids est réparti',
  'On my stomach': 'Sur le ventre',
  'The hips must not sink': 'Les hanches ne doivent pas s’enfoncer',
  'It changes': 'Cela change',
  'All of these in one night': 'Tout cela en une seule nuit',
  'How much do you weigh?': 'Combien pesez-vous ?',
  'The same bed is firm under one person and soft under another. For two, take the heavier.':
    'Le même matelas est ferme pour l’un et moelleux pour l’autre. À deux, choisissez selon la personne la plus lourde.',
  'Under 130 lbs': 'Moins de 130 lb',
  'Beds feel firmer to you': 'Les matelas vous semblent plus fermes',
  '130 to 230 lbs': 'De 130 à 230 lb',
  'Beds feel as they are described': 'Les matelas sont tels qu’on les décrit',
  'Over 230 lbs': 'Plus de 230 lb',
  'Beds feel softer to you': 'Les matelas vous semblent plus moelleux',
  'Are you warm at night?': 'Avez-vous chaud la nuit ?',
  'Springs let air through; foam keeps warmth.':
    'Les ressorts laissent passer l’air ; la mousse garde la chaleur.',
  'Not really': 'Pas vraiment',
  'I like a blanket': 'J’aime avoir une couverture',
  'Yes, often': 'Oui, souvent',
  'One foot is always out': 'J’ai toujours un pied dehors',
  'Who is beside you?': 'Qui dort à côté de vous ?',
  'Foam keeps movement where it happens.': 'La mousse garde le mouvement là où il se produit.',
  Nobody: 'Personne',
  'The bed is mine': 'Le lit est à moi',
  'A quiet sleeper': 'Quelqu’un qui bouge peu',
  'I hardly notice them': 'Je m’en aperçois à peine',
  'A restless one': 'Quelqu’un qui bouge beaucoup',
  'Or a child, or a dog': 'Ou un enfant, ou un chien',
  'What should the bed do?': 'Que doit faire le matelas ?',
  'A matter of taste, and the one that people are surest about.':
    'Une question de goût, et celle dont on est le plus sûr.',
  'Hold me': 'M’envelopper',
  'I sink in a little and stay there': 'Je m’enfonce un peu et j’y reste',
  'Either is fine': 'L’un ou l’autre',
  'I do not mind': 'Cela m’est égal',
  'Push back': 'Me soulever',
  'I turn over with ease': 'Je me retourne facilement',
  'What about the price?': 'Et le prix ?',
  'The dearer beds are taller and softer on top. They do not last longer.':
    'Les matelas plus chers sont plus hauts et plus moelleux en surface. Ils ne durent pas plus longtemps.',
  'As little as it takes': 'Le moins possible',
  'A good plain bed': 'Un bon matelas tout simple',
  'Somewhere between': 'Entre les deux',
  'Worth it where I feel it': 'Payer pour ce qui se sent',
  'The bed that fits best': 'Celui qui me convient le mieux',
  'Whatever it costs': 'Peu importe le prix',
  'Its feel is what suits the way you lie and what you weigh.':
    'Sa fermeté convient à votre position et à votre poids.',
  'There are springs in it, and air between them: you said that you are warm at night.':
    'Il contient des ressorts, et de l’air entre eux : vous avez dit avoir chaud la nuit.',
  'It is foam throughout, so a restless neighbor stays on their own side.':
    'Il est tout en mousse : qui bouge beaucoup à côté de vous reste de son côté.',
  'It gives way slowly and holds you, as you asked for.':
    'Il cède lentement et vous enveloppe, comme vous le souhaitiez.',
  'It pushes back, so turning over takes no effort.':
    'Il vous soulève : se retourner ne demande aucun effort.',
  'Springs carry your weight for longer than foam alone.':
    'Les ressorts portent votre poids plus longtemps que la mousse seule.',
  'It is one of the least expensive beds we make.':
    'C’est l’un des matelas les moins chers que nous fabriquons.',
  softer: 'plus moelleux',
  firmer: 'plus ferme',
  'with springs': 'avec ressorts',
  'foam throughout': 'tout en mousse',
  'costs less': 'moins cher',
  'costs more': 'plus cher',
};
