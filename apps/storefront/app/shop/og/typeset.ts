import type { Font } from 'harfbuzzjs';

interface Type {
  readonly font: Font;
  /** In pixels. */
  readonly size: number;
  /** Between two letters, in parts of the size. */
  readonly spacing: number;
}

interface Line {
  /** The letters as an SVG path, from 0 on the base line. */
  readonly path: string;
  readonly width: number;
}

/** One line of text as outlines: a picture that needs no font. */
export const setLine = async (text: string, { font, size, spacing }: Type): Promise<Line> => {
  const { Buffer, Feature, shape } = await import('harfbuzzjs');
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Figures as high as capitals, as on the pages.
  shape(font, buffer, [new Feature('lnum', 1)]);
  const scale = size / font.face.upem;
  let at = 0;
  const letters = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const letter = placed(font.glyphToPath(codepoint), at + xOffset * scale, scale);
    at += xAdvance * scale + spacing * size;
    return letter;
  });
  return { path: letters.join(''), width: at };
};

/** Breaks between words, greedily; a word wider than the measure stands alone. */
export const setLines = async (text: string, type: Type, measure: number): Promise<Line[]> => {
  const lines: Line[] = [];
  let words = '';
  let line: Line | null = null;
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = await setLine(words === '' ? word : `${words} ${word}`, type);
    if (line !== null && longer.width > measure) {
      lines.push(line);
      words = word;
      line = await setLine(word, type);
    } else {
      words = words === '' ? word : `${words} ${word}`;
      line = longer;
    }
  }
  return line === null ? lines : [...lines, line];
};

/** Outlines have their y axis upward and their own unit. */
const placed = (path: string, x: number, scale: number): string =>
  path.replace(
    /(-?[\d.]{1,20}),(-?[\d.]{1,20})/g,
    (_, px: string, py: string) => `${round(x + Number(px) * scale)},${round(-Number(py) * scale)}`,
  );

const round = (number: number): number => Math.round(number * 100) / 100;
