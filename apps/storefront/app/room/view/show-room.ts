import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { Mesh, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three';
import { figuresIn } from './figures-in.ts';
import { dragged, type Orbit, START, stepped } from './orbit.ts';
import { type RoomColors, type RoomScene, roomScene } from './room-scene.ts';
import type { ShownRoom } from './shown-room.ts';

/** A model on the page. */
export interface RoomShow {
  /** Does what a key or a button asks for; false for one that is not for us. */
  step(key: string): boolean;
  /** Lets go of everything that the graphics card holds. */
  end(): void;
}

/** Stands a model in its room on the page. Null without a canvas to draw on. */
export const showRoom = (
  view: HTMLElement,
  { plan, figures }: ShownRoom,
  pieces: readonly PlacedSpec[],
): RoomShow | null => {
  const canvas = view.querySelector('canvas');
  if (!canvas) return null;
  const room = roomScene(plan, pieces, colorsOf(view));
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = new PerspectiveCamera(32, 4 / 3, 0.05, 100);
  const showFigures = figuresIn(view, figures, room);
  let orbit = START;

  const draw = (): void => {
    const { clientWidth: width, clientHeight: height } = view;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
    lookFrom(camera, room, orbit);
    renderer.render(room.scene, camera);
    showFigures(camera, width, height);
    // What is seen, for whoever asks the page.
    view.dataset.turn = String(Math.round(orbit.turn));
    view.dataset.reach = orbit.reach.toFixed(2);
  };
  const look = (next: Orbit): void => {
    orbit = next;
    requestAnimationFrame(draw);
  };
  const stopDragging = followDrags(view, (across, down) =>
    look(dragged(orbit, across, down, view.clientWidth)),
  );
  const resizing = new ResizeObserver(draw);
  resizing.observe(view);

  return {
    step(key) {
      const next = stepped(orbit, key);
      if (next) look(next);
      return next !== null;
    },
    end() {
      stopDragging();
      resizing.disconnect();
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
  const half = Math.tan((camera.fov / 2) * (Math.PI / 180)) * Math.min(1, camera.aspect);
  const distance = (radius / Math.sin(Math.atan(half))) * 0.9 * orbit.reach;
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

/** A finger turns it from side to side, so that the page still scrolls under it; a mouse also lifts and lowers. */
const followDrags = (view: HTMLElement, onDrag: (across: number, down: number) => void): (() => void) => {
  let last: { readonly x: number; readonly y: number } | null = null;
  const stop = new AbortController();
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => view.addEventListener(name, act, { signal: stop.signal });
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
  return () => stop.abort();
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
  renderer.forceContextLoss();
};
