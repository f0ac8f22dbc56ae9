import type { Size } from '../options/sizes.ts';

/** The sizes shown with upgrade options, in the order in which they are shown [C5]. */
export const UPGRADE_SIZES = [
  'twin',
  'twinXL',
  'full',
  'queen',
  'king',
  'calKing',
  'splitKing',
] as const satisfies readonly Size[];

/** Whether a size is shown with upgrade options. @example hasUpgradeOptions('jumbo') // false */
export const hasUpgradeOptions = (size: string): boolean => UPGRADE_SIZES.some((each) => each === size);
