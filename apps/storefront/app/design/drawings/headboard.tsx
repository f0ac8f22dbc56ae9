import type { Drawing, DrawingParts } from '@counterpane/contract/drawing';
import { Board } from './board.tsx';
import type { BoardFace } from './board-face.ts';
import { Padding } from './padding.tsx';
import { type Camera, written } from './projection.ts';
import { shade } from './shade.ts';
import { standing } from './upright.ts';

interface HeadboardProps {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
  /** How far back it stands. */
  readonly z?: number;
}

type Style = NonNullable<DrawingParts['headboard']>;

const THICK = 2.2;
const LOW = 8;
const CLOTH: ReadonlySet<Style> = new Set(['channels', 'tufted', 'cushion', 'arch']);

/** The head of a bed: of wood or padded, in the style of its drawing. */
export const Headboard = ({ camera, width, height, drawing, z = -4 }: HeadboardProps) => {
  const { headboard = 'panel', cloth } = drawing.parts ?? {};
  if (headboard === 'none') return null;
  const face = { left: -width / 2, right: width / 2, low: LOW, high: height, z };
  const padding = cloth === 'headboard' ? drawing.accent : drawing.cover;
  if (cloth !== undefined && CLOTH.has(headboard))
    return (
      <>
        {cloth === 'headboard' && <Frame camera={camera} face={face} color={drawing.cover} />}
        <Padding camera={camera} face={face} style={headboard} color={padding} />
      </>
    );
  return <Wood camera={camera} face={face} style={headboard} drawing={drawing} />;
};

interface BoardProps {
  readonly camera: Camera;
  readonly face: BoardFace;
}

/** What of the frame shows beside the padding. */
const Frame = ({ camera, face: { left, right, high, z }, color }: BoardProps & { color: string }) => (
  <Board
    camera={camera}
    left={left - 1.5}
    right={right + 1.5}
    low={0}
    high={high + 1.5}
    z={z}
    thick={THICK}
    color={color}
  />
);

const Wood = ({ camera, face, style, drawing }: BoardProps & { style: Style; drawing: Drawing }) => {
  const wood = drawing.cover;
  if (style === 'slats' || style === 'spindles')
    return <OpenBoard camera={camera} face={face} style={style} color={wood} />;
  const panels = drawing.parts?.cloth === 'headboard' ? drawing.accent : shade(wood, -0.1);
  return (
    <>
      <Board camera={camera} {...face} low={0} thick={THICK} color={wood} />
      {style === 'framed' && <Panels camera={camera} face={face} color={panels} edge={shade(wood, -0.35)} />}
      {style === 'fluted' && <Flutes camera={camera} face={face} color={wood} />}
    </>
  );
};

/** Half-rounds side by side: a dark line between two, a light one on each. */
const Flutes = ({ camera, face: { left, right, low, high, z }, color }: BoardProps & { color: string }) =>
  [
    { shift: 0, stroke: shade(color, -0.45) },
    { shift: 0.7, stroke: shade(color, 0.22) },
  ].map(({ shift, stroke }) => (
    <path
      key={shift}
      d={uprights(left + 1.5 + shift, right - 1, 1.9)
        .map((x) => `M${written(camera.project([x, low, z]))}L${written(camera.project([x, high - 1.5, z]))}`)
        .join('')}
      stroke={stroke}
      strokeOpacity=".75"
      strokeWidth="2"
    />
  ));

/** Three fields set into the wood. */
const Panels = ({ camera, face, color, edge }: BoardProps & { color: string; edge: string }) => {
  const third = (face.right - face.left - 4) / 3;
  return [0, 1, 2].map((index) => {
    const from = face.left + 2 + index * third;
    return (
      <path
        key={index}
        d={standing(camera, [from + 0.8, face.low + 6], [from + third - 0.8, face.high - 3.5], face.z)}
        fill={color}
        stroke={edge}
        strokeOpacity=".7"
        strokeWidth="2"
      />
    );
  });
};

/** Posts with level slats, or with upright spindles under a rail. */
const OpenBoard = ({
  camera,
  face: { left, right, low, high, z },
  style,
  color,
}: BoardProps & { style: 'slats' | 'spindles'; color: string }) => {
  const fill = shade(color, 0.06);
  const bars: readonly (readonly [number, number, number, number])[] =
    style === 'slats'
      ? uprights(low + 4, high, 7.5).map((y) => [left, y, right, Math.min(y + 4.6, high)])
      : [
          ...uprights(left + 4, right - 3, 5).map((x): [number, number, number, number] => [
            x,
            low,
            x + 1.3,
            high,
          ]),
          [left, high - 4, right, high],
          [left, low + 5, right, low + 7],
        ];
  return (
    <>
      {bars.map(([x, y, x2, y2]) => (
        <path
          key={`${x} ${y}`}
          d={standing(camera, [x, y], [x2, y2], z)}
          fill={fill}
          stroke={shade(color, -0.35)}
          strokeOpacity=".55"
          strokeWidth="1.5"
        />
      ))}
      {[left, right - 3].map((x) => (
        <Board
          key={x}
          camera={camera}
          left={x}
          right={x + 3}
          low={0}
          high={high + 1}
          z={z + 0.4}
          thick={THICK}
          color={color}
        />
      ))}
    </>
  );
};

const uprights = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);
