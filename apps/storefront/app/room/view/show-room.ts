import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { Mesh, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, Vector3, WebGLRenderer } from 'three';
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

/** Stands a model in its room on the page. Null where the browser cannot draw it. */
export const showRoom = (
  view: HTMLElement,
  { plan, figures }: ShownRoom,
  pieces: readonly PlacedSpec[],
): RoomShow | null => {
  const canvas = view.querySelector('canvas');
  if (!canvas || !canDraw()) return null;
  const room = roomScene(plan, pieces, colorsOf(view));
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = new PerspectiveCamera(32, 4 / 3, 0.05, 100);
  const showFigures = figuresIn(view, figures, room.marks);
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

/** Asked on a canvas of its own: the library complains aloud where there is nothing to draw with. */
const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
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

/** All of it fits into the picture, whatever its shape. */
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

/** Keeps the measures where their edges are. */
const figuresIn = (view: HTMLElement, figures: ShownRoom['figures'], marks: RoomScene['marks']) => {
  const place = view.querySelector<HTMLElement>('[data-room-figures]');
  const labels = figures && marks ? Object.entries(figures) : [];
  const shown = labels.map(([name, text]) => {
    const label = document.createElement('span');
    label.textContent = text;
    return { label, at: marks?.[name as keyof typeof marks] ?? new Vector3() };
  });
  place?.replaceChildren(...shown.map(({ label }) => label));
  return (camera: PerspectiveCamera, width: number, height: number): void => {
    for (const { label, at } of shown) {
      const { x, y } = at.clone().project(camera);
      label.style.transform = `translate(${((x + 1) / 2) * width}px, ${((1 - y) / 2) * height}px) translate(-50%, -50%)`;
    }
  };
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
