import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import { SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { Picture } from './picture.tsx';
import { tenth } from './projection.ts';

/** Inches of a bed from above; a split king is two halves side by side. */
const OUTLINES = {
  twin: [39, 75],
  twinXL: [39, 80],
  full: [54, 75],
  queen: [60, 80],
  king: [76, 80],
  calKing: [72, 84],
  splitKing: [76, 80],
} as const;

/** A size that a bed comes in; a pillow has others. */
type BedSize = keyof typeof OUTLINES;

export const isBedSize = (size: string | null): size is BedSize =>
  size !== null && Object.hasOwn(OUTLINES, size);

/** Points an inch. */
const SCALE = 5.6;
const MIDDLE = { x: 400, y: 280 };
const GROUND = '#f5f2ec';
const LINE = '#d3cbbe';
const SHEET = '#fffdf9';
const INK = '#24233a';
/** Two pillows lie on what is at least as wide as this, in inches. */
const WIDE_FOR_TWO = 54;

interface SizeOutlineProps {
  readonly size: BedSize;
  readonly accent: string;
  /** The size as the shop's country calls it. */
  readonly name?: string | undefined;
  /** Its sides as the shop's country measures; inches where no unit is said. */
  readonly sides?: string | undefined;
}

/** A bed from above, before the outlines of larger ones, with its name and its sides. */
export const SizeOutline = ({
  size,
  accent,
  name = SIZE_TITLES[size],
  sides = MATTRESS_INCHES[size] ?? '',
}: SizeOutlineProps) => {
  const title = `${name}, ${sides}${sides.endsWith(' cm') ? '' : ' inches'}`;
  const [across = '', along = ''] = sides.replace(' cm', '').split(' × ');
  const bed = placed(OUTLINES[size]);
  // A split king is measured by its halves.
  const starts = size === 'splitKing' ? [bed.x, MIDDLE.x] : [bed.x];
  return (
    <Picture width={800} height={600} label={title}>
      <rect width="800" height="600" fill={GROUND} />
      {Object.entries(OUTLINES).map(([other, inches]) => (
        <rect key={other} {...placed(inches)} rx="16" fill="none" stroke={LINE} strokeWidth="2" />
      ))}
      <rect {...bed} rx="16" fill={SHEET} stroke={accent} strokeWidth="5" />
      <Pillows bed={bed} isForTwo={bed.width >= WIDE_FOR_TWO * SCALE} />
      {starts.length === 2 && (
        <path d={`M${MIDDLE.x} ${bed.y}v${bed.height}`} stroke={accent} strokeWidth="4" />
      )}
      <g fontFamily="sans-serif" fontSize="24" fill={INK} textAnchor="middle">
        {starts.map((x) => (
          <Side key={x} x={x} y={24} length={bed.width / starts.length} text={across.replace(/^\D+/, '')} />
        ))}
        <g transform={`translate(120 ${tenth(bed.y + bed.height)}) rotate(-90)`}>
          <Side x={0} y={0} length={bed.height} text={along} />
        </g>
        <text x={MIDDLE.x} y="574" fontSize="26">
          {title}
        </text>
      </g>
    </Picture>
  );
};

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const placed = ([width, length]: readonly [number, number]): Placed => ({
  x: tenth(MIDDLE.x - (width * SCALE) / 2),
  y: tenth(MIDDLE.y - (length * SCALE) / 2),
  width: tenth(width * SCALE),
  height: tenth(length * SCALE),
});

/** A pillow is 26 by 19 inches on every bed, which tells how large that is. */
const Pillows = ({ bed, isForTwo }: { bed: Placed; isForTwo: boolean }) => {
  const width = 26 * SCALE;
  const middles = isForTwo ? [bed.width / 4, (bed.width * 3) / 4] : [bed.width / 2];
  return middles.map((middle) => (
    <rect
      key={middle}
      x={tenth(bed.x + middle - width / 2)}
      y={bed.y + 14}
      width={tenth(width)}
      height={tenth(19 * SCALE)}
      rx="26"
      fill={GROUND}
      stroke={LINE}
      strokeWidth="2"
    />
  ));
};

/** How long a side is: a line with an end on each hand, broken for its number. */
const Side = ({ x, y, length, text }: { x: number; y: number; length: number; text: string }) => {
  const middle = tenth(x + length / 2);
  const gap = 16 + 7 * text.length;
  return (
    <>
      <path
        d={`M${x} ${y - 8}v16M${x} ${y}H${middle - gap}M${middle + gap} ${y}H${tenth(x + length)}m0 -8v16`}
        stroke={INK}
        strokeWidth="1.5"
      />
      <text x={middle} y={y + 8}>
        {text}
      </text>
    </>
  );
};
