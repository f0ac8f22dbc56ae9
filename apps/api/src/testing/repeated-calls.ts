import type { Answer } from '@counterpane/contract/client';

/** Makes a call this many times, one after the other, and answers the status of each. */
export const statusesOfCalls = async (
  times: number,
  call: (time: number) => Promise<Answer<unknown>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await call(time);
    statuses.push(answer.ok ? 200 : answer.status);
  }
  return statuses;
};
