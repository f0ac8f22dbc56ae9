import type { Write } from './command.ts';
import type { Tally } from './tally.ts';

export interface Stage {
  readonly title: string;
  run(write?: Write): Promise<Tally>;
}

/** Stages one after the other. */
export type Lane = readonly Stage[];

interface Ended {
  readonly tally: Tally;
  readonly summary: string;
}

/**
 * Lanes side by side: what a stage writes is shown in one piece when it has ended, where there is more than one lane.
 * Every stage runs, so that one look shows everything that is wrong.
 */
export const runLanes = async (lanes: readonly Lane[], print: Write = toOurOutput): Promise<Ended[]> => {
  const isAlone = lanes.length === 1;
  return (await Promise.all(lanes.map((lane) => runLane(lane, isAlone, print)))).flat();
};

const toOurOutput: Write = (text) => {
  process.stdout.write(text);
};

const runLane = async (lane: Lane, isAlone: boolean, print: Write): Promise<Ended[]> => {
  const ended: Ended[] = [];
  for (const stage of lane) ended.push(await runStage(stage, isAlone, print));
  return ended;
};

const runStage = async (stage: Stage, isAlone: boolean, print: Write): Promise<Ended> => {
  const pieces = [`\n── ${stage.title} ${'─'.repeat(Math.max(0, 70 - stage.title.length))}\n`];
  if (isAlone) print(pieces.splice(0).join(''));
  const start = performance.now();
  const tally = await stage.run(isAlone ? undefined : (text) => pieces.push(text));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const summary = `${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${stage.title} (${seconds} s)`;
  print(`${pieces.join('')}${summary}\n`);
  return { tally, summary };
};
