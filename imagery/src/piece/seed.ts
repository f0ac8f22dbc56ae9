import type { PieceSpec } from './piece-spec.ts';

/** A number from 0 to 9972 that belongs to a product: how its cloth creases, where its ribbon sits. */
export const seedOf = ({ name, side, accent }: PieceSpec): number =>
  [...name, ...side.color, ...accent.color].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
    7,
  );
