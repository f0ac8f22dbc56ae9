import type { Place } from '@counterpane/rules/content/nearest-stores';

const POSITION = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** A place on the earth as an address names it; null for what is none. @example parsePosition('40.71,-74.01')?.latitude // 40.71 */
export const parsePosition = (text: string): Place | null => {
  const [, latitude, longitude] = POSITION.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
};
