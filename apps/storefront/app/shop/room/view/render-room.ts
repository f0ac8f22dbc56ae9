import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { Mesh, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three';
import { dimensionLabels } from './dimension-labels.ts';
import { canLieFlat } from './furnish.ts';
import { dragged, type Orbit, START, stepped } from './orbit.ts';
import { type RoomColors, type RoomScene, roomScene } from './room-scene.ts';
import type { RoomViewData } from './room-view-data.ts';

/** A model on the page. */
export interface RenderedRoom {
  /** Does what a key or a button asks for; false for one that is not for us. */
  step(key: string): boolean;
  /** Whether it is a base that lies flat or is raised. */
  readonly canLieFlat: boolean;
  lay(isFlat: boolean): void;
  /** Lets go of everything that the graphics card holds. */
  end(): void;
}

interface Showing {
  /** How an adjustable base begins. */
  readonly isFlat: boolean;
  /** The graphics card has let go of the picture. */
  readonly onLost: () => void;
}

/** Stands a model in its room on the page. Null without a canvas to draw on. */
export const renderRoom = (
  view: HTMLElement,
  { plan, figures }: RoomViewData,
  pieces: readonly PlacedSpec[],
  { isFlat, onLost }: Showing,
): RenderedRoom | null => {
  const canvas = view.querySelector('canvas');
  if (!canvas) return null;
  const room = roomScene(plan, pieces, colorsOf(view));
  if (isFlat) room.lay(isFlat);
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = new PerspectiveCamera(32, 4 / 3, 0.05, 100);
  const showFigures = dimensionLabels(view, figures, room);
  const stop = new AbortController();
  let orbit = START;
  let frame = 0;

  const draw = (): void => {
    const { clientWidth: width, clientHeight: height } = view;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
    lookFrom(camera, room, orbit);
    renderer.render(room.scene, camera);
    showFigures(camera, width, height);
    // What is shown, so that tests can read it from the page.
    view.dataset.turn = String(Math.round(orbit.turn));
    view.dataset.lift = String(Math.round(orbit.lift));
    view.dataset.reach = orbit.reach.toFixed(2);
  };
  const drawSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const look = (next: Orbit): void => {
    orbit = next;
    drawSoon();
  };
  followDrags(view, stop.signal, (across, down) => look(dragged(orbit, across, down, view.clientWidth)));
  canvas.addEventListener('webglcontextlost', onLost, { signal: stop.signal });
  const resizing = new ResizeObserver(draw);
  resizing.observe(view);

  return {
    step(key) {
      const next = stepped(orbit, key);
      if (next) look(next);
      return next !== null;
    },
    canLieFlat: canLieFlat(pieces),
    lay(flat) {
      room.lay(flat);
      drawSoon();
    },
    end() {
      // A context that we give back ourselves is not told as lost.
      cancelAnimationFrame(frame);
      stop.abort();
      resizing.disconnect();
      view.querySelector('[data-room-figures]')?.replaceChildren();
      letGo(room, renderer);
      // A canvas remembers what drew on it: the next model gets a new one.
      canvas.replaceWith(canvas.cloneNode());
    },
  };
};

const colorsOf = (view: HTMLElement): RoomColors => {
  const style = getComputedStyle(view);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    wall: token('room-wall'),
    floor: token('room-floor'),
    ground: token('color-tint'),
    free: token('color-positive-soft'),
    freeEdge: token('color-positive'),
    tight: token('color-negative-soft'),
    tightEdge: token('color-negative'),
  };
};

/** What it is about fits into the picture, whatever the shape of that. */
const lookFrom = (camera: PerspectiveCamera, { middle, radius }: RoomScene, orbit: Orbit): void => {
  const upright = (camera.fov / 2) * (Math.PI / 180);
  const across = Math.atan(Math.tan(upright) * camera.aspect);
  // A floor is wider than it is high: above and below it some of the ball around it is empty.
  const distance = radius * Math.max(0.9 / Math.sin(upright), 1 / Math.sin(across)) * orbit.reach;
  const [turn, lift] = [orbit.turn, orbit.lift].map((degrees) => degrees * (Math.PI / 180));
  if (turn === undefined || lift === undefined) return;
  camera.position.set(
    middle.x + distance * Math.sin(turn) * Math.cos(lift),
    middle.y + distance * Math.sin(lift),
    middle.z + distance * Math.cos(turn) * Math.cos(lift),
  );
  camera.lookAt(middle);
  camera.updateProjectionMatrix();
};

/** A finger turns it from side to side, so that the page still scrolls under it; a mouse also lifts and lowers, as buttons do. */
const followDrags = (
  view: HTMLElement,
  signal: AbortSignal,
  onDrag: (across: number, down: number) => void,
): void => {
  let last: { readonly x: number; readonly y: number } | null = null;
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => view.addEventListener(name, act, { signal });
  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    last = { x: event.clientX, y: event.clientY };
    view.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (!last) return;
    const down = event.pointerType === 'touch' ? 0 : event.clientY - last.y;
    onDrag(event.clientX - last.x, down);
    last = { x: event.clientX, y: event.clientY };
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    on(name, () => {
      last = null;
    });
};

const letGo = ({ scene }: RoomScene, renderer: WebGLRenderer): void => {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    if (!(part.material instanceof MeshStandardMaterial)) return;
    part.material.map?.dispose();
    part.material.dispose();
  });
  renderer.dispose();
  if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
};
