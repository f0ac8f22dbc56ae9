import type { ProductData } from '@counterpane/catalogue/product-schema';
import { viewFile } from '@counterpane/catalogue/view-file';
import { type Message, type MessageOrText, message } from '@counterpane/messages/message';

/** What has been photographed: file without width and ending (`halcyon/sheet-set/angle-grey`) -> what is known of it. */
export type Photographs = Readonly<
  Record<
    string,
    {
      readonly hash: string;
      readonly tint: string;
      /** Pixels of the largest file. */
      readonly width: number;
      readonly height: number;
    }
  >
>;

/** A product of a brand, of which there may be photographs. */
export interface PhotoSubject {
  /** The brand that makes it; every brand that sells it shows the same photographs. */
  readonly maker: string;
  readonly data: ProductData;
}

interface Photograph {
  readonly url: string;
  readonly thumbUrl: string;
  /** What fills its place until it is there, `#rrggbb`. */
  readonly tint: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A way to take something: the file, what it shows, and the colour that it shows where each has one. */
interface Shot {
  readonly file: string;
  readonly alt: Message;
  readonly color: string | null;
}

/** In the order in which they are shown, in the language of the product's titles. All but the angles are taken in the first colour. */
export const posesOf = (data: PhotoSubject['data']): Shot[] => {
  const { colors } = data;
  const title = standsFor(data);
  return [
    { file: 'hero', alt: inRoom(data), color: null },
    { file: 'front', alt: message('{title}, from the front', { title }), color: null },
    ...(colors.length === 0
      ? [{ file: 'angle', alt: message('{title}, from the corner', { title }), color: null }]
      : []),
    ...colors.map((color) => ({
      file: viewFile('angle', data, color.value),
      alt: inColor(data, color),
      color: color.value,
    })),
    { file: 'detail', alt: message('{title}, close-up', { title }), color: null },
  ];
};

/** A product in one of its colours. */
export const inColor = ({ title }: Pick<ProductData, 'title'>, color: { readonly title: string }): Message =>
  message('{title} in {color}', { title, color: color.title.toLowerCase() });

/** The object of the picture; for a product that cannot be photographed, the one it comes with. */
const standsFor = ({ title, kind, plan }: PhotoSubject['data']): MessageOrText => {
  if (plan) return message('{title}: its folder', { title });
  return kind === 'service' ? message('{title}: a carton on a hand truck', { title }) : title;
};

const inRoom = (data: PhotoSubject['data']): Message => {
  const { kind, plan, appearance } = data;
  const title = standsFor(data);
  if (plan) {
    const folder = onPlace(plan.family, title);
    return plan.isAccidental ? message('{title}, beside a fallen cup', { title: folder }) : folder;
  }
  if (kind === 'service') return message('{title} beside a made bed', { title });
  return AGAINST_A_WALL.has(appearance.shape)
    ? message('{title} in a room', { title })
    : message('{title} in a bedroom', { title });
};

/** Where the folder of a plan is photographed. */
const onPlace = (family: NonNullable<ProductData['plan']>['family'], title: MessageOrText): Message => {
  switch (family) {
    case 'mattress':
      return message('{title} on a mattress', { title });
    case 'foundation':
      return message('{title} on a foundation', { title });
    case 'adjustable-base':
      return message('{title} on an adjustable base', { title });
  }
};

/** Shapes photographed against a wall; all others are photographed in, on or beside a bed. */
const AGAINST_A_WALL: ReadonlySet<ProductData['appearance']['shape']> = new Set([
  'nightstand',
  'dresser',
  'chest',
]);

/** Null while it has not been taken. */
export const findPhotograph = (
  all: Photographs,
  { maker, data }: PhotoSubject,
  { file }: Pick<Shot, 'file'>,
): Photograph | null => photographAt(all, `${maker}/${data.name}/${file}`);

/** What is known of a file without width and ending. Null while it has not been taken. */
export const photographAt = (all: Photographs, path: string): Photograph | null => {
  const known = Object.hasOwn(all, path) ? all[path] : undefined;
  if (!known) return null;
  const { hash, tint, width, height } = known;
  const at = (across: number): string => `/pictures/${path}-${across}.webp?v=${hash}`;
  return { url: at(width), thumbUrl: at(320), tint, width, height };
};
