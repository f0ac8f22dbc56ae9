import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Color, CylinderGeometry, Mesh, type Object3D } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';

const WIDTH = 2.9;
const LENGTH = 2.35;
const AT = [0.1, 0.75] as const;

/** What lies before a bed, partly under it. Metres. */
export const rugOf = ({ rug, rugForm, throw: cloth, wood }: RoomData): Object3D[] => {
  const second: Finish = {
    kind: 'rug',
    color: rugForm === 'striped' ? cloth.color : mixed(rug.color, wood.color),
  };
  switch (rugForm) {
    case 'plain':
      return [slab(WIDTH, LENGTH, 0.014, rug)];
    case 'striped':
      return [
        slab(WIDTH, LENGTH, 0.014, rug),
        ...[-0.95, -0.75, 0.75, 0.95].map((x) =>
          block({
            size: [0.07, 0.002, LENGTH - 0.004],
            at: [AT[0] + x, 0.0155, AT[1]],
            finish: second,
            radius: 0.0009,
          }),
        ),
      ];
    case 'bordered':
      return [slab(WIDTH, LENGTH, 0.014, second), slab(WIDTH - 0.3, LENGTH - 0.3, 0.018, rug)];
    case 'round':
      return [disc(1.5, rug)];
    case 'fringed':
      return [slab(WIDTH - 0.1, LENGTH, 0.014, rug), ...fringe(rug)];
  }
};

const slab = (width: number, length: number, high: number, finish: Finish): Mesh =>
  block({ size: [width, high, length], at: [AT[0], high / 2 + 0.001, AT[1]], finish, radius: 0.006 });

const disc = (radius: number, finish: Finish): Mesh => {
  const mesh = new Mesh(new CylinderGeometry(radius, radius + 0.005, 0.014, 96), materialOf(finish));
  mesh.position.set(AT[0] + 0.2, 0.008, AT[1] + 0.05);
  return mesh;
};

/** Threads at both ends, none quite straight. */
const fringe = (finish: Finish): Mesh[] =>
  [-1, 1].flatMap((end) =>
    Array.from({ length: 46 }, (_, index) => {
      const thread = block({
        size: [0.085, 0.008, 0.02],
        at: [AT[0] + end * (WIDTH / 2 - 0.012), 0.006, AT[1] + ((index - 22.5) / 46) * LENGTH],
        finish,
        radius: 0.004,
      });
      thread.rotation.y = 0.22 * Math.sin(index * 2.7 + end);
      return thread;
    }),
  );

/** Halfway from one colour to another. */
const mixed = (one: string, other: string): string =>
  `#${new Color(one).lerp(new Color(other), 0.5).getHexString()}`;
