import type { Drawing } from '@counterpane/contract/drawing';
import { SolidBlock } from './block.tsx';
import { Shadow } from './furniture.tsx';
import { Headboard } from './headboard.tsx';
import { createCamera } from './projection.ts';

const CAMERA = createCamera({ eye: [90, 60, 240], target: [0, 20, 0], zoom: 2500, middle: [400, 300] });

/** A headboard without its bed. One of wood stands by itself, a padded one on two posts. */
export const HeadboardAlone = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Shadow camera={CAMERA} from={[-31, 0, -3]} to={[36, 0, 5]} strength={0.4} blur={8} />
    {drawing.parts?.cloth !== undefined &&
      [-28, 25].map((x) => (
        <SolidBlock
          key={x}
          camera={CAMERA}
          block={{ at: [x, 0, -2], size: [3, 12, 1.8], radius: 0.3 }}
          top="#3d3230"
        />
      ))}
    <Headboard camera={CAMERA} width={62} height={40} drawing={drawing} z={0} />
  </>
);
