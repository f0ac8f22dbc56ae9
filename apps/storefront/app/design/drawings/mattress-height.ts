import type { Drawing } from '@counterpane/contract/drawing';

const USUAL = 12;

/** How high a mattress is, in inches: as high as its layers together. */
export const mattressHeight = ({ layers }: Drawing): number =>
  layers.length === 0 ? USUAL : layers.reduce((sum, { inches }) => sum + inches, 0);
