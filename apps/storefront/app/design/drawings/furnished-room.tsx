import type { Drawing } from '@counterpane/contract/drawing';
import { AdjustableBase, Foundation } from './bases.tsx';
import { Bed } from './bed.tsx';
import { CaseFurniture } from './case-furniture.tsx';
import { Lamp, Plant, WallPicture } from './furniture.tsx';
import { HOUSE_BED, HOUSE_MATTRESS, HOUSE_NIGHTSTAND } from './house.ts';
import { MadeBed } from './made-bed.tsx';
import { Picture } from './picture.tsx';
import { createCamera, type Point } from './projection.ts';
import { Room, Rug, Sunlight } from './room.tsx';
import { shade } from './shade.ts';

interface FurnishedRoomProps {
  readonly drawing: Drawing;
  readonly label?: string;
}

const CAMERA = createCamera({ eye: [78, 74, 232], target: [0, 30, 30], zoom: 1500, middle: [585, 425] });
const NEAR = createCamera({ eye: [70, 58, 240], target: [6, 26, 0], zoom: 2000, middle: [600, 455] });
const AT_THE_BEDSIDE = createCamera({
  eye: [108, 62, 240],
  target: [48, 26, 0],
  zoom: 2900,
  middle: [600, 430],
});

/** Whether there is a picture of such a thing in a room. Soft goods are shown by themselves. */
export const hasRoom = ({ shape }: Drawing): boolean =>
  !['mattress', 'topper', 'sheets', 'pillow', 'protector'].includes(shape);

/** A piece where it belongs: the bed made, the nightstand beside a bed, the dresser against a wall. */
export const FurnishedRoom = ({ drawing, label }: FurnishedRoomProps) => (
  <Picture width={1200} height={800} label={label}>
    <Scene drawing={drawing} />
  </Picture>
);

const Scene = ({ drawing }: { drawing: Drawing }) => {
  switch (drawing.shape) {
    case 'nightstand':
      return <Bedside drawing={drawing} />;
    case 'dresser':
      return drawing.parts?.isLow ? (
        <OnADresser drawing={drawing} />
      ) : (
        <AgainstTheWall drawing={drawing} size={[58, 34, 18]} />
      );
    case 'chest':
      return <AgainstTheWall drawing={drawing} size={[34, 48, 18]} />;
    default:
      return <WithABed drawing={drawing} />;
  }
};

/** The bed is the piece itself, or the house's with the piece on it or under it. */
const WithABed = ({ drawing }: { drawing: Drawing }) => {
  const { shape, parts } = drawing;
  const isBed = shape === 'bedframe' || shape === 'set' || shape === 'headboard';
  const isBase = shape === 'foundation' || shape === 'adjustable-base';
  const width = parts?.isNarrow ? 42 : 62;
  const size = { camera: CAMERA, width, length: 82 };
  const stand = shape === 'set' ? { ...drawing, shape: 'nightstand' as const } : HOUSE_NIGHTSTAND;
  return (
    <>
      <Room camera={CAMERA} />
      <WallPicture camera={CAMERA} left={-4} low={60} />
      <Rug camera={CAMERA} />
      {[-width / 2 - 29, width / 2 + 10].map((x) => (
        <g key={x}>
          <CaseFurniture camera={CAMERA} at={[x, 0, -6]} size={[20, 22, 16]} drawing={stand} />
          <Lamp camera={CAMERA} at={[x + 10, 22, 2]} />
        </g>
      ))}
      <Plant camera={CAMERA} at={[86, 0, -6]} />
      <Sunlight camera={CAMERA} />
      {shape === 'foundation' && <Foundation {...size} drawing={drawing} />}
      {shape === 'adjustable-base' && <AdjustableBase {...size} drawing={drawing} />}
      {!isBase && (
        <Bed
          {...size}
          drawing={isBed ? bedOf(drawing) : HOUSE_BED}
          headboardHeight={parts?.isNarrow ? 38 : 48}
          isCovered
        />
      )}
      {shape !== 'adjustable-base' && <Linens drawing={drawing} width={width} isBed={isBed || isBase} />}
    </>
  );
};

/** The drawers of a set are those of its nightstands. */
const bedOf = (drawing: Drawing): Drawing =>
  drawing.shape === 'set' ? { ...drawing, parts: { ...drawing.parts, drawers: 0 } } : drawing;

const Linens = ({ drawing, width, isBed }: { drawing: Drawing; width: number; isBed: boolean }) => (
  <MadeBed
    camera={CAMERA}
    mattress={{ ...HOUSE_MATTRESS, layers: [{ title: '', inches: 10, color: '#ffffff' }] }}
    width={width}
    length={82}
    base={drawing.shape === 'foundation' ? 13.5 : 12}
    duvet={drawing.shape === 'duvet' ? drawing.cover : '#f4eee6'}
    throwOver={throwOf(drawing, isBed)}
    accent={drawing.accent}
  />
);

const throwOf = ({ shape, cover, accent }: Drawing, isBed: boolean): string | null => {
  if (shape === 'blanket') return cover;
  return isBed ? shade(accent, 0.35) : null;
};

const Bedside = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Room camera={AT_THE_BEDSIDE} />
    <CaseFurniture camera={AT_THE_BEDSIDE} at={[43, 0, -7]} size={[22, 25, 16]} drawing={drawing} />
    <Lamp camera={AT_THE_BEDSIDE} at={[54, 25, 1]} />
    <Plant camera={AT_THE_BEDSIDE} at={[84, 0, -6]} />
    <Bed camera={AT_THE_BEDSIDE} drawing={HOUSE_BED} width={62} length={82} headboardHeight={48} isCovered />
    <MadeBed
      camera={AT_THE_BEDSIDE}
      mattress={HOUSE_MATTRESS}
      width={62}
      length={82}
      duvet="#f4eee6"
      throwOver={null}
      accent={drawing.accent}
    />
  </>
);

const AgainstTheWall = ({ drawing, size }: { drawing: Drawing; size: Point }) => {
  const [width, height] = size;
  // Above a dresser, beside a chest.
  const picture = width > height ? { left: -24, low: height + 9 } : { left: -width / 2 - 38, low: 38 };
  return (
    <>
      <Room camera={NEAR} />
      <WallPicture camera={NEAR} {...picture} />
      <Sunlight camera={NEAR} />
      <CaseFurniture camera={NEAR} at={[-width / 2, 0, -8]} size={size} drawing={drawing} />
      <Lamp camera={NEAR} at={[width / 2 - 9, height, 0]} />
      <Plant camera={NEAR} at={[width / 2 + 16, 0, -6]} />
    </>
  );
};

/** A low case where it belongs: on a dresser of the same wood. */
const OnADresser = ({ drawing }: { drawing: Drawing }) => {
  const below: Drawing = { ...drawing, parts: { drawers: 4, columns: 2, legs: 'tapered', handle: 'knob' } };
  return (
    <>
      <Room camera={NEAR} />
      <Sunlight camera={NEAR} />
      <CaseFurniture camera={NEAR} at={[-24, 0, -8]} size={[48, 30, 18]} drawing={below} />
      <CaseFurniture camera={NEAR} at={[-23, 30, -7]} size={[46, 9.5, 13]} drawing={drawing} />
      <Plant camera={NEAR} at={[42, 0, -6]} />
    </>
  );
};
