import type { Drawing } from '@counterpane/contract/drawing';
import { Cloth, Pillow } from './bedding.tsx';
import { BedFrame, Headboard, Lamp, Nightstand, Plant, WallPicture } from './furniture.tsx';
import { Mattress } from './mattress.tsx';
import { mattressHeight } from './mattress-height.ts';
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
/** Where the frame carries the mattress. */
const SLATS = 12;

/** The mattress at home: a made bed in a quiet room, early light from the left. */
export const Bedroom = ({ drawing, label }: BedroomProps) => {
  const height = mattressHeight(drawing);
  const top = SLATS + height - 1;
  return (
    <Picture width={1200} height={800} label={label}>
      <Room camera={CAMERA} />
      <WallPicture camera={CAMERA} left={-4} low={60} />
      <Rug camera={CAMERA} />
      <Nightstand camera={CAMERA} at={[-60, 0, -6]} />
      <Lamp camera={CAMERA} at={[-50, 22, 2]} />
      <Headboard camera={CAMERA} width={68} height={50} />
      <Nightstand camera={CAMERA} at={[42, 0, -6]} />
      <Lamp camera={CAMERA} at={[53, 22, 2]} />
      <Plant camera={CAMERA} at={[86, 0, -6]} />
      <Sunlight camera={CAMERA} />
      <BedFrame camera={CAMERA} width={WIDTH} length={LENGTH} />
      <Mattress
        camera={CAMERA}
        block={{ at: [-WIDTH / 2, SLATS, 0], size: [WIDTH, height, LENGTH], radius: 5 }}
        drawing={drawing}
        isCovered
      />
      <Pillow camera={CAMERA} at={[-15, top, 16]} width={27} height={17} lean={10} color="#f6f1ea" />
      <Pillow camera={CAMERA} at={[16, top, 16]} width={27} height={17} lean={10} color="#f6f1ea" />
      <Pillow camera={CAMERA} at={[-14, top, 24]} width={25} height={13} lean={9} color="#fffdfa" />
      <Pillow camera={CAMERA} at={[15, top, 24]} width={25} height={13} lean={9} color="#fffdfa" />
      <Pillow camera={CAMERA} at={[1, top, 31]} width={18} height={10} lean={6} color={drawing.accent} />
      <Cloth
        camera={CAMERA}
        block={{ at: [-WIDTH / 2 - 1, top, 34], size: [WIDTH + 2, 3, LENGTH - 33], radius: 6 }}
        color="#f4eee6"
        drop={8}
        folds={11}
      />
      <Cloth
        camera={CAMERA}
        block={{ at: [-WIDTH / 2 - 1.5, top + 2, 63], size: [WIDTH + 3, 1.6, LENGTH - 61.4], radius: 6 }}
        color={shade(drawing.accent, 0.3)}
        drop={11}
        folds={6}
        isThrow
      />
    </Picture>
  );
};
