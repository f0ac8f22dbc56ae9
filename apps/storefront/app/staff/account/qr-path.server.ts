import { encode } from 'uqr';

/** A QR code as an SVG path of unit squares, with the quiet border that readers need. */
export interface QrPath {
  readonly path: string;
  /** Squares on each side, border included. */
  readonly size: number;
}

export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
};
