import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import { put } from '../form/put.ts';
import { adjustableBase, foundation } from '../piece/base.ts';
import type { PieceSpec, Plan } from '../piece/piece-spec.ts';
import { FOLDER, onEasel, planFolder } from '../piece/plan-folder.ts';
import { bareBed, bedroom, houseBed, houseMattress, madeBed } from '../room/bedroom.ts';
import { ROOM, studio } from '../room/room.ts';
import { type Camera, framing } from './camera.ts';
import type { Scene, WholeView } from './scene.ts';
import { spiltCup, tray } from './still-life.ts';

const CHINA = { kind: 'plaster', color: '#f7f3ea' } as const;
const TEA = '#7a4526';
const TRAY = { kind: 'paint', color: '#e9e2d3' } as const;

/** A plan is shown by its folder; one that covers accidents has just had one beside it. */
export const planScene = (view: WholeView, spec: PieceSpec, plan: Plan, style: RoomData): Scene =>
  view === 'hero' ? IN_ROOM[plan.family](spec, plan, style) : inStudio(view, spec, plan, style);

/** On its back, its foot towards +z, its middle at x = z = 0. */
const lying = (spec: PieceSpec, plan: Plan): Group => {
  const flat = planFolder(spec, plan);
  flat.rotation.x = -Math.PI / 2;
  flat.position.set(0, FOLDER.thick / 2, FOLDER.height / 2);
  return new Group().add(flat);
};

/** What has gone wrong: a cup that fell over on its tray. */
const accident = (): Group => {
  const group = new Group().add(tray(TRAY, 0.36, 0.23), put(spiltCup(CHINA, TEA), 0.075, 0.0125, 0));
  return group;
};

/** Where the folder lies and from where it is seen: not the same for any two terms. */
const TERMS: Readonly<Record<number, { readonly x: number; readonly turn: number; readonly from: number }>> =
  {
    3: { x: 0.3, turn: 0.34, from: 1 },
    5: { x: -0.28, turn: -0.3, from: -1 },
    10: { x: 0.12, turn: 0.12, from: 0.45 },
  };

const termOf = ({ years }: Plan) => TERMS[years] ?? { x: 0, turn: 0, from: 1 };

/** On the flat top of something, `top` metres high, near its foot. */
const onTop = (
  spec: PieceSpec,
  plan: Plan,
  top: number,
  z: number,
): { readonly things: Object3D[]; readonly camera: Camera } => {
  const { x, turn, from } = termOf(plan);
  const away = x > 0 ? -1 : 1;
  const things = [
    put(propped(spec, plan), x, top, z, turn),
    ...(plan.isAccidental ? [put(accident(), x + away * 0.34, top, z + 0.06, -turn)] : []),
  ];
  const middle = plan.isAccidental ? x + away * 0.16 : x + away * 0.06;
  return {
    things,
    camera: {
      at: [middle + from * 0.42, top + 0.42, z + 1.2],
      target: [middle, top + 0.16, z - 0.05],
      angle: plan.isAccidental ? 29 : 27,
      aperture: 8,
    },
  };
};

const IN_ROOM: Readonly<Record<Plan['family'], (spec: PieceSpec, plan: Plan, style: RoomData) => Scene>> = {
  mattress: (spec, plan, style) => {
    const bed = houseBed(style, 1.53, 2.04);
    const on = { ...houseMattress(bed), side: { kind: 'knit', color: spec.accent.color } } as const;
    const made = madeBed(bed, on, { sheet: style.sheet, pillows: style.sheet, seed: plan.years });
    const group = bedroom(style, made, bed.width);
    const top = bareBed(bed, on).top.top + 0.008;
    const { things, camera } = onTop(spec, plan, top, -ROOM.depth + bed.length - 0.62);
    group.add(...things);
    return { scene: group, camera, light: 'room' };
  },
  foundation: (spec, plan, style) => {
    const base: PieceSpec = {
      ...spec,
      name: 'house-foundation',
      shape: 'foundation',
      parts: {},
      width: 1.53,
      length: 2.03,
      height: 0.36,
      cover: { kind: 'linen', color: '#c9c3b6' },
      side: { kind: 'linen', color: '#a9a294' },
    };
    const bare = foundation(base);
    bare.position.z = base.length / 2 - ROOM.depth + 0.05;
    const group = bedroom(style, bare, base.width);
    const { things, camera } = onTop(spec, plan, base.height + 0.0012, -ROOM.depth + base.length - 0.5);
    group.add(...things);
    return { scene: group, camera, light: 'room' };
  },
  'adjustable-base': (spec, plan, style) => {
    const base: PieceSpec = {
      ...spec,
      shape: 'adjustable-base',
      width: 1.53,
      length: 2.03,
      height: 0.38,
      cover: { kind: 'linen', color: '#8d949c' },
      side: { kind: 'steel', color: '#3a3c40' },
    };
    const raised = new Group().add(adjustableBase(base), ...onHead(spec, plan, base));
    raised.position.z = base.length / 2 - ROOM.depth + 0.2;
    const { from } = termOf(plan);
    return {
      scene: bedroom(style, raised, base.width),
      camera: { at: [from * 0.55, 1.06, 0.75], target: [0, 0.63, -0.5], angle: 29, aperture: 8 },
      light: 'room',
    };
  },
};

/** Its head is up: the folder lies on the slope, what went wrong on the level part before it. */
const onHead = (spec: PieceSpec, plan: Plan, base: PieceSpec): Object3D[] => {
  const lean = 0.9 * 0.62;
  const seat = base.length * (0.36 - 0.5);
  const along = 0.27;
  const { x } = termOf(plan);
  const slope = put(
    new Group().add(put(lying(spec, plan), 0, 0, 0, x * 0.2)),
    x * 0.5,
    base.height + Math.sin(lean) * along + 0.004,
    seat - Math.cos(lean) * along,
  );
  slope.rotation.x = lean;
  if (!plan.isAccidental) return [slope];
  return [slope, put(accident(), x > 0 ? -0.26 : 0.26, base.height + 0.0012, seat + 0.12, 0.1)];
};

/** From the side that its term is seen from in a room too. */
const directionOf = (view: 'front' | 'angle', plan: Plan): readonly [number, number, number] =>
  view === 'front' ? [0.05, 0.14, 1] : [0.75 * termOf(plan).from, 0.42, 1];

const inStudio = (view: Exclude<WholeView, 'hero'>, spec: PieceSpec, plan: Plan, style: RoomData): Scene => {
  const subject = propped(spec, plan);
  const away = termOf(plan).from < 0 ? -1 : 1;
  if (plan.isAccidental) subject.add(put(accident(), away * 0.33, 0, 0.06, away * 0.12));
  const group = new Group().add(subject, studio(style, 0.4));
  if (view !== 'detail')
    return {
      scene: group,
      camera: framing(subject, directionOf(view, plan), { margin: 0.2 }),
      light: 'studio',
    };
  return {
    scene: group,
    camera: { at: [0.2, 0.34, 0.68], target: [0, FOLDER.height * 0.5, 0], angle: 24, aperture: 8 },
    light: 'studio',
  };
};

const propped = (spec: PieceSpec, plan: Plan): Group => onEasel(planFolder(spec, plan));
