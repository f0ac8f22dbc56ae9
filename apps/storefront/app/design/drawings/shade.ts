/** A colour lighter (towards 1) or darker (towards -1). @example shade('#808080', 0.5) // "#c0c0c0" */
export const shade = (color: string, amount: number): string => {
  const [red, green, blue] = channels(color);
  const towards = amount < 0 ? SHADOW : LIGHT;
  const part = Math.abs(amount);
  const mixed = [red, green, blue].map((value, index) =>
    Math.round(value + ((towards[index] ?? value) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Shadows indoors are warm and violet rather than black. */
const SHADOW = [24, 18, 38];
const LIGHT = [255, 255, 255];

const channels = (color: string): [number, number, number] => {
  const hex = /^#([0-9a-f]{6})/i.exec(color)?.[1] ?? 'cccccc';
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ]; // three slices of six digits
};
