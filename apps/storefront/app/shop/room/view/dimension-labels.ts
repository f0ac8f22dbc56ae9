import { type PerspectiveCamera, Vector3 } from 'three';
import { type Label, type Point, placeLabel } from './place-label.ts';
import type { FloorEdge, RoomScene } from './room-scene.ts';
import type { RoomViewData } from './room-view-data.ts';

/** Places the labels of dimensions beside their edges, on the side that the camera sees. */
export const dimensionLabels = (
  view: HTMLElement,
  figures: RoomViewData['figures'],
  { marks, middle }: Pick<RoomScene, 'marks' | 'middle'>,
) => {
  const place = view.querySelector<HTMLElement>('[data-room-figures]');
  const shown =
    figures && marks ? marks.map(({ name, edges }) => ({ edges, label: labelOf(figures[name]) })) : [];
  place?.replaceChildren(...shown.map(({ label }) => label));
  return (camera: PerspectiveCamera, width: number, height: number): void => {
    const seen = (at: Vector3): Point => {
      const { x, y } = at.clone().project(camera);
      return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
    };
    const placed: Label[] = [];
    for (const { edges, label } of shown) {
      const [from, to] = nearest(edges, camera.position);
      const size = { width: label.offsetWidth, height: label.offsetHeight };
      const at = placeLabel({ from: seen(from), to: seen(to), middle: seen(middle), size }, placed);
      const isInside =
        at.x > size.width / 2 &&
        at.x < width - size.width / 2 &&
        at.y > size.height / 2 &&
        at.y < height - size.height / 2;
      label.style.visibility = isInside ? '' : 'hidden';
      label.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
      if (isInside) placed.push({ at, size });
    }
  };
};

const labelOf = (text: string): HTMLElement => {
  const label = document.createElement('span');
  label.textContent = text;
  return label;
};

const nearest = ([one, other]: readonly [FloorEdge, FloorEdge], from: Vector3): FloorEdge =>
  distanceTo(one, from) <= distanceTo(other, from) ? one : other;

const distanceTo = ([start, end]: FloorEdge, from: Vector3): number =>
  new Vector3().addVectors(start, end).divideScalar(2).distanceTo(from);
