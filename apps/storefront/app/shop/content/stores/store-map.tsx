import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { useText } from '../../../language/use-text.ts';
import { MAP_HEIGHT, MAP_WIDTH, toMap } from './map-projection.ts';
import styles from './stores.module.css';
import { BORDERS, OUTLINE } from './us-map.ts';

type Stores = PartsOf<'stores'>['stores'];

/** With more pins than this they lie too close for a number in each. */
const MOST_NUMBERED = 12;

/**
 * The country with a pin for each store that is listed, by its number in the list. The nearest lies on top. Drawn
 * here, from no other place.
 */
export const StoreMap = ({ stores }: { stores: Stores }) => {
  const t = useText();
  const isNumbered = stores.length <= MOST_NUMBERED;
  const pins = stores.map((store) => ({ ...store, ...toMap(store.longitude, store.latitude) }));
  return (
    <svg
      className={styles.map}
      viewBox={isNumbered ? frameOf(pins) : `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={t('Map of the stores that are listed')}
    >
      <path d={OUTLINE} className={styles.land} vectorEffect="non-scaling-stroke" />
      <path d={BORDERS} className={styles.borders} vectorEffect="non-scaling-stroke" />
      {pins
        .toReversed()
        .map(({ number, x, y }) =>
          isNumbered ? (
            <Pin key={number} number={number} x={x} y={y} size={sizeOf(pins)} />
          ) : (
            <circle key={number} className={styles.dot} cx={x} cy={y} r="7" />
          ),
        )}
    </svg>
  );
};

interface PinProps {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** The radius of its head. */
  readonly size: number;
}

const Pin = ({ number, x, y, size }: PinProps) => (
  <g transform={`translate(${x} ${y}) scale(${size / 10})`} className={styles.pin}>
    <path d="M0 0C-4-7-10-11-10-18a10 10 0 1 1 20 0C10-11 4-7 0 0Z" />
    <text y="-14" textAnchor="middle">
      {number}
    </text>
  </g>
);

type Pins = readonly { readonly x: number; readonly y: number }[];

/** Around the pins, in the shape of the whole map, and no closer than a few states. */
const frameOf = (pins: Pins): string => {
  const { left, top, width, height } = boundsOf(pins);
  return `${left} ${top} ${width} ${height}`;
};

const sizeOf = (pins: Pins): number => (boundsOf(pins).width / MAP_WIDTH) * 24;

const LEAST_WIDTH = 320;
const MARGIN = 1.35;

const boundsOf = (pins: Pins) => {
  const xs = pins.map(({ x }) => x);
  const ys = pins.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = MAP_WIDTH / MAP_HEIGHT;
  const width = Math.min(
    MAP_WIDTH,
    Math.max(LEAST_WIDTH, (right - left) * MARGIN, (bottom - top) * MARGIN * shape),
  );
  const height = width / shape;
  return {
    width,
    height,
    left: clamp((left + right - width) / 2, MAP_WIDTH - width),
    top: clamp((top + bottom - height) / 2, MAP_HEIGHT - height),
  };
};

const clamp = (value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, 0), Math.max(0, most)));
