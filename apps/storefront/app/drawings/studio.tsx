import type { Drawing } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { BedFrame, Headboard, Shadow } from './furniture.tsx';
import { Mattress } from './mattress.tsx';
import { mattressHeight } from './mattress-height.ts';
import { Picture } from './picture.tsx';
import { createCamera } from './projection.ts';
import { FoldedSheets, PillowPair, Protector } from './soft-goods.tsx';

interface StudioProps {
  readonly drawing: Drawing;
  readonly label?: string;
}

export const STUDIO_CAMERA = createCamera({
  eye: [120, 96, 230],
  target: [0, 6, 0],
  zoom: 2050,
  middle: [400, 330],
});

/** A product by itself on a plain ground. */
export const Studio = ({ drawing, label }: StudioProps) => {
  const id = useId();
  return (
    <Picture width={800} height={600} label={label}>
      <radialGradient id={id} cx=".42" cy=".3" r=".95">
        <stop offset="0" stopColor="#fbf5ec" />
        <stop offset=".7" stopColor="#efe3d5" />
        <stop offset="1" stopColor="#dfcdbb" />
      </radialGradient>
      <rect width="800" height="600" fill={`url(#${id})`} />
      <Subject drawing={drawing} />
    </Picture>
  );
};

const Subject = ({ drawing }: { drawing: Drawing }) => {
  switch (drawing.shape) {
    case 'mattress':
      return <StudioMattress drawing={drawing} />;
    case 'bedframe':
      return <StudioFrame />;
    case 'sheets':
      return <FoldedSheets drawing={drawing} />;
    case 'pillow':
      return <PillowPair drawing={drawing} />;
    case 'protector':
      return <Protector drawing={drawing} camera={STUDIO_CAMERA} />;
  }
};

const StudioMattress = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Shadow camera={STUDIO_CAMERA} from={[-30, 0, -38]} to={[42, 0, 46]} strength={0.34} />
    <Shadow camera={STUDIO_CAMERA} from={[-31, 0, -41]} to={[32.5, 0, 42.5]} strength={0.5} blur={5} />
    <Mattress
      camera={STUDIO_CAMERA}
      block={{ at: [-31, 0, -41], size: [62, mattressHeight(drawing), 82], radius: 6 }}
      drawing={drawing}
    />
  </>
);

const StudioFrame = () => (
  <g transform="translate(70 60) scale(.86)">
    <Headboard camera={STUDIO_CAMERA} width={66} height={42} />
    <BedFrame camera={STUDIO_CAMERA} width={58} length={60} />
  </g>
);
