import { z } from 'zod';

const PAIRS = /^[a-z]+=[A-Za-z0-9]+(,[a-z]+=[A-Za-z0-9]+)*$/;

/**
 * A setting that has a key for each of some brands, read by brand.
 * @example keysByBrand('app key').parse('halcyon=Abc1,drift=Def2') // Map { 'halcyon' => 'Abc1', 'drift' => 'Def2' }
 */
export const keysByBrand = (key: string) =>
  z
    .stringFormat(`pairs brand=${key}, separated by commas`, PAIRS)
    .transform((pairs): ReadonlyMap<string, string> => new Map(pairs.split(',').map(parsePair)))
    .default(new Map());

const parsePair = (pair: string): [string, string] => {
  const [brand = '', key = ''] = pair.split('=');
  return [brand, key];
};
