/** A place on the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_MILES = 3_958.8;

/** Miles by great circle. @example milesBetween(newYork, philadelphia) // about 80 */
export const milesBetween = (a: Place, b: Place): number => {
  const haversine =
    sinSquared(radians(b.latitude - a.latitude) / 2) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      sinSquared(radians(b.longitude - a.longitude) / 2);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sinSquared = (angle: number): number => Math.sin(angle) ** 2;

/** Stores with how far they are from a place, the nearest first, so many at most [C2]. */
export const nearestStores = <Store extends Place>(
  stores: readonly Store[],
  place: Place,
  most: number,
): { readonly store: Store; readonly miles: number }[] =>
  stores
    .map((store) => ({ store, miles: milesBetween(store, place) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, most);
