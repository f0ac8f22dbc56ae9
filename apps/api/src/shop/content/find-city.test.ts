import { expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import { canadianName } from './canadian-names.ts';
import { findCity } from './find-city.ts';

const titleOf = async (text: string, country = 'US') => (await findCity(text, country))?.title ?? null;

it('Cities of Canada are found with their accents and without, and shown as they are written', async () => {
  for (const [asked, title] of [
    ['Lévis', 'Lévis, QC'],
    ['levis', 'Lévis, QC'],
    ['Trois-Rivières', 'Trois-Rivières, QC'],
    ['trois rivieres, qc', 'Trois-Rivières, QC'],
    ['St-Jérôme', 'Saint-Jérôme, QC'],
    ['Sept-Îles', 'Sept-Îles, QC'],
    ["Val-d'Or", "Val-d'Or, QC"],
    ['Saint-Jean-sur-Richelieu', 'Saint-Jean-sur-Richelieu, QC'],
    ["St. John's", "St. John's, NL"],
  ] as const)
    expect([asked, await titleOf(asked)]).toEqual([asked, title]);
});

it('No name of the list of Canada is shown with a letter that was lost', () => {
  const names = Object.values(zipcodes.codes).flatMap(({ city, country }) =>
    country === 'US' ? [] : [canadianName(city)],
  );
  expect(names.length).toBeGreaterThan(1_500);
  expect(names.filter((name) => name.includes('\uFFFD'))).toEqual([]);
});

it('A large city of Canada is found ahead of the hamlets of its name, also where the list has only its parts', async () => {
  for (const [asked, title] of [
    ['Sudbury', 'Sudbury, ON'],
    ['Langley', 'Langley, BC'],
    ['Vaughan', 'Vaughan, ON'],
    ['Laval', 'Laval, QC'],
    ['Whistler', 'Whistler, BC'],
    ['Saguenay', 'Saguenay, QC'],
    ['Iqaluit', 'Iqaluit, NU'],
  ] as const)
    expect([asked, await titleOf(asked)]).toEqual([asked, title]);
  expect(await titleOf('Sudbury, MA')).toBe('Sudbury, MA');
  const laval = await findCity('Laval', 'US');
  expect([laval?.latitude, laval?.longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([46, -74]);
});

it('Of equally large cities the one in the country of who asks is meant', async () => {
  expect(await titleOf('Whitehorse', 'CA')).toBe('Whitehorse, YT');
  expect(await titleOf('Whitehorse', 'US')).toBe('Whitehorse, SD');
});

it('A city may be named with the word that goes with it, which makes no city of a hamlet', async () => {
  expect(await titleOf('New York City')).toBe('New York, NY');
  expect(await titleOf('Québec City')).toBe('Québec, QC');
  expect(await titleOf('Greater Sudbury')).toBe('Sudbury, ON');
  expect(await titleOf('Langley Township, BC')).toBe('Langley, BC');
  expect(await titleOf('Panama City')).toBe('Panama City, FL');
  expect(await titleOf('Mexico City')).toBeNull();
  expect(await titleOf('Mexico, MO')).toBe('Mexico, MO');
});

it('A large city is found by a name that is a state’s too, and a hamlet of such a name only with its own state', async () => {
  for (const [asked, title] of [
    ['New York', 'New York, NY'],
    ['new york', 'New York, NY'],
    ['Washington', 'Washington, DC'],
    ['Washington DC', 'Washington, DC'],
    ['Québec', 'Québec, QC'],
    ['quebec', 'Québec, QC'],
    ['California', null],
    ['Nevada', null],
    ['Washington, PA', 'Washington, PA'],
    ['Indiana, PA', 'Indiana, PA'],
  ] as const)
    expect([asked, await titleOf(asked)]).toEqual([asked, title]);
});

it('A province of Canada is no city elsewhere to who is in Canada', async () => {
  expect(await titleOf('Ontario')).toBe('Ontario, CA');
  expect(await titleOf('Ontario', 'CA')).toBeNull();
  expect(await titleOf('Québec', 'CA')).toBe('Québec, QC');
});

it('A post office of the armed forces is no city', async () => {
  for (const name of ['Apo', 'FPO, AP', 'dpo ae']) expect([name, await titleOf(name)]).toEqual([name, null]);
  expect(await titleOf('Apopka')).toBe('Apopka, FL');
});
