import type { Drawing, DrawingParts } from '@counterpane/contract/drawing';
import { type Camera, tenth, written } from './projection.ts';
import { shade } from './shade.ts';
import { standing } from './upright.ts';

interface FrontsProps {
  readonly camera: Camera;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly z: number;
  readonly drawing: Drawing;
}

interface Face {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

const GAP = 0.6;
/** How much of a front with an open shelf is drawers. */
const DRAWERS_ABOVE_SHELF = 0.55;

/** Drawers row by row, and the open shelf below them where there is one. */
export const Fronts = ({ camera, z, drawing, ...face }: FrontsProps) => {
  const { drawers = 2, columns = 1, hasShelf = false } = drawing.parts ?? {};
  const split = face.high - (face.high - face.low) * DRAWERS_ABOVE_SHELF;
  const faces = drawerFaces(hasShelf ? { ...face, low: split } : face, drawers, columns);
  return (
    <>
      {faces.map((one) => (
        <Drawer key={`${one.left} ${one.low}`} camera={camera} face={one} z={z} drawing={drawing} />
      ))}
      {hasShelf && (
        <Shelf camera={camera} face={{ ...face, high: split - GAP }} z={z} color={drawing.cover} />
      )}
    </>
  );
};

/** An odd drawer out takes a whole row to itself, at the top. */
export const drawerFaces = (
  { left, right, low, high }: Face,
  drawers: number,
  columns: number,
): readonly Face[] => {
  const odd = drawers % columns;
  const rows = [
    ...(odd > 0 ? [odd] : []),
    ...Array.from({ length: Math.floor(drawers / columns) }, () => columns),
  ];
  const tall = (high - low) / Math.max(1, rows.length);
  return rows.flatMap((count, row) => {
    const wide = (right - left) / count;
    return Array.from({ length: count }, (_, column) => ({
      left: left + column * wide + (column > 0 ? GAP / 2 : 0),
      right: left + (column + 1) * wide - (column < count - 1 ? GAP / 2 : 0),
      low: high - (row + 1) * tall + GAP / 2,
      high: high - row * tall - GAP / 2,
    }));
  });
};

interface FaceProps {
  readonly camera: Camera;
  readonly face: Face;
  readonly z: number;
}

const Drawer = ({ camera, face, z, drawing }: FaceProps & { drawing: Drawing }) => {
  const { front = 'plain', handle = 'knob' } = drawing.parts ?? {};
  const { left, right, low, high } = face;
  const color = front === 'woven' ? drawing.accent : shade(drawing.cover, 0.1);
  const inset = Math.min(1.4, (high - low) / 5);
  return (
    <>
      <path
        d={standing(camera, [left, low], [right, high], z)}
        fill={color}
        stroke={shade(drawing.cover, -0.42)}
        strokeOpacity=".65"
        strokeWidth="1.5"
      />
      {front === 'framed' && (
        <path
          d={standing(camera, [left + inset, low + inset], [right - inset, high - inset], z)}
          fill={shade(drawing.cover, -0.06)}
          stroke={shade(drawing.cover, -0.3)}
          strokeOpacity=".6"
          strokeWidth="1.5"
        />
      )}
      <path
        d={grain(camera, face, z, front)}
        fill="none"
        stroke={shade(drawing.cover, -0.35)}
        strokeOpacity={front === 'fluted' ? '.55' : '.4'}
        strokeWidth="1.4"
      />
      <Handle camera={camera} face={face} z={z} handle={handle} color={drawing.accent} wood={drawing.cover} />
    </>
  );
};

const SPACING = { fluted: 1.1, slatted: 1.3, woven: 1.5 } as const;

/** Lines of a front: upright flutes, level slats, or a weave that runs both ways. */
const grain = (
  camera: Camera,
  { left, right, low, high }: Face,
  z: number,
  front: NonNullable<DrawingParts['front']>,
): string => {
  if (front === 'plain' || front === 'framed') return '';
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    `M${written(camera.project([...from, z]))}L${written(camera.project([...to, z]))}`;
  const steps = (from: number, to: number) =>
    Array.from(
      { length: Math.max(0, Math.floor((to - from) / SPACING[front]) - 1) },
      (_, index) => from + (index + 1) * SPACING[front],
    );
  const upright = steps(left, right).map((x) => line([x, low], [x, high]));
  const level = steps(low, high).map((y) => line([left, y], [right, y]));
  return [...(front === 'slatted' ? [] : upright), ...(front === 'fluted' ? [] : level)].join('');
};

interface HandleProps extends FaceProps {
  readonly handle: NonNullable<DrawingParts['handle']>;
  readonly color: string;
  readonly wood: string;
}

/** Two knobs on a wide drawer. A groove is cut into the wood itself. */
const Handle = ({ camera, face: { left, right, low, high }, z, handle, color, wood }: HandleProps) => {
  const width = right - left;
  const middle = (left + right) / 2;
  const y = (low + high) / 2;
  if (handle === 'groove')
    return (
      <path
        d={standing(camera, [left + width * 0.3, high - 0.9], [right - width * 0.3, high - 0.1], z)}
        fill={shade(wood, -0.6)}
      />
    );
  if (handle === 'bar') {
    const half = Math.min(3.2, width * 0.18);
    return <path d={standing(camera, [middle - half, y - 0.3], [middle + half, y + 0.35], z)} fill={color} />;
  }
  const places = width > 24 ? [left + width * 0.22, right - width * 0.22] : [middle];
  return places.map((x) => {
    const [cx, cy] = camera.project([x, y, z + 0.8]);
    const [edge] = camera.project([x + 0.7, y, z + 0.8]);
    return <circle key={x} cx={tenth(cx)} cy={tenth(cy)} r={tenth(edge - cx)} fill={color} />;
  });
};

/** Dark inside, with two books. */
const Shelf = ({ camera, face: { left, right, low, high }, z, color }: FaceProps & { color: string }) => {
  const tall = high - low;
  return (
    <>
      <path d={standing(camera, [left, low], [right, high], z)} fill={shade(color, -0.62)} />
      <path d={standing(camera, [left + 1.5, low], [left + 9, low + tall * 0.3], z)} fill="#8f88b8" />
      <path
        d={standing(camera, [left + 2.5, low + tall * 0.3], [left + 8.4, low + tall * 0.5], z)}
        fill="#e6d5bf"
      />
    </>
  );
};
