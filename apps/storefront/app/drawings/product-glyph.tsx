import type { Drawing } from '@counterpane/contract/drawing';
import { Picture } from './picture.tsx';
import { shade } from './shade.ts';

/** A kind of product in a few strokes, for places as small as a cart line: a fraction of a full drawing. */
export const ProductGlyph = ({ drawing }: { drawing: Drawing | null }) => (
  <Picture width={264} height={198}>
    <rect width="264" height="198" fill="var(--color-tint)" />
    <Glyph drawing={drawing ?? PLAIN} />
  </Picture>
);

/** Something whose colours nobody told. */
const PLAIN: Drawing = {
  shape: 'mattress',
  cover: '#fffaf2',
  side: '#8f88b8',
  accent: '#c4432b',
  layers: [],
};

const Glyph = ({ drawing }: { drawing: Drawing }) => {
  if (drawing.shape === 'pillow') return <PillowGlyph drawing={drawing} />;
  return drawing.shape === 'sheets' ? <SheetsGlyph drawing={drawing} /> : <MattressGlyph drawing={drawing} />;
};

interface GlyphProps {
  readonly drawing: Drawing;
}

const MattressGlyph = ({ drawing: { cover, side, accent } }: GlyphProps) => (
  <>
    <ellipse cx="140" cy="152" rx="104" ry="14" fill="#1d1b3a" fillOpacity=".16" />
    <path d="M28 104v30q0 5 6 6l112 18q7 1 12-2l74-40q4-2 4-6V82Z" fill={side} />
    <path d="M150 122v36q5 1 9-2l73-40q4-2 4-6V82Z" fill="#1d1b3a" fillOpacity=".28" />
    <path d="M28 92v16q0 5 6 6l112 18q7 1 12-2l74-40q4-2 4-6V70Z" fill={cover} />
    <path d="M150 112v20q5 1 9-2l73-40q4-2 4-6V70Z" fill="#1d1b3a" fillOpacity=".08" />
    <path
      d="M34 88 128 50q5-2 10-1l92 15q8 2 2 6l-76 38q-5 2-11 1L34 96q-8-4 0-8Z"
      fill={shade(cover, 0.35)}
      stroke={shade(cover, -0.1)}
      strokeWidth="2"
    />
    <path d="M28 109q0 4 6 5l112 18q7 1 12-2l74-40q4-2 4-5" fill="none" stroke={accent} strokeWidth="2.5" />
    <path d="m46 128 18 3v-9l-18-3z" fill={accent} />
  </>
);

const PillowGlyph = ({ drawing: { cover, accent } }: GlyphProps) => (
  <>
    <ellipse cx="132" cy="146" rx="92" ry="12" fill="#1d1b3a" fillOpacity=".16" />
    <path
      d="M46 70q86-24 172 0 12 36 0 70-86 18-172 0-12-34 0-70Z"
      fill={cover}
      stroke={accent}
      strokeWidth="3"
    />
    <path
      d="M60 82q18 6 24 20m120-20q-18 6-24 20"
      fill="none"
      stroke={shade(cover, -0.2)}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const SheetsGlyph = ({ drawing: { cover, side, accent } }: GlyphProps) => (
  <>
    <ellipse cx="132" cy="152" rx="96" ry="12" fill="#1d1b3a" fillOpacity=".16" />
    {[122, 94, 66].map((y, index) => (
      <rect
        key={y}
        x={50 + index * 4}
        y={y}
        width={164 - index * 8}
        height="30"
        rx="15"
        fill={index === 1 ? side : cover}
        stroke={shade(side, -0.12)}
        strokeWidth="2"
      />
    ))}
    <path d="M120 66h22v86h-22z" fill={accent} />
  </>
);
