import { Group, Mesh, type Object3D, SphereGeometry } from 'three';
import { materialOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import type { PieceSpec } from './piece-spec.ts';

interface Place {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const THICK = 0.018;

/** The front of a drawer with what it is opened by. Metres. */
export const drawerFront = (spec: PieceSpec, place: Place): Group => {
  const group = new Group();
  group.position.set(place.x, place.y, place.z);
  group.add(...face(spec, place), ...handle(spec, place));
  return group;
};

const face = ({ parts, cover, side, accent }: PieceSpec, { width, height }: Place): Object3D[] => {
  const slab = block({ size: [width, height, THICK], at: [0, 0, 0], finish: cover, radius: 0.003 });
  switch (parts.front ?? 'plain') {
    case 'plain':
      return [slab];
    case 'framed':
      return [
        block({ size: [width, height, THICK * 0.6], at: [0, 0, -THICK * 0.2], finish: cover, radius: 0.003 }),
        ...rails(width, height, 0.032).map((rail) => block({ ...rail, finish: cover, radius: 0.004 })),
      ];
    case 'woven':
      return [
        block({
          size: [width - 0.04, height - 0.04, 0.006],
          at: [0, 0, 0],
          finish: { kind: 'cane', color: accent.color },
        }),
        ...rails(width, height, 0.026).map((rail) => block({ ...rail, finish: cover, radius: 0.003 })),
      ];
    case 'fluted':
      return [
        block({ size: [width, height, THICK * 0.7], at: [0, 0, -THICK * 0.15], finish: side, radius: 0.002 }),
        ...spread(width, 0.021).map((x) =>
          rod({
            from: [x, -height / 2 + 0.002, THICK * 0.2],
            to: [x, height / 2 - 0.002, THICK * 0.2],
            radius: 0.0098,
            finish: cover,
          }),
        ),
      ];
    case 'slatted':
      return [
        block({ size: [width, height, THICK * 0.6], at: [0, 0, -THICK * 0.2], finish: side, radius: 0.002 }),
        ...spread(height, 0.034).map((y) =>
          block({
            size: [width, 0.026, THICK * 0.7],
            at: [0, y, THICK * 0.35],
            finish: cover,
            radius: 0.004,
          }),
        ),
      ];
  }
};

/** Four rails around an opening. */
const rails = (width: number, height: number, wide: number) =>
  [
    { size: [width, wide, THICK], at: [0, (height - wide) / 2, 0] },
    { size: [width, wide, THICK], at: [0, -(height - wide) / 2, 0] },
    { size: [wide, height - 2 * wide, THICK], at: [(width - wide) / 2, 0, 0] },
    { size: [wide, height - 2 * wide, THICK], at: [-(width - wide) / 2, 0, 0] },
  ] as const;

const spread = (length: number, pitch: number): number[] => {
  const count = Math.max(2, Math.floor(length / pitch));
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * (length / count));
};

/** Where the handles of a front of this width sit beside its middle: a wide one has two. Metres. */
export const handlesOf = (width: number): readonly number[] =>
  width > 0.62 ? [-width * 0.27, width * 0.27] : [0];

const handle = ({ parts, accent, side }: PieceSpec, { width, height }: Place): Object3D[] => {
  const places = handlesOf(width);
  switch (parts.handle ?? 'knob') {
    case 'knob':
      return places.flatMap((x) => [
        rod({ from: [x, 0, THICK / 2], to: [x, 0, THICK / 2 + 0.014], radius: 0.006, finish: accent }),
        knob(x, accent),
      ]);
    case 'bar':
      return places.flatMap((x) => {
        const half = Math.min(0.075, width * 0.2);
        const z = THICK / 2 + 0.024;
        return [
          rod({ from: [x - half, 0, z], to: [x + half, 0, z], radius: 0.0055, finish: accent }),
          ...[-0.8, 0.8].map((end) =>
            rod({
              from: [x + half * end, 0, THICK / 2],
              to: [x + half * end, 0, z],
              radius: 0.0045,
              finish: accent,
            }),
          ),
        ];
      });
    case 'groove':
      return [
        block({
          size: [Math.min(width * 0.34, 0.2), 0.016, 0.004],
          at: [0, height / 2 - 0.012, THICK / 2 + 0.0085],
          finish: { kind: side.kind, color: side.color },
          radius: 0.0019,
        }),
      ];
  }
};

const knob = (x: number, finish: PieceSpec['accent']): Mesh => {
  const ball = new Mesh(new SphereGeometry(0.0155, 24, 16), materialOf(finish));
  ball.scale.z = 0.72;
  ball.position.set(x, 0, THICK / 2 + 0.02);
  return ball;
};
