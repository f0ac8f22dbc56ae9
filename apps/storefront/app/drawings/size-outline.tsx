import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import { SIZE_TITLES, type Size } from '@counterpane/rules/options/sizes';
import { Picture } from './picture.tsx';

/** Inches of a bed from above; a split king is two halves side by side. */
const OUTLINES: Readonly<Partial<Record<Size, readonly [width: number, length: number]>>> = {
  twin: [39, 75],
  twinXL: [39, 80],
  full: [54, 75],
  queen: [60, 80],
  king: [76, 80],
  calKing: [72, 84],
  splitKing: [76, 80],
};

const SCALE = 5.6;

interface SizeOutlineProps {
  readonly size: Size;
  readonly accent: string;
  /** The size as the shop's country calls it. */
  readonly name?: string | undefined;
  /** Its sides as the shop's country measures; inches where no unit is said. */
  readonly sides?: string | undefined;
}

/** A bed from above beside the others, with its name and its sides. */
export const SizeOutline = ({
  size,
  accent,
  name = SIZE_TITLES[size],
  sides = MATTRESS_INCHES[size] ?? '',
}: SizeOutlineProps) => {
  const title = `${name}, ${sides}${sides.endsWith(' cm') ? '' : ' inches'}`;
  return (
    <Picture width={800} height={600} label={title}>
      <rect width="800" height="600" fill="#f6efe4" />
      {Object.entries(OUTLINES).map(([name, inches]) => (
        <Outline key={name} inches={inches} stroke="#d9cbb8" />
      ))}
      <Outline inches={OUTLINES[size] ?? [60, 80]} stroke={accent} isFilled />
      {size === 'splitKing' && <path d="M400 76V524" stroke={accent} strokeWidth="4" />}
      <text x="400" y="572" textAnchor="middle" fontFamily="sans-serif" fontSize="26" fill="#1d1b3a">
        {title}
      </text>
    </Picture>
  );
};

interface OutlineProps {
  readonly inches: readonly [width: number, length: number];
  readonly stroke: string;
  readonly isFilled?: boolean;
}

const Outline = ({ inches: [width, length], stroke, isFilled = false }: OutlineProps) => (
  <rect
    x={400 - (width * SCALE) / 2}
    y={300 - (length * SCALE) / 2}
    width={width * SCALE}
    height={length * SCALE}
    rx="18"
    fill={isFilled ? '#fffaf2' : 'none'}
    stroke={stroke}
    strokeWidth={isFilled ? 5 : 2}
  />
);
