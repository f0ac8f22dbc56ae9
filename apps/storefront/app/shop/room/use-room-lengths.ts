import { useFormat } from '../../language/use-format.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { inInches, type RoomUnit, wholeAround, wholeWithin } from './room-unit.ts';

/** How lengths in a room are said, and typed. */
export interface RoomLengths {
  readonly isMetric: boolean;
  /** The unit in which it is decided whether something fits. */
  readonly unit: RoomUnit;
  /** Of a piece, as the rest of the page says it: "60 in", "152 cm". */
  readonly side: (inches: number) => string;
  /** Of a gap or an opening: the part of an inch or a centimetre that it has more is left out. */
  readonly gap: (inches: number) => string;
  /** Of a box: a part of an inch or a centimetre is a whole one. */
  readonly box: (inches: number) => string;
  /** Of a wall: "11 ft 6 in", "351 cm". */
  readonly wall: (inches: number) => string;
}

const PER_FOOT = 12;

export const useRoomLengths = (): RoomLengths => {
  const t = useText();
  const { measures } = useFormat();
  const isMetric = useStorefront()?.country === 'GB';
  const inFeet = (inches: number): string => {
    const whole = Math.round(inches);
    const feet = Math.floor(whole / PER_FOOT);
    const rest = whole % PER_FOOT;
    return rest === 0 ? t('{feet} ft', { feet }) : t('{feet} ft {inches} in', { feet, inches: rest });
  };
  const unit: RoomUnit = isMetric ? 'centimetres' : 'inches';
  const inUnits = (whole: number): string => measures.length(inInches(whole, unit));
  return {
    isMetric,
    unit,
    side: (inches) => measures.length(isMetric ? inches : Math.floor(inches)),
    gap: (inches) => inUnits(wholeWithin(inches, unit)),
    box: (inches) => inUnits(wholeAround(inches, unit)),
    wall: isMetric ? measures.length : inFeet,
  };
};
