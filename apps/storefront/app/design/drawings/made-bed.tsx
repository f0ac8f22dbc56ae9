import type { Drawing } from '@counterpane/contract/drawing';
import { SLATS } from './bed.tsx';
import { Cloth, Pillow } from './bedding.tsx';
import { Mattress } from './mattress.tsx';
import { mattressHeight } from './mattress-height.ts';
import type { Camera } from './projection.ts';

interface MadeBedProps {
  readonly camera: Camera;
  readonly mattress: Drawing;
  readonly width: number;
  readonly length: number;
  /** What lies over the bed, and across its foot; null for nothing there. */
  readonly duvet: string;
  readonly throwOver: string | null;
  readonly accent: string;
  /** Where the mattress lies. */
  readonly base?: number;
}

/** A mattress with pillows, a duvet and a throw, as it stands in a room. */
export const MadeBed = ({
  camera,
  mattress,
  width,
  length,
  duvet,
  throwOver,
  accent,
  base = SLATS,
}: MadeBedProps) => {
  const height = mattressHeight(mattress);
  const top = base + height - 1;
  const half = width / 4;
  return (
    <>
      <Mattress
        camera={camera}
        block={{ at: [-width / 2, base, 0], size: [width, height, length], radius: 5 }}
        drawing={mattress}
        isCovered
      />
      <Pillow
        camera={camera}
        at={[-half, top, 16]}
        width={half * 1.75}
        height={17}
        lean={10}
        color="#f6f1ea"
      />
      <Pillow
        camera={camera}
        at={[half, top, 16]}
        width={half * 1.75}
        height={17}
        lean={10}
        color="#f6f1ea"
      />
      <Pillow
        camera={camera}
        at={[1 - half, top, 24]}
        width={half * 1.6}
        height={13}
        lean={9}
        color="#fffdfa"
      />
      <Pillow camera={camera} at={[half, top, 24]} width={half * 1.6} height={13} lean={9} color="#fffdfa" />
      <Pillow camera={camera} at={[1, top, 31]} width={half * 1.16} height={10} lean={6} color={accent} />
      <Cloth
        camera={camera}
        block={{ at: [-width / 2 - 1, top, 34], size: [width + 2, 3, length - 33], radius: 6 }}
        color={duvet}
        drop={8}
        folds={11}
      />
      {throwOver !== null && (
        <Cloth
          camera={camera}
          block={{ at: [-width / 2 - 1.5, top + 2, 63], size: [width + 3, 1.6, length - 61.4], radius: 6 }}
          color={throwOver}
          drop={11}
          folds={6}
          isThrow
        />
      )}
    </>
  );
};
