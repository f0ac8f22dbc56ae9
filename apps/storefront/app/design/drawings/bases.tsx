import type { Drawing } from '@counterpane/contract/drawing';
import { SolidBlock } from './block.tsx';
import { edgeOf, linePath, raised, visibleEdge } from './footprint.ts';
import { Shadow } from './furniture.tsx';
import { type Camera, outline, type Point } from './projection.ts';
import { shade } from './shade.ts';
import { lying, sideways, standing } from './upright.ts';

interface BaseProps {
  readonly camera: Camera;
  readonly drawing: Drawing;
  readonly width: number;
  readonly length: number;
}

/** What a mattress lies on where there is no bed: a box in its cover, or slats on legs of steel. */
export const Foundation = ({ drawing, ...rest }: BaseProps) =>
  drawing.parts?.cloth === undefined ? (
    <SlattedBase drawing={drawing} {...rest} />
  ) : (
    <CoveredBox drawing={drawing} {...rest} />
  );

const LEG = 12;

const SlattedBase = ({ camera, drawing: { cover, side }, width, length }: BaseProps) => {
  const [left, right] = [-width / 2, width / 2];
  const count = 11;
  return (
    <>
      <Shadow camera={camera} from={[left, 0, -4]} to={[right + 8, 0, length + 6]} strength={0.3} />
      {[0.02, 0.5, 0.98].flatMap((far) =>
        [left, -0.7, right - 1.4].map((x) => (
          <SolidBlock
            key={`${far} ${x}`}
            camera={camera}
            block={{ at: [x, 0, far * (length - 2)], size: [1.4, LEG, 1.4], radius: 0.4 }}
            top={side}
          />
        )),
      )}
      <path d={lying(camera, [left, 0], [right, length], LEG)} fill="#17131f" fillOpacity=".34" />
      <path
        d={Array.from({ length: count }, (_, index) =>
          lying(camera, [left, (length / count) * index], [right, (length / count) * index + 3.4], LEG + 1.6),
        ).join('')}
        fill={cover}
        stroke={shade(cover, -0.3)}
      />
      <path d={lying(camera, [-1, 0], [1, length], LEG + 1.7)} fill={shade(cover, -0.2)} />
      <path d={standing(camera, [left, LEG], [right, LEG + 2.2], length)} fill={shade(side, 0.12)} />
      <path d={sideways(camera, [0, LEG], [length, LEG + 2.2], right)} fill={shade(side, -0.25)} />
      <path
        d={outline(
          camera,
          edgeOf({ at: [left, LEG + 2.2, 0], size: [width, 0, length], radius: 1 }).map(({ point }) => point),
        )}
        fill="none"
        stroke={side}
        strokeWidth="6"
      />
    </>
  );
};

const BOX = 9;

const CoveredBox = ({ camera, drawing: { cover, accent }, width, length }: BaseProps) => {
  const block = { at: [-width / 2, 4, 0] as Point, size: [width, BOX, length] as Point, radius: 3 };
  const edge = visibleEdge(camera, block);
  return (
    <>
      <Shadow
        camera={camera}
        from={[-width / 2, 0, -3]}
        to={[width / 2 + 8, 0, length + 6]}
        strength={0.34}
      />
      {[3, length - 6].flatMap((far) =>
        [-width / 2 + 3, width / 2 - 6].map((x) => (
          <SolidBlock
            key={`${far} ${x}`}
            camera={camera}
            block={{ at: [x, 0, far], size: [3, 5, 3], radius: 0.4 }}
            top={accent}
          />
        )),
      )}
      <SolidBlock camera={camera} block={block} top={shade(cover, 0.35)} side={cover} />
      <path
        d={[1.2, BOX].map((height) => linePath(camera, edge, height)).join('')}
        fill="none"
        stroke={shade(cover, -0.22)}
        strokeWidth="3"
      />
      <path
        d={outline(
          camera,
          edgeOf({ ...block, at: [-width / 2 + 4, 4, 4], size: [width - 8, BOX, length - 8] }).map(
            ({ point }) => raised(point, BOX),
          ),
        )}
        fill="none"
        stroke={shade(cover, -0.12)}
        strokeWidth="2"
        strokeDasharray="7 5"
      />
    </>
  );
};

/** Head up, knees up: [towards the viewer as a part of the length, height in inches]. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0.02, 37],
  [0.36, 15],
  [0.56, 15],
  [0.74, 24],
  [1, 16],
];
const PLATE = 3.4;

/** An adjustable base with head and knees raised. */
export const AdjustableBase = ({ camera, drawing: { cover, side, accent }, width, length }: BaseProps) => {
  const [left, right] = [-width / 2, width / 2];
  const line = PROFILE.map(([part, height]): readonly [number, number] => [part * length, height]);
  const plates = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to, index }));
  const edgeLine = (x: number) => [
    ...line.map(([z, y]): Point => [x, y + PLATE, z]),
    ...line.toReversed().map(([z, y]): Point => [x, y, z]),
  ];
  const [, foot = [length, 16]] = [null, line.at(-1)];
  return (
    <>
      <Shadow camera={camera} from={[left, 0, -2]} to={[right + 9, 0, length + 8]} strength={0.34} />
      {[4, length - 8].flatMap((far) =>
        [left + 4, right - 7].map((x) => (
          <SolidBlock
            key={`${far} ${x}`}
            camera={camera}
            block={{ at: [x, 0, far], size: [3, 8, 3], radius: 1.4 }}
            top={side}
          />
        )),
      )}
      <SolidBlock
        camera={camera}
        block={{ at: [left + 2, 7, 2], size: [width - 4, 5, length - 4], radius: 1 }}
        top={shade(side, -0.2)}
        side={side}
      />
      <path
        d={
          standing(camera, [-4, 12], [-1, 22], length * 0.7) +
          standing(camera, [3, 12], [6, 22], length * 0.7)
        }
        fill={shade(side, 0.3)}
      />
      {plates.map(({ from, to, index }) => (
        <path
          key={index}
          d={outline(camera, [
            [left, from[1] + PLATE, from[0]],
            [right, from[1] + PLATE, from[0]],
            [right, to[1] + PLATE, to[0]],
            [left, to[1] + PLATE, to[0]],
          ])}
          fill={shade(cover, [0.34, 0.2, -0.06, 0.26][index] ?? 0)}
          stroke={shade(cover, -0.25)}
          strokeWidth="2"
        />
      ))}
      <path d={outline(camera, edgeLine(right))} fill={shade(cover, -0.32)} />
      <path
        d={standing(camera, [left, foot[1]], [right, foot[1] + PLATE], length)}
        fill={shade(cover, -0.1)}
      />
      <path
        d={standing(camera, [left + 6, foot[1] + 0.8], [left + 15, foot[1] + PLATE - 0.8], length)}
        fill={accent}
      />
    </>
  );
};
