import type { Drawing } from '@counterpane/contract/drawing';
import { Bed } from './bed.tsx';
import { CaseFurniture } from './case-furniture.tsx';
import { Lamp, Plant, WallPicture } from './furniture.tsx';
import { HOUSE_BED, HOUSE_NIGHTSTAND } from './house.ts';
import { MadeBed } from './made-bed.tsx';
import { Picture } from './picture.tsx';
import { createCamera } from './projection.ts';
import { Room, Rug, Sunlight } from './room.tsx';
import { shade } from './shade.ts';

interface BedroomProps {
  readonly drawing: Drawing;
  readonly label?: string;
}

const CAMERA = createCamera({ eye: [78, 74, 232], target: [0, 30, 30], zoom: 1500, middle: [585, 425] });
const [WIDTH, LENGTH] = [62, 82];

/** The mattress at home: a made bed in a quiet room, early light from the left. */
export const Bedroom = ({ drawing, label }: BedroomProps) => (
  <Picture width={1200} height={800} label={label}>
    <Room camera={CAMERA} />
    <WallPicture camera={CAMERA} left={-4} low={60} />
    <Rug camera={CAMERA} />
    <CaseFurniture camera={CAMERA} at={[-60, 0, -6]} size={[20, 22, 16]} drawing={HOUSE_NIGHTSTAND} />
    <Lamp camera={CAMERA} at={[-50, 22, 2]} />
    <CaseFurniture camera={CAMERA} at={[42, 0, -6]} size={[20, 22, 16]} drawing={HOUSE_NIGHTSTAND} />
    <Lamp camera={CAMERA} at={[53, 22, 2]} />
    <Plant camera={CAMERA} at={[86, 0, -6]} />
    <Sunlight camera={CAMERA} />
    <Bed camera={CAMERA} drawing={HOUSE_BED} width={WIDTH} length={LENGTH} headboardHeight={50} isCovered />
    <MadeBed
      camera={CAMERA}
      mattress={drawing}
      width={WIDTH}
      length={LENGTH}
      duvet="#f4eee6"
      throwOver={shade(drawing.accent, 0.3)}
      accent={drawing.accent}
    />
  </Picture>
);
