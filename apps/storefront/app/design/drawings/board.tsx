import type { Camera } from './projection.ts';
import { shade } from './shade.ts';
import { lying, sideways, standing } from './upright.ts';

interface BoardProps {
  readonly camera: Camera;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** Its front; it is as thick as it says behind that. */
  readonly z: number;
  readonly thick: number;
  readonly color: string;
}

/** An upright board: its face in the light, its end and its upper edge. */
export const Board = ({ camera, left, right, low, high, z, thick, color }: BoardProps) => (
  <>
    <path d={sideways(camera, [z - thick, low], [z, high], right)} fill={shade(color, -0.36)} />
    <path d={lying(camera, [left, z - thick], [right, z], high)} fill={shade(color, 0.34)} />
    <path d={standing(camera, [left, low], [right, high], z)} fill={color} />
  </>
);
