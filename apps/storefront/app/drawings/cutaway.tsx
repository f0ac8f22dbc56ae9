import type { Drawing } from '@counterpane/contract/pages';
import { Band, topPath } from './block.tsx';
import { type Block, linePath, visibleEdge } from './footprint.ts';
import { Picture } from './picture.tsx';
import { createCamera } from './projection.ts';
import { shade } from './shade.ts';

const CAMERA = createCamera({ eye: [120, 70, 230], target: [0, 17, 0], zoom: 1950, middle: [400, 305] });

/** Thin layers are drawn thicker than they are, or they could not be seen. */
const LEAST_INCHES = 1.2;
const GAP = 4.2;

/** The layers lifted apart, top layer uppermost. */
export const Cutaway = ({ drawing, label }: { drawing: Drawing; label?: string }) => (
  <Picture width={800} height={560} label={label}>
    {lifted(drawing.layers).map(({ color, block }) => (
      <Layer key={block.at[1]} block={block} color={color} />
    ))}
  </Picture>
);

const Layer = ({ block, color }: { block: Block; color: string }) => {
  const edge = visibleEdge(CAMERA, block);
  return (
    <>
      <Band camera={CAMERA} edge={edge} low={0} high={block.size[1]} color={color} />
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

const lifted = (layers: Drawing['layers']): { color: string; block: Block }[] => {
  let bottom = 0;
  return [...layers].reverse().map(({ inches, color }) => {
    const height = Math.max(inches, LEAST_INCHES);
    const block: Block = { at: [-28, bottom, -34], size: [56, height, 68], radius: 5 };
    bottom += height + GAP;
    return { color, block };
  });
};
