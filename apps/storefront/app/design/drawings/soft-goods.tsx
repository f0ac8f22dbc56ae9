import type { Drawing, DrawingParts } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { Cloth, plump } from './bedding.tsx';
import { Shadow } from './furniture.tsx';
import { Mattress } from './mattress.tsx';
import type { Camera } from './projection.ts';
import { shade } from './shade.ts';

/** A sheet set as it leaves its box: folded, with a ribbon; behind it the pillows that come with it. */
export const FoldedSheets = ({ drawing: { cover, side, accent, parts } }: { drawing: Drawing }) => {
  const id = useId();
  const colors = [side, cover, shade(side, 0.25), cover];
  return (
    <>
      <GroundShadow y={470} />
      {parts?.hasPillows === true && <PillowsBehind color={side} piping={accent} />}
      {colors.map((color, index) => {
        const y = 420 - index * 58;
        return (
          <g key={y}>
            <linearGradient id={`${id}${index}`} x1="0" x2="1" y1="0" y2="1">
              <stop offset="0" stopColor={shade(color, 0.4)} />
              <stop offset=".6" stopColor={color} />
              <stop offset="1" stopColor={shade(color, -0.2)} />
            </linearGradient>
            <rect
              x={190 + index * 7}
              y={y}
              width={420 - index * 14}
              height="60"
              rx="30"
              fill={`url(#${id}${index})`}
            />
            <path
              d={`M${240 + index * 7} ${y + 30}H${590 - index * 7}`}
              stroke={shade(color, -0.25)}
              strokeOpacity=".4"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      <path d="M372 246h48v234h-48z" fill={accent} />
      <path d="M372 246h14v234h-14z" fill="#fff" fillOpacity=".16" />
    </>
  );
};

const PillowsBehind = ({ color, piping }: { color: string; piping: string }) => (
  <>
    <PillowFront
      corners={[
        [180, 130],
        [470, 110],
        [480, 300],
        [190, 320],
      ]}
      color={shade(color, 0.2)}
      piping={piping}
    />
    <PillowFront
      corners={[
        [330, 140],
        [630, 130],
        [626, 320],
        [340, 326],
      ]}
      color={shade(color, 0.4)}
      piping={piping}
    />
  </>
);

/** Two pillows, one leaning on the other. */
export const PillowPair = ({ drawing: { cover, side, accent, parts } }: { drawing: Drawing }) => (
  <>
    <GroundShadow y={452} />
    <PillowFront
      corners={[
        [170, 190],
        [520, 150],
        [560, 400],
        [180, 420],
      ]}
      color={side}
      piping={accent}
      form={parts?.form}
    />
    <PillowFront
      corners={[
        [280, 260],
        [640, 250],
        [650, 448],
        [270, 452],
      ]}
      color={cover}
      piping={accent}
      form={parts?.form}
    />
  </>
);

interface PillowFrontProps {
  readonly corners: readonly (readonly [number, number])[];
  readonly color: string;
  readonly piping: string;
  readonly form?: DrawingParts['form'];
}

const PillowFront = ({ corners, color, piping, form }: PillowFrontProps) => {
  const id = useId();
  const d = plump(corners, 0.16);
  return (
    <>
      <radialGradient id={id} cx=".4" cy=".32" r=".8">
        <stop offset="0" stopColor={shade(color, 0.6)} />
        <stop offset=".6" stopColor={color} />
        <stop offset="1" stopColor={shade(color, -0.24)} />
      </radialGradient>
      <path d={d} fill={`url(#${id})`} stroke={piping} strokeOpacity=".8" strokeWidth="3" />
      <path
        d={plump(corners, 0.06)}
        fill="none"
        stroke={shade(color, -0.2)}
        strokeOpacity=".2"
        strokeWidth="6"
      />
      {form !== undefined && <PillowForm corners={corners} color={color} piping={piping} form={form} />}
    </>
  );
};

/** A dip across the middle, a band round the side, or holes all over. */
const PillowForm = ({ corners, color, piping, form }: PillowFrontProps) => {
  const id = useId();
  const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = corners;
  const dip = (part: number) => {
    const y = top + (bottom - top) * part;
    return `M${left + 20} ${y}Q${(left + right) / 2} ${y + 46} ${right - 20} ${y - 6}`;
  };
  if (form === 'contoured')
    return (
      <path
        d={dip(0.34) + dip(0.58)}
        fill="none"
        stroke={shade(color, -0.24)}
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
      />
    );
  if (form === 'banded')
    return (
      <path
        d={plump(inset(corners, 0.86), 0.1)}
        fill="none"
        stroke={piping}
        strokeOpacity=".7"
        strokeWidth="3"
      />
    );
  return form === 'ventilated' ? (
    <>
      <pattern id={id} width="28" height="26" patternUnits="userSpaceOnUse">
        <circle cx="8" cy="8" r="3" fill={shade(color, -0.3)} fillOpacity=".4" />
        <circle cx="22" cy="21" r="3" fill={shade(color, -0.3)} fillOpacity=".4" />
      </pattern>
      <path d={plump(inset(corners, 0.8), 0.1)} fill={`url(#${id})`} />
    </>
  ) : null;
};

/** The same outline, smaller, about the same middle. */
const inset = (
  corners: PillowFrontProps['corners'],
  part: number,
): readonly (readonly [number, number])[] => {
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [middle(0), middle(1)];
  return corners.map((corner): readonly [number, number] => [
    x + (corner[0] - x) * part,
    y + (corner[1] - y) * part,
  ]);
};

/** The protector on its mattress, white over the top third. */
export const Protector = ({ drawing, camera }: { drawing: Drawing; camera: Camera }) => (
  <>
    <Shadow camera={camera} from={[-30, 0, -38]} to={[42, 0, 46]} strength={0.42} />
    <Mattress
      camera={camera}
      block={{ at: [-31, 0, -41], size: [62, 12, 82], radius: 6 }}
      drawing={{ ...drawing, cover: drawing.side }}
      isCovered
    />
    <Cloth
      camera={camera}
      block={{ at: [-31.6, 12, -41.6], size: [63.2, 0.8, 83.2], radius: 6.4 }}
      color={drawing.cover}
      drop={5}
      folds={14}
    />
  </>
);

export const GroundShadow = ({ y }: { y: number }) => {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor="#24160f" stopOpacity=".35" />
        <stop offset="1" stopColor="#24160f" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="410" cy={y} rx="300" ry="46" fill={`url(#${id})`} />
    </>
  );
};
