import { AsyncLocalStorage } from 'node:async_hooks';

/** A process of the store while it lives: after so many steps it is killed, and none of what it had begun goes on. */
interface Life {
  stepsLeft: number;
}

/** Steps at which a store can be killed in a test, and lives that end at one of them. What belongs to no such life goes on. */
export const shortLives = () => {
  const lives = new AsyncLocalStorage<Life>();

  /** A place where a process can die: before each statement, and before and after each call. */
  const step = (): void => {
    const life = lives.getStore();
    if (!life) return;
    if (life.stepsLeft <= 0) throw new Error('the process is killed');
    life.stepsLeft -= 1;
  };

  return {
    step,

    killable:
      <Sent>(send: (sent: Sent) => Promise<void>) =>
      async (sent: Sent): Promise<void> => {
        step();
        await send(sent);
        step();
      },

    /**
     * A process that is killed after so many steps, and those that come after it: each does `work`, in turn, until `isDone` after
     * one that was not killed. Whether one was.
     */
    live: async (
      steps: number,
      work: () => Promise<void>,
      isDone: () => Promise<boolean>,
    ): Promise<boolean> => {
      const life = { stepsLeft: steps };
      for (let rounds = 0; rounds < 20; rounds += 1) {
        const isDead = life.stepsLeft <= 0;
        await lives.run(isDead ? { stepsLeft: Number.POSITIVE_INFINITY } : life, () =>
          work().catch(() => undefined),
        );
        const isKilled = !isDead && life.stepsLeft <= 0;
        if (!isKilled && (await isDone())) break;
      }
      return life.stepsLeft <= 0;
    },
  };
};
