import { INCH } from '@counterpane/imagery/form/units';
import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
} from 'three';
import type { Floor } from '../room-fit.ts';
import type { PlanRect, RoomPlan } from '../room-plan.ts';
import { roomFurniture } from './room-furniture.ts';
import { woodFloorTexture } from './wood-floor-texture.ts';

/** Colours of the brand, `#rrggbb`. */
export interface RoomColors {
  readonly wall: string;
  readonly floor: string;
  readonly ground: string;
  /** What must stay free, and its edge. */
  readonly free: string;
  readonly freeEdge: string;
  readonly tight: string;
  readonly tightEdge: string;
}

export interface RoomScene {
  readonly scene: Scene;
  /** What is looked at, and how large all of it is: metres. */
  readonly middle: Vector3;
  readonly radius: number;
  /** What measures are about, those of the piece first. */
  readonly marks: readonly RoomMark[] | null;
  /** Lays an adjustable base flat, or raises it again. */
  lay(isFlat: boolean): void;
}

/** An edge on the floor by its ends. */
export type FloorEdge = readonly [Vector3, Vector3];

interface RoomMark {
  readonly name: 'roomWidth' | 'roomLength' | 'pieceWidth' | 'pieceLength';
  /** Two edges that are as long as each other; the measure stands at the nearer one. */
  readonly edges: readonly [FloorEdge, FloorEdge];
}

/** Cut off, so that all of it is seen. */
const WALL_HEIGHT = 1.8;
/** Of the diagonal of what is looked at, as much as is seen around its middle: a little less than half, as it is seen from above. */
const AROUND = 0.46;
const SKIRTING = 0.11;

/** A room with a piece at its far wall; without a plan the piece by itself. */
export const roomScene = (
  plan: RoomPlan | null,
  pieces: readonly PlacedSpec[],
  colors: RoomColors,
): RoomScene => {
  const scene = new Scene();
  scene.background = new Color(colors.ground);
  const { furniture, lay } = roomFurniture(pieces);
  scene.add(furniture);
  if (plan === null) return { ...byItself(scene, pieces), lay };
  const { width, length } = metresOf(plan.room);
  furniture.position.z = (plan.piece.length * INCH - length) / 2;
  scene.add(
    ...lights(Math.max(width, length)),
    ...walls(width, length, colors.wall),
    floorOf(width, length, colors.floor),
    ...zoneOf(plan, colors),
  );
  return { scene, ...aimedAt(plan), marks: marksOf(plan), lay };
};

/** At all of the room; at all that must stay free where that is larger, as in a room where it does not fit. */
const aimedAt = ({ room, zone }: RoomPlan): Pick<RoomScene, 'middle' | 'radius'> => {
  const { width, length } = metresOf(room);
  const near = metresOf(zone);
  const reach = Math.hypot(Math.max(width, near.width), Math.max(length, near.length), WALL_HEIGHT);
  return {
    middle: new Vector3(0, 0.35, Math.max(near.length - length, 0) / 2),
    radius: reach * AROUND,
  };
};

const marksOf = (plan: RoomPlan): RoomMark[] => {
  const { width, length } = metresOf(plan.room);
  const piece = metresOf(plan.piece);
  return [
    ...edgesOf(['pieceWidth', 'pieceLength'], piece, (piece.length - length) / 2),
    ...edgesOf(['roomWidth', 'roomLength'], { width, length }, 0),
  ];
};

/** The edges of a rectangle whose middle is so far before that of the room. */
const edgesOf = (
  [across, along]: readonly [RoomMark['name'], RoomMark['name']],
  { width, length }: Floor,
  z: number,
): RoomMark[] => {
  const corner = (x: number, y: number) => new Vector3((x * width) / 2, 0, z + (y * length) / 2);
  const [backLeft, backRight, left, right] = [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)];
  return [
    {
      name: across,
      edges: [
        [left, right],
        [backLeft, backRight],
      ],
    },
    {
      name: along,
      edges: [
        [right, backRight],
        [left, backLeft],
      ],
    },
  ];
};

