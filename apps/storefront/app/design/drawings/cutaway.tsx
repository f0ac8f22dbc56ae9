import type { Drawing } from '@counterpane/contract/products/drawing';
import { Band, topPath } from './block.tsx';
import { type Block, linePath, visibleEdge } from './footprint.ts';
import { Picture } from './picture.tsx';
import { createCamera, type Point, written } from './projection.ts';
import { shade } from './shade.ts';

const CAMERA = createCamera({ eye: [120, 70, 230], target: [0, 17, 0], zoom: 1950, middle: [400, 305] });

/** Thin layers are drawn thicker than they are, or they could not be seen. */
const LEAST_INCHES = 1.2;
const GAP = 4.2;

/** The layers lifted apart, top layer uppermost. */
export const Cutaway = ({ drawing, label }: { drawing: Drawing; label?: string }) => (
  <Picture width={800} height={560} label={label}>
    {lifted(drawing.layers).map(({ color, block, isSprings }) => (
      <Layer key={block.at[1]} block={block} color={color} isSprings={isSprings} />
    ))}
  </Picture>
);

const COIL = 3.4;

/** Pocket springs side by side along what can be seen of a layer. */
const Springs = ({ edge, height, color }: { edge: readonly Point[]; height: number; color: string }) => {
  const stands = spaced(edge, COIL);
  const turns = Math.max(2, Math.round(height / 1.3));
  const coils = stands.slice(1).map((to, index) => {
    const from = stands[index] ?? to;
    const line = Array.from({ length: turns + 1 }, (_, turn): string => {
      const part = turn % 2 === 0 ? 0.22 : 0.78;
      const x = from[0] + (to[0] - from[0]) * part;
      const z = from[2] + (to[2] - from[2]) * part;
      return written(CAMERA.project([x, from[1] + 0.4 + (height - 0.8) * (turn / turns), z]));
    });
    return `M${line.join('L')}`;
  });
  return (
    <path
      d={coils.join('')}
      fill="none"
      stroke={shade(color, 0.62)}
      strokeOpacity=".8"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  );
};

/** Points along a line, as far from each other as they are told to be. */
const spaced = (line: readonly Point[], gap: number): Point[] =>
  line.flatMap((point, index): Point[] => {
    const next = line[index + 1];
    if (!next) return [point];
    const count = Math.floor(Math.hypot(next[0] - point[0], next[2] - point[2]) / gap);
    return Array.from({ length: count }, (_, step): Point => {
      const part = step / count;
      return [point[0] + (next[0] - point[0]) * part, point[1], point[2] + (next[2] - point[2]) * part];
    });
  });

interface LayerProps {
  readonly block: Block;
  readonly color: string;
  readonly isSprings: boolean;
}

const Layer = ({ block, color, isSprings }: LayerProps) => {
  const edge = visibleEdge(CAMERA, block);
  return (
    <>
      <Band camera={CAMERA} edge={edge} low={0} high={block.size[1]} color={color} />
      {isSprings && <Springs edge={edge} height={block.size[1]} color={color} />}
      <path d={topPath(CAMERA, block)} fill={shade(color, 0.22)} />
      <path
        d={linePath(CAMERA, edge, block.size[1])}
        fill="none"
        stroke={shade(color, 0.5)}
        strokeWidth="1.6"
      />
    </>
  );
};

const lifted = (layers: Drawing['layers']): LayerProps[] => {
  let bottom = 0;
  return [...layers].reverse().map(({ title, inches, color }) => {
    const height = Math.max(inches, LEAST_INCHES);
    const block: Block = { at: [-28, bottom, -34], size: [56, height, 68], radius: 5 };
    bottom += height + GAP;
    // The word tells springs from foam, in each language of the shop.
    return { color, block, isSprings: /spring|ressort/i.test(title) };
  });
};
