import type { Answer } from '@counterpane/contract/client';

/** Asks so many times, one after the other, and answers each time's status. */
export const asked = async (
  times: number,
  ask: (time: number) => Promise<Answer<unknown>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await ask(time);
    statuses.push(answer.ok ? 200 : answer.status);
  }
  return statuses;
};
