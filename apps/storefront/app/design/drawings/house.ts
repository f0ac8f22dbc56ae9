import type { Drawing } from '@counterpane/contract/drawing';

/** What stands beside the goods in a picture and is not for sale there. */
export const HOUSE_BED: Drawing = {
  shape: 'bedframe',
  cover: '#7f4e31',
  side: '#5f3823',
  accent: '#e0d2c1',
  layers: [],
  parts: { headboard: 'channels', cloth: 'headboard' },
};

export const HOUSE_MATTRESS: Drawing = {
  shape: 'mattress',
  cover: '#f3ede4',
  side: '#8d8aa6',
  accent: '#c4432b',
  layers: [],
};

export const HOUSE_NIGHTSTAND: Drawing = {
  shape: 'nightstand',
  cover: '#7f4e31',
  side: '#5f3823',
  accent: '#d9b26a',
  layers: [],
  parts: { drawers: 2, legs: 'block', handle: 'bar' },
};
