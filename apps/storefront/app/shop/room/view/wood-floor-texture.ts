import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';

const SIDE = 256;
const ROWS = 8;
/** Metres of floor that the texture is drawn for. */
const TILE = 1.6;

/** A floor of boards, each in its own shade with a little grain. */
export const woodFloorTexture = (color: string, width: number, length: number): DataTexture => {
  const wood = new Color(color).convertLinearToSRGB();
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const shade = shadeAt(x, y);
      const start = (y * SIDE + x) * 4;
      for (const [index, part] of [wood.r, wood.g, wood.b].entries())
        pixels[start + index] = Math.min(255, Math.round(part * 255 * shade));
      pixels[start + 3] = 255;
    }
  const texture = new DataTexture(pixels, SIDE, SIDE);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(width / TILE, length / TILE);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
};

/** Boards run along x, every other row begins in the middle; between two boards there is a thin dark line. */
const shadeAt = (x: number, y: number): number => {
  const high = SIDE / ROWS;
  const row = Math.floor(y / high);
  const along = (x + (row % 2) * (SIDE / 2)) % SIDE;
  if (y % high === 0 || along === 0) return 0.82;
  const board = row * 2 + (along < SIDE / 2 ? 0 : 1);
  const grain = Math.sin(y * 1.9 + 3 * Math.sin(x * 0.035 + board)) * 0.018;
  return 0.98 + 0.05 * Math.sin(board * 12.9898) + grain;
};
