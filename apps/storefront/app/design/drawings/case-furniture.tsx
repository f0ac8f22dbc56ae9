import type { Drawing, DrawingParts } from '@counterpane/contract/drawing';
import { SolidBlock } from './block.tsx';
import { Fronts } from './drawer-fronts.tsx';
import { Shadow } from './furniture.tsx';
import type { Camera, Point } from './projection.ts';
import { shade } from './shade.ts';

interface CaseProps {
  readonly camera: Camera;
  /** Far left corner. Only what stands on the floor darkens it. */
  readonly at: Point;
  /** Across, up, and towards the viewer; inches. */
  readonly size: Point;
  readonly drawing: Drawing;
}

type Legs = NonNullable<DrawingParts['legs']>;

const LEG_INCHES: Readonly<Record<Legs, number>> = {
  tapered: 6,
  turned: 5,
  block: 3,
  plinth: 2.5,
  steel: 6.5,
};
const TOP_INCHES = 1.1;

/** A nightstand, a dresser or a chest: a box on its legs, drawers in front, a board on top. */
export const CaseFurniture = ({
  camera,
  at: [x, y, z],
  size: [width, height, depth],
  drawing,
}: CaseProps) => {
  const { legs = 'tapered' } = drawing.parts ?? {};
  const low = y + LEG_INCHES[legs];
  const high = y + height - TOP_INCHES;
  return (
    <>
      {y === 0 && (
        <>
          <Shadow
            camera={camera}
            from={[x - 2, y, z - 1]}
            to={[x + width + 6, y, z + depth + 4]}
            strength={0.3}
          />
          <Shadow
            camera={camera}
            from={[x, y, z]}
            to={[x + width + 0.5, y, z + depth + 0.5]}
            strength={0.5}
            blur={5}
          />
        </>
      )}
      <LegsBelow
        camera={camera}
        at={[x, y, z]}
        size={[width, low - y, depth]}
        drawing={drawing}
        legs={legs}
      />
      <SolidBlock
        camera={camera}
        block={{ at: [x, low, z], size: [width, high - low, depth], radius: 0.5 }}
        top={drawing.cover}
        side={drawing.cover}
      />
      <Fronts
        camera={camera}
        left={x + 1}
        right={x + width - 1}
        low={low + 1}
        high={high - 0.8}
        z={z + depth}
        drawing={drawing}
      />
      <SolidBlock
        camera={camera}
        block={{
          at: [x - 0.5, high, z - 0.2],
          size: [width + 1, TOP_INCHES, depth + 0.8],
          radius: 0.8,
        }}
        top={shade(drawing.cover, 0.22)}
        side={shade(drawing.cover, 0.06)}
      />
    </>
  );
};

const LEG_WIDTH: Readonly<Record<Exclude<Legs, 'plinth'>, number>> = {
  tapered: 1.6,
  turned: 2.2,
  block: 3,
  steel: 0.9,
};

interface LegsProps extends CaseProps {
  readonly legs: Legs;
}

/** Far legs first; a plinth is one low box, a little behind the front. */
const LegsBelow = ({ camera, at: [x, y, z], size: [width, height, depth], drawing, legs }: LegsProps) => {
  const color = legs === 'steel' ? '#34323a' : shade(drawing.cover, -0.28);
  if (legs === 'plinth')
    return (
      <SolidBlock
        camera={camera}
        block={{ at: [x + 1, y, z + 1], size: [width - 2, height, depth - 2.5], radius: 0.4 }}
        top={color}
      />
    );
  const thick = LEG_WIDTH[legs];
  const inset = legs === 'tapered' ? 1.4 : 0.4;
  return [z + inset, z + depth - inset - thick].flatMap((far) =>
    [x + inset, x + width - inset - thick].map((left) => (
      <SolidBlock
        key={`${left} ${far}`}
        camera={camera}
        block={{
          at: [left, y, far],
          size: [thick, height + 0.2, thick],
          radius: legs === 'turned' ? 1.1 : 0.2,
        }}
        top={color}
      />
    )),
  );
};
