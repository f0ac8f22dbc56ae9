import type { Drawing } from '@counterpane/contract/drawing';
import { SolidBlock } from './block.tsx';
import { Shadow } from './furniture.tsx';
import { Headboard } from './headboard.tsx';
import { type Camera, tenth } from './projection.ts';
import { shade } from './shade.ts';
import { lying, sideways, standing } from './upright.ts';

interface BedProps {
  readonly camera: Camera;
  readonly drawing: Drawing;
  /** Of the mattress it is for; inches. */
  readonly width: number;
  readonly length: number;
  readonly headboardHeight: number;
  /** Under a mattress nobody sees the slats. */
  readonly isCovered?: boolean;
}

/** How high the mattress lies. */
export const SLATS = 12;

/** A bed by itself: its headboard, its frame, its slats, and the drawers below where there are some. */
export const Bed = ({ camera, drawing, width, length, headboardHeight, isCovered = false }: BedProps) => {
  const { drawers = 0, cloth, hasRail = false } = drawing.parts ?? {};
  const left = -width / 2 - 3;
  const right = width / 2 + 3;
  // What has drawers or is covered with cloth reaches down to the floor, or nearly.
  const low = drawers > 0 ? 1.5 : cloth === 'bed' ? 3 : 5;
  const color = drawing.cover;
  return (
    <>
      <Shadow camera={camera} from={[left - 3, 0, -6]} to={[right + 9, 0, length + 9]} strength={0.34} />
      <Shadow
        camera={camera}
        from={[left + 2, 0, -4]}
        to={[right - 1, 0, length + 2]}
        strength={0.62}
        blur={7}
      />
      <Headboard camera={camera} width={width + 6} height={headboardHeight} drawing={drawing} />
      {[left + 3, right - 5].map((x) => (
        <SolidBlock
          key={x}
          camera={camera}
          block={{ at: [x, 0, length - 4], size: [4, low + 1, 4], radius: 0.6 }}
          top={shade(color, -0.2)}
          side={cloth === 'bed' ? '#3d3230' : shade(color, -0.3)}
        />
      ))}
      <SolidBlock
        camera={camera}
        block={{
          at: [left, low, -4],
          size: [width + 6, SLATS - low, length + 7],
          radius: cloth === 'bed' ? 3 : 1.6,
        }}
        top={shade(color, 0.2)}
        side={color}
      />
      {!isCovered && <Slats camera={camera} width={width} length={length} />}
      {drawers > MOST_AT_FOOT && <SideDrawers camera={camera} drawing={drawing} x={right} length={length} />}
      {drawers > 0 && drawers <= MOST_AT_FOOT && (
        <FootDrawers camera={camera} drawing={drawing} width={width} z={length + 3} />
      )}
      {hasRail && !isCovered && <Rail camera={camera} x={right - 1} length={length} color={color} />}
    </>
  );
};

const SLAT_STEP = 7;

const Slats = ({ camera, width, length }: Pick<BedProps, 'camera' | 'width' | 'length'>) => {
  const [left, right] = [-width / 2, width / 2];
  const count = Math.floor(length / SLAT_STEP);
  return (
    <>
      <path d={lying(camera, [left, -1], [right, length], SLATS)} fill="#33242a" />
      <path
        d={Array.from({ length: count }, (_, index) => {
          const far = (length / count) * index;
          return lying(camera, [left, far], [right, far + 4.2], SLATS);
        }).join('')}
        fill="#e0c49c"
      />
    </>
  );
};

/** Two drawers or one stand at the foot; more of them, half on each side. */
const MOST_AT_FOOT = 2;

const FootDrawers = ({
  camera,
  drawing: { cover, accent, parts },
  width,
  z,
}: Pick<BedProps, 'camera' | 'drawing' | 'width'> & { z: number }) => {
  const count = parts?.drawers ?? 1;
  const step = (width + 2) / count;
  return Array.from({ length: count }, (_, index) => -width / 2 - 1 + index * step).map((left) => (
    <g key={left}>
      <path
        d={standing(camera, [left + 0.6, 2.6], [left + step - 0.6, 10.8], z)}
        fill={shade(cover, -0.05)}
        stroke={shade(cover, -0.45)}
        strokeOpacity=".7"
        strokeWidth="2"
      />
      <path
        d={standing(camera, [left + step * 0.38, 8.6], [left + step * 0.62, 9.5], z)}
        fill={shade(accent, -0.25)}
      />
    </g>
  ));
};

/** Those of the side that can be seen. */
const SideDrawers = ({
  camera,
  drawing: { cover, accent, parts },
  x,
  length,
}: Pick<BedProps, 'camera' | 'drawing' | 'length'> & { x: number }) => {
  const shown = Math.max(1, Math.round((parts?.drawers ?? 2) / 2));
  const step = (length - 6) / shown;
  return Array.from({ length: shown }, (_, index) => {
    const far = 2 + index * step;
    const [cx, cy] = camera.project([x + 0.8, 7, far + step / 2]);
    return (
      <g key={far}>
        <path
          d={sideways(camera, [far, 3], [far + step - 2, 10.6], x)}
          fill={shade(cover, -0.16)}
          stroke={shade(cover, -0.5)}
          strokeOpacity=".7"
          strokeWidth="2"
        />
        <circle cx={tenth(cx)} cy={tenth(cy)} r="5" fill={accent} />
      </g>
    );
  });
};

/** Keeps a child from rolling out: half the length, from the head on. */
const Rail = ({
  camera,
  x,
  length,
  color,
}: Pick<BedProps, 'camera' | 'length'> & { x: number; color: string }) => (
  <>
    {[2, length * 0.25, length * 0.5].map((z) => (
      <path key={z} d={standing(camera, [x - 0.8, SLATS], [x + 0.8, 22], z)} fill={shade(color, -0.24)} />
    ))}
    <path d={sideways(camera, [0, 18.5], [length * 0.52, 22], x)} fill={shade(color, -0.12)} />
  </>
);
