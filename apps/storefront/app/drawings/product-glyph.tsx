import { Picture } from './picture.tsx';

/** A kind of product in a few strokes, for places as small as a cart line: a fraction of a full drawing. */
export const ProductGlyph = ({ group }: { group: string }) => (
  <Picture width={264} height={198}>
    <rect width="264" height="198" fill="var(--color-tint)" />
    {group === 'pillow' ? <PillowGlyph /> : group === 'sheets' ? <SheetsGlyph /> : <MattressGlyph />}
  </Picture>
);

const MattressGlyph = () => (
  <>
    <ellipse cx="140" cy="152" rx="104" ry="14" fill="#1d1b3a" fillOpacity=".16" />
    <path d="M28 104v30q0 5 6 6l112 18q7 1 12-2l74-40q4-2 4-6V82Z" fill="var(--room-sky-deep)" />
    <path d="M150 122v36q5 1 9-2l73-40q4-2 4-6V82Z" fill="#1d1b3a" fillOpacity=".28" />
    <path d="M28 92v16q0 5 6 6l112 18q7 1 12-2l74-40q4-2 4-6V70Z" fill="#fffaf2" />
    <path d="M150 112v20q5 1 9-2l73-40q4-2 4-6V70Z" fill="#1d1b3a" fillOpacity=".08" />
    <path
      d="M34 88 128 50q5-2 10-1l92 15q8 2 2 6l-76 38q-5 2-11 1L34 96q-8-4 0-8Z"
      fill="#fffdf9"
      stroke="#e3d7c8"
      strokeWidth="2"
    />
    <path
      d="M28 109q0 4 6 5l112 18q7 1 12-2l74-40q4-2 4-5"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="2.5"
    />
    <path d="m46 128 18 3v-9l-18-3z" fill="var(--color-accent)" />
  </>
);

const PillowGlyph = () => (
  <>
    <ellipse cx="132" cy="146" rx="92" ry="12" fill="#1d1b3a" fillOpacity=".16" />
    <path
      d="M46 70q86-24 172 0 12 36 0 70-86 18-172 0-12-34 0-70Z"
      fill="#fffdf9"
      stroke="#d9cbb9"
      strokeWidth="3"
    />
    <path
      d="M60 82q18 6 24 20m120-20q-18 6-24 20"
      fill="none"
      stroke="#d9cbb9"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const SheetsGlyph = () => (
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
        fill={index === 1 ? 'var(--room-sky-deep)' : '#fffdf9'}
        stroke="#d9cbb9"
        strokeWidth="2"
      />
    ))}
    <path d="M120 66h22v86h-22z" fill="var(--color-accent)" />
  </>
);
