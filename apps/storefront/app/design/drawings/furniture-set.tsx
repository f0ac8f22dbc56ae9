import type { Drawing } from '@counterpane/contract/drawing';
import { Bed } from './bed.tsx';
import { CaseFurniture } from './case-furniture.tsx';
import { HOUSE_MATTRESS } from './house.ts';
import { MadeBed } from './made-bed.tsx';
import { createCamera } from './projection.ts';
import { shade } from './shade.ts';

const CAMERA = createCamera({ eye: [120, 100, 260], target: [0, 20, 30], zoom: 1330, middle: [395, 320] });
/** Nearer to a bed for a child, with one nightstand to its left. */
const NEAR = createCamera({ eye: [120, 100, 260], target: [-8, 17, 30], zoom: 1720, middle: [395, 320] });

/** A bed between two nightstands. */
export const FurnitureSet = ({ drawing }: { drawing: Drawing }) => {
  const { isNarrow = false, drawers = 2, ...parts } = drawing.parts ?? {};
  const [width, length] = isNarrow ? [42, 76] : [60, 80];
  const camera = isNarrow ? NEAR : CAMERA;
  const stand: Drawing = { ...drawing, shape: 'nightstand', parts: { ...parts, drawers } };
  return (
    <>
      <CaseFurniture camera={camera} at={[-width / 2 - 28, 0, -4]} size={[21, 24, 16]} drawing={stand} />
      {!isNarrow && (
        <CaseFurniture camera={camera} at={[width / 2 + 7, 0, -4]} size={[21, 24, 16]} drawing={stand} />
      )}
      <Bed
        camera={camera}
        drawing={{ ...drawing, parts }}
        width={width}
        length={length}
        headboardHeight={isNarrow ? 34 : 46}
        isCovered
      />
      <MadeBed
        camera={camera}
        mattress={{ ...HOUSE_MATTRESS, layers: [{ title: '', inches: isNarrow ? 8 : 11, color: '#ffffff' }] }}
        width={width}
        length={length}
        duvet="#f4eee6"
        throwOver={shade(drawing.accent, 0.35)}
        accent={drawing.accent}
      />
    </>
  );
};
