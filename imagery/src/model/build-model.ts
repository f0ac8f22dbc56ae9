import { Group } from 'three';
import { buildPiece } from '../piece/build-piece.ts';
import type { PlacedSpec } from '../spec/spec-of-size.ts';

/** A product as it is sold, on the floor with its middle at x = z = 0; a split king is two pieces. */
export const buildModel = (placed: readonly PlacedSpec[]): Group => {
  const model = new Group();
  for (const { spec, x } of placed) {
    const piece = buildPiece(spec);
    piece.position.x += x;
    model.add(piece);
  }
  return model;
};
