import type { Drawing } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { AdjustableBase, Foundation } from './bases.tsx';
import { Bed } from './bed.tsx';
import { CaseFurniture } from './case-furniture.tsx';
import { FoldedDuvet, RolledBlanket, Topper } from './covers.tsx';
import { Shadow } from './furniture.tsx';
import { FurnitureSet } from './furniture-set.tsx';
import { HeadboardAlone } from './headboard-alone.tsx';
import { Mattress } from './mattress.tsx';
import { mattressHeight } from './mattress-height.ts';
import { Picture } from './picture.tsx';
import { createCamera, type Point } from './projection.ts';
import { FoldedSheets, PillowPair, Protector } from './soft-goods.tsx';

interface StudioProps {
  readonly drawing: Drawing;
  readonly label?: string;
}

export const STUDIO_CAMERA = createCamera({
  eye: [120, 96, 230],
  target: [0, 6, 0],
  zoom: 2050,
  middle: [400, 330],
});

/** A product by itself on a plain ground. */
export const Studio = ({ drawing, label }: StudioProps) => {
  const id = useId();
  return (
    <Picture width={800} height={600} label={label}>
      <radialGradient id={id} cx=".42" cy=".3" r=".95">
        <stop offset="0" stopColor="var(--studio-light)" />
        <stop offset=".7" stopColor="var(--studio-ground)" />
        <stop offset="1" stopColor="var(--studio-shade)" />
      </radialGradient>
      <rect width="800" height="600" fill={`url(#${id})`} />
      <Subject drawing={drawing} />
    </Picture>
  );
};

const Subject = ({ drawing }: { drawing: Drawing }) => {
  switch (drawing.shape) {
    case 'mattress':
      return <StudioMattress drawing={drawing} />;
    case 'topper':
      return <Topper drawing={drawing} camera={STUDIO_CAMERA} />;
    case 'sheets':
      return <FoldedSheets drawing={drawing} />;
    case 'pillow':
      return <PillowPair drawing={drawing} />;
    case 'protector':
      return <Protector drawing={drawing} camera={STUDIO_CAMERA} />;
    case 'duvet':
      return <FoldedDuvet drawing={drawing} />;
    case 'blanket':
      return <RolledBlanket drawing={drawing} />;
    case 'nightstand':
    case 'dresser':
    case 'chest':
      return <StudioCase drawing={drawing} {...CASES[drawing.parts?.isLow ? 'low' : drawing.shape]} />;
    default:
      return <StudioBed drawing={drawing} shape={drawing.shape} />;
  }
};

const StudioMattress = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Shadow camera={STUDIO_CAMERA} from={[-30, 0, -38]} to={[42, 0, 46]} strength={0.34} />
    <Shadow camera={STUDIO_CAMERA} from={[-31, 0, -41]} to={[32.5, 0, 42.5]} strength={0.5} blur={5} />
    <Mattress
      camera={STUDIO_CAMERA}
      block={{ at: [-31, 0, -41], size: [62, mattressHeight(drawing), 82], radius: 6 }}
      drawing={drawing}
    />
  </>
);

interface CaseInches {
  /** Across, up, and deep. */
  readonly size: Point;
  readonly zoom: number;
}

/** The usual inches of a piece, and how near the camera goes. */
const CASES = {
  nightstand: { size: [22, 25, 16], zoom: 4300 },
  dresser: { size: [58, 34, 18], zoom: 2500 },
  chest: { size: [34, 48, 18], zoom: 2500 },
  low: { size: [46, 9.5, 13], zoom: 3000 },
} satisfies Record<string, CaseInches>;

const StudioCase = ({ drawing, size, zoom }: { drawing: Drawing } & CaseInches) => {
  const camera = createCamera({
    eye: [95, 70 + size[1] / 3, 230],
    target: [0, size[1] / 2, 0],
    zoom,
    middle: [400, 310],
  });
  return <CaseFurniture camera={camera} at={[-size[0] / 2, 0, -size[2] / 2]} size={size} drawing={drawing} />;
};

const BED_CAMERA = createCamera({
  eye: [120, 100, 260],
  target: [0, 18, 34],
  zoom: 1640,
  middle: [390, 312],
});

/** What has no headboard would lie too low in the picture. */
const BASE_CAMERA = createCamera({
  eye: [120, 100, 260],
  target: [0, 12, 38],
  zoom: 1740,
  middle: [395, 305],
});

type LongShape = 'bedframe' | 'headboard' | 'foundation' | 'adjustable-base' | 'set';

const StudioBed = ({ drawing, shape }: { drawing: Drawing; shape: LongShape }) => {
  const size = { camera: BED_CAMERA, drawing, width: drawing.parts?.isNarrow ? 42 : 60, length: 80 };
  switch (shape) {
    case 'bedframe':
      return <Bed {...size} headboardHeight={drawing.parts?.isNarrow ? 34 : 44} />;
    case 'headboard':
      return <HeadboardAlone drawing={drawing} />;
    case 'foundation':
      return <Foundation {...size} camera={BASE_CAMERA} />;
    case 'adjustable-base':
      return <AdjustableBase {...size} camera={BASE_CAMERA} />;
    case 'set':
      return <FurnitureSet drawing={drawing} />;
  }
};
