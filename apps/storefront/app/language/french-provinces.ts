import type { Messages } from './messages.ts';

/** Provinces and territories, as an address names them. */
export const FRENCH_PROVINCES: Messages = {
  Alberta: 'Alberta',
  'British Columbia': 'Colombie-Britannique',
  Manitoba: 'Manitoba',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Nova Scotia': 'Nouvelle-Écosse',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  Nunavut: 'Nunavut',
  Ontario: 'Ontario',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  Quebec: 'Québec',
  Saskatchewan: 'Saskatchewan',
  Yukon: 'Yukon',
};