const metresOf = ({ width, length }: Pick<PlanRect, 'width' | 'length'>) => ({
  width: width * INCH,
  length: length * INCH,
});

/** The sun stands before the piece, to the right, unless it is said where. */
const lights = (reach: number, [x, y, z] = [0.62, 1.15, 0.95]): Object3D[] => {
  const sun = new DirectionalLight('#fff4e4', 1.55);
  sun.position.set(x, y, z).multiplyScalar(reach);
  sun.castShadow = true;
  const wide = reach * 1.3;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 6;
  sun.shadow.normalBias = 0.03;
  Object.assign(sun.shadow.camera, {
    left: -wide,
    right: wide,
    top: wide,
    bottom: -wide,
    far: reach * 4,
  });
  return [new HemisphereLight('#ffffff', '#efe6da', 1.85), sun];
};

/** Walls are seen from within alone: from outside a shopper looks through them. */
const walls = (width: number, length: number, color: string): Object3D[] => {
  const paint = new MeshStandardMaterial({
    color: new Color(color).lerp(new Color('#ffffff'), 0.6),
    roughness: 1,
  });
  const white = new MeshStandardMaterial({ color: '#fbf9f5', roughness: 0.7 });
  return [
    { wide: width, x: 0, z: -1, turn: 0 },
    { wide: width, x: 0, z: 1, turn: Math.PI },
    { wide: length, x: -1, z: 0, turn: Math.PI / 2 },
    { wide: length, x: 1, z: 0, turn: -Math.PI / 2 },
  ].flatMap(({ wide, x, z, turn }) =>
    [
      { high: WALL_HEIGHT, inward: 0, finish: paint },
      { high: SKIRTING, inward: 0.012, finish: white },
    ].map(({ high, inward, finish }) => {
      const wall = new Mesh(new PlaneGeometry(wide, high), finish);
      wall.position.set(x * (width / 2 - inward), high / 2, z * (length / 2 - inward));
      wall.rotation.y = turn;
      wall.receiveShadow = true;
      return wall;
    }),
  );
};

const floorOf = (width: number, length: number, color: string): Object3D => {
  const wood = new MeshStandardMaterial({ map: woodFloorTexture(color, width, length), roughness: 0.8 });
  const floor = new Mesh(new PlaneGeometry(width, length), wood);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
};

/** What must stay free, as a tinted place on the floor with an edge. */
const zoneOf = ({ room, zone, fits }: RoomPlan, colors: RoomColors): Object3D[] => {
  const { width, length } = metresOf(zone);
  const z = (length - room.length * INCH) / 2;
  const tint = new MeshStandardMaterial({
    color: fits ? colors.free : colors.tight,
    roughness: 1,
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
  });
  const place = new Mesh(new PlaneGeometry(width, length), tint);
  place.rotation.x = -Math.PI / 2;
  place.position.set(0, 0.006, z);
  place.receiveShadow = true;
  const edge = new MeshBasicMaterial({ color: fits ? colors.freeEdge : colors.tightEdge });
  const strip = (wide: number, long: number, x: number, at: number): Mesh => {
    const mesh = new Mesh(new BoxGeometry(wide, 0.008, long), edge);
    mesh.position.set(x, 0.006, at);
    return mesh;
  };
  return [
    place,
    strip(0.022, length, -width / 2, z),
    strip(0.022, length, width / 2, z),
    strip(width, 0.022, 0, z + length / 2),
  ];
};

const byItself = (scene: Scene, pieces: readonly PlacedSpec[]): Omit<RoomScene, 'lay'> => {
  const [first] = pieces;
  const size = first ? Math.max(first.spec.width, first.spec.length, first.spec.height) : 1;
  const ground = new Mesh(new CircleGeometry(size * 6, 64), new ShadowMaterial({ opacity: 0.16 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  scene.add(new Group().add(ground, ...lights(size * 2, [-0.7, 1.2, -0.25])));
  const height = first?.spec.height ?? 0;
  return { scene, middle: new Vector3(0, height / 2, 0), radius: size * 0.8, marks: null };
};
