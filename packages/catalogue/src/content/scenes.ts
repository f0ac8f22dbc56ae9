/** The pictures that every brand has of its rooms, beside those of what it sells. */
export const SCENE_NAMES = [
  'home',
  'linen',
  'morning',
  'craft',
  'floor',
  'child',
  'pillows',
  'firmness',
  'blanket',
  'unboxing',
  'slats',
  'leaning',
  'booklet',
  'laundry',
  'delivered',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** What each of them shows, whichever brand it is of; the nightstands differ. */
const ALTS: Readonly<Record<Exclude<SceneName, 'morning'>, string>> = {
  home: 'A made bed in a bright room, with the light of a window on the wall',
  linen: 'A made bed: duvet, throw and pillows',
  craft: 'The layers of a mattress, coming out of it like steps',
  floor: 'A bedroom from above: the bed, a rug and two nightstands',
  child: 'A low bed for a child, with building blocks on the rug',
  pillows: 'Three pillows of different heights, one on the other',
  firmness: 'Three steel balls on three blocks of foam: one sinks deep, one a little, one hardly',
  blanket: 'A heavy blanket, folded on a bench at the foot of a bed',
  unboxing: 'A mattress, still rolled up, beside its carton in front of an empty bed',
  slats: 'The slats of an empty bed, from its foot',
  leaning: 'A mattress on its side against the wall, beside an empty bed',
  booklet: 'A folder with a shield on it, on a mattress',
  laundry: 'Sheets and pillowcases, folded, on a bench and in a basket',
  delivered: 'A carton on a hand truck, white gloves on top, beside a made bed',
};

/** What may stand on the nightstand of the picture `morning`. */
export const NIGHTSTAND_THINGS = ['lamp', 'books', 'cup', 'vase'] as const;

export type NightstandThing = (typeof NIGHTSTAND_THINGS)[number];

export const USUALLY_ON_NIGHTSTAND: readonly NightstandThing[] = ['lamp', 'books', 'cup'];

const NIGHTSTAND_WORDS: Readonly<Record<NightstandThing, string>> = {
  lamp: 'a lamp',
  vase: 'leaves in a vase',
  books: 'books',
  cup: 'a cup',
};

/** A brand as far as its rooms are furnished: null has no `room.yaml`. */
interface Furnished {
  readonly room: { readonly nightstand: readonly NightstandThing[] } | null;
}

/** What a picture of a brand's rooms shows. @example sceneAlt(hevea, 'morning') // 'Leaves in a vase and a cup on …' */
export const sceneAlt = ({ room }: Furnished, name: SceneName): string => {
  if (name !== 'morning') return ALTS[name];
  const words = (room?.nightstand ?? USUALLY_ON_NIGHTSTAND).map((thing) => NIGHTSTAND_WORDS[thing]);
  const things = `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  return `${things.charAt(0).toUpperCase()}${things.slice(1)} on a nightstand beside a made bed`;
};

/** The file of a scene: `halcyon/scenes/home`. */
export const sceneFile = (brand: string, name: string): string => `${brand}/scenes/${name}`;

/** The scene of a set as it stands in a room. @example setScene({ name: 'mira' }) // "set-mira" */
export const setScene = ({ name }: { readonly name: string }): string => `set-${name}`;
