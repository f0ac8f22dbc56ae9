/** A point on the drawing. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

// Albers' equal-area conic, as most maps of the country are drawn.
const SOUTH = radians(29.5);
const NORTH = radians(45.5);
const MIDDLE_LATITUDE = radians(37.5);
const MIDDLE_LONGITUDE = -96;
const CONE = (Math.sin(SOUTH) + Math.sin(NORTH)) / 2;
const BASE = Math.cos(SOUTH) ** 2 + 2 * CONE * Math.sin(SOUTH);
const radiusAt = (latitude: number): number => Math.sqrt(BASE - 2 * CONE * Math.sin(latitude)) / CONE;
const MIDDLE_RADIUS = radiusAt(MIDDLE_LATITUDE);

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 650;
const SCALE = 1290;
const CENTRE: Point = { x: 500, y: 340 };

/** Where a place on the mainland is on the drawing. @example toMap(-96, 37.5) // { x: 500, y: 340 } */
export const toMap = (longitude: number, latitude: number): Point => {
  const angle = CONE * radians(longitude - MIDDLE_LONGITUDE);
  const radius = radiusAt(radians(latitude));
  return {
    x: round(CENTRE.x + SCALE * radius * Math.sin(angle)),
    y: round(CENTRE.y - SCALE * (MIDDLE_RADIUS - radius * Math.cos(angle))),
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;
