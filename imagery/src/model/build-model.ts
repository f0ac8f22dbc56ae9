import { Group, type Object3D } from 'three';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import type { PlacedSpec } from '../spec/spec-of-size.ts';

/**
 * A product as it is sold, on the floor with its middle at x = z = 0; a split king is two pieces. `build` makes each,
 * as it is usually seen unless it says otherwise.
 */
export const buildModel = (
  placed: readonly PlacedSpec[],
  build: (spec: PieceSpec) => Object3D = buildPiece,
): Group => {
  const model = new Group();
  for (const { spec, x } of placed) {
    const piece = build(spec);
    piece.position.x += x;
    model.add(piece);
  }
  return model;
};
