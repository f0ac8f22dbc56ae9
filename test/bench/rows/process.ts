import { residentMegabytes } from '../processes.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';

/** What an operator asks of a process: how soon it is there, how much room it takes. */
export const processFigures = async ({ coldStarts, process, database }: Bench): Promise<Section> => ({
  title: `The process, on ${database}`,
  columns: ['', 'figure'],
  rows: [
    ['start with an empty database, s', coldStarts.first],
    ['start with a filled database, s', coldStarts.next],
    ['resident memory after the load, MB', residentMegabytes(process)],
  ],
});
