import type { ProductPage, VariantView } from '@counterpane/contract/pages/pages';
import type { Parcel, RoomView, Sides } from '@counterpane/contract/products/room';
import type { Standing } from './room-fit.ts';

/** What is to stand in a room: a product in the size and colour that are chosen. */
export interface RoomSubject {
  /** By which its model and its own page are found. */
  readonly name: string;
  /** "Mira panel bed, Queen". */
  readonly title: string;
  readonly stands: Standing | null;
  readonly piece: Sides | null;
  readonly parcel: Parcel | null;
  /** Whether any of its sizes comes in a box that we know. */
  readonly hasParcels: boolean;
  /** Size and colour, by the names under which they travel. */
  readonly choice: Readonly<Record<string, string>>;
}

/** Null for what has no model. */
export const findSubject = ({ product, room, variants, selectedSku }: ProductPage): RoomSubject | null => {
  const variant = variants.find(({ sku }) => sku === selectedSku);
  return room && variant ? subjectOf(product, room, variant) : null;
};

export const subjectOf = (
  { name, title }: ProductPage['product'],
  { stands, sizes }: RoomView,
  { properties }: Pick<VariantView, 'properties'>,
): RoomSubject => {
  const size = properties.find((property) => property.name === 'Size');
  const sides = sizes.find((one) => one.size === (size?.value ?? null));
  return {
    name,
    title: [title, size?.title].filter(Boolean).join(', '),
    stands,
    piece: sides?.piece ?? null,
    parcel: sides?.parcel ?? null,
    hasParcels: sizes.some(({ parcel }) => parcel !== null),
    choice: Object.fromEntries(
      properties
        .filter((property) => property.name === 'Size' || property.name === 'Color')
        .map((property) => [property.name.toLowerCase(), property.value]),
    ),
  };
};
