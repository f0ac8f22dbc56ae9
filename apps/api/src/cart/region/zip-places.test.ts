import { describe, expect, it } from 'vitest';
import { expectedCities, findZipPlace } from './zip-places.ts';

describe('the place of a ZIP code', () => {
  it('has the name of its city and the code of its state', async () => {
    expect(await findZipPlace('10001')).toEqual({ city: 'New York', state: 'NY' });
    expect(await findZipPlace(' 87101-1234 ')).toEqual({ city: 'Albuquerque', state: 'NM' });
  });

  it('is unknown for a code that nobody has listed', async () => {
    expect(await findZipPlace('00000')).toBe(null);
    expect(await findZipPlace('constructor')).toBe(null);
  });
});

describe('the names that a city should have had', () => {
  it('are none where it has one of them, however it is written', async () => {
    expect(await expectedCities('10001', 'new york')).toEqual([]);
    expect(await expectedCities('63101', 'St. Louis')).toEqual([]);
    expect(await expectedCities('63101', 'Saint Louis')).toEqual([]);
  });

  it('are those of the ZIP code where it has the name of a place far away', async () => {
    expect(await expectedCities('10001', 'Albuquerque')).toEqual(['New York']);
  });

  it('are none where a neighbour has that name', async () => {
    expect(await findZipPlace('07030')).toMatchObject({ city: 'Hoboken' });
    expect(await expectedCities('07030', 'Princeton')).toEqual(['Hoboken']);
    expect(await expectedCities('07030', 'Kearny')).toEqual([]);
  });

  it('are none where nobody knows the ZIP code', async () => {
    expect(await expectedCities('00000', 'Nowhere')).toEqual([]);
  });
});
