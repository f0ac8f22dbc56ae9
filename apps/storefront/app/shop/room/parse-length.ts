/** What a number without a unit is: rooms are measured in feet, doors in inches, and in Britain both in metres. */
export type BareUnit = 'feet' | 'inches' | 'metres';

const PER_FOOT = 12;
const PER_CM = 1 / 2.54;

const NUMBER = '(\\d{1,5}(?:\\.\\d+)?)';
const FEET = new RegExp(
  `^${NUMBER} ?(?:'|ft|feet|foot|pi|pieds?|pies?)(?: ?${NUMBER} ?(?:"|''|in|inches|po|pouces?|pulg|pulgadas?)?)?$`,
);
const INCHES = new RegExp(`^${NUMBER} ?(?:"|''|in|inch|inches|po|pouces?|pulg|pulgadas?)$`);
const METRES = new RegExp(`^${NUMBER} ?m(?:etres?|eters?|etros?)?(?: ?(\\d{1,2})(?: ?cm)?)?$`);
const CENTIMETRES = new RegExp(`^${NUMBER} ?cm$`);
const MILLIMETRES = new RegExp(`^${NUMBER} ?mm$`);
const BARE = new RegExp(`^${NUMBER}$`);

/**
 * A length as people write it, in inches; null for what is none. A number alone is what rooms and doors can be: 144 is
 * no room of so many feet but of inches, 350 are centimetres and 3.5 metres.
 * @example parseLength('11 ft 6 in', 'feet') // 138
 */
export const parseLength = (text: string, unit: BareUnit): number | null => {
  const plain = text
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[’′]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(/è/g, 'e')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
  const [, feet, inches = '0'] = FEET.exec(plain) ?? [];
  if (feet !== undefined) return Number(feet) * PER_FOOT + Number(inches);
  const [, metres, more = '0'] = METRES.exec(plain) ?? [];
  if (metres !== undefined) return (Number(metres) * 100 + Number(more)) * PER_CM;
  const single = numberOf(INCHES, plain);
  if (single !== null) return single;
  const centimetres = numberOf(CENTIMETRES, plain);
  if (centimetres !== null) return centimetres * PER_CM;
  const millimetres = numberOf(MILLIMETRES, plain);
  if (millimetres !== null) return (millimetres / 10) * PER_CM;
  const bare = numberOf(BARE, plain);
  return bare === null ? null : inUnit(bare, unit);
};

/** From so many on a number alone cannot be meant in the larger unit. */
const MOST_FEET = 60;
const MOST_METRES = 20;

const inUnit = (value: number, unit: BareUnit): number => {
  if (unit === 'metres') return (value > MOST_METRES ? value : value * 100) * PER_CM;
  return unit === 'feet' && value <= MOST_FEET ? value * PER_FOOT : value;
};

const numberOf = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
