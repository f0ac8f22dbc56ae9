import { useStorefront } from '../chrome/use-storefront.ts';
import { useFigures } from '../language/use-figures.ts';
import { useText } from '../language/use-text.ts';

/** How lengths in a room are said, and typed. */
export interface RoomLengths {
  readonly isMetric: boolean;
  /** Of a piece, a box or a gap: "60 in", "152 cm". Parts of an inch are left out, so that no gap is said too large. */
  readonly side: (inches: number) => string;
  /** Of a wall: "11 ft 6 in", "351 cm". */
  readonly wall: (inches: number) => string;
}

const PER_FOOT = 12;

export const useRoomLengths = (): RoomLengths => {
  const t = useText();
  const { measures } = useFigures();
  const isMetric = useStorefront()?.country === 'GB';
  const inFeet = (inches: number): string => {
    const whole = Math.round(inches);
    const feet = Math.floor(whole / PER_FOOT);
    const rest = whole % PER_FOOT;
    return rest === 0 ? t('{feet} ft', { feet }) : t('{feet} ft {inches} in', { feet, inches: rest });
  };
  return {
    isMetric,
    side: (inches) => measures.length(isMetric ? inches : Math.floor(inches)),
    wall: isMetric ? measures.length : inFeet,
  };
};
