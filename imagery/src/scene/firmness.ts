import { Group, Mesh, type Object3D, SphereGeometry } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { studio } from '../room/room.ts';
import { framing } from './camera.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';

const SIDE = 0.34;
const HIGH = 0.2;
const BALL = 0.072;

/** One weight on three foams: deep, a little, hardly. */
export const firmness = ({ product, style, ink, accent }: House): Scene => {
  const foams = product.appearance.layers.filter(({ title }) => !/cover|spring/i.test(title));
  const colors = [...new Set([...foams.map(({ color }) => color), ink, accent])];
  const sunk = [0.085, 0.042, 0.01];
  const group = new Group();
  for (const [index, deep] of sunk.entries()) {
    const x = (index - 1) * (SIDE + 0.12);
    const foam = cushion({ kind: 'foam', color: colors[index] ?? '#d9cfbe' }, deep);
    const ball = new Mesh(new SphereGeometry(BALL, 64, 48), materialOf({ kind: 'brass', color: '#cfd2d6' }));
    foam.position.x = x;
    ball.position.set(x, HIGH - deep + BALL + 0.002, 0);
    group.add(foam, ball);
  }
  group.rotation.y = -0.2;
  const camera = framing(group, [0.2, 0.66, 1], { angle: 24, margin: 0.1 });
  return { scene: new Group().add(group, studio(style, 1)), camera, light: 'studio' };
};

/** A block of foam that gives way under a ball. */
const cushion = (finish: Finish, deep: number): Object3D => {
  const round = 0.02;
  return surface(
    sheetOf(160, 90, (u, v) => {
      const wall = 0.3;
      if (v < wall) {
        const [x, z] = square(-u, SIDE / 2, 0.03);
        return [x, (v / wall) * (HIGH - round), z];
      }
      const along = (v - wall) / (1 - wall);
      const edge = Math.min(1, along / 0.16);
      const inward = along < 0.16 ? round * (1 - Math.cos((edge * Math.PI) / 2)) : 0;
      const half = along < 0.16 ? SIDE / 2 - inward : (SIDE / 2 - round) * (1 - (along - 0.16) / 0.84);
      const [x, z] = square(-u, half, Math.min(0.03, half * 0.9));
      const rise = along < 0.16 ? HIGH - round + round * Math.sin((edge * Math.PI) / 2) : HIGH;
      return [x, rise - dent(Math.hypot(x, z), deep), z];
    }),
    finish,
  );
};

/** The ball's own shape below it, and a slope that runs out beside it. */
const dent = (away: number, deep: number): number => {
  const touch = Math.sqrt(Math.max(0, BALL ** 2 - (BALL - deep) ** 2)) * 0.8;
  const below = away < BALL ? deep - (BALL - Math.sqrt(Math.max(0, BALL ** 2 - away ** 2))) : -1;
  const edge = deep - (BALL - Math.sqrt(Math.max(0, BALL ** 2 - touch ** 2)));
  if (away <= touch) return below;
  return edge * Math.exp(-(((away - touch) / 0.035) ** 1.4));
};

/** A square with round corners, from 0 to 1 around it. */
const square = (turn: number, half: number, corner: number): [number, number] => {
  const angle = turn * 2 * Math.PI;
  const power = 2 + 6 * (1 - corner / Math.max(half, 0.001));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
  return [half * reach * cos, half * reach * sin];
};
