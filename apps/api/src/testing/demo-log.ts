import pino from 'pino';

/** A log as a demo keeps it, from warnings on; while it is full no event can be written. */
export const demoLog = () => {
  const lines: Record<string, unknown>[] = [];
  let isFull = false;
  const write = (line: string): void => {
    const read = JSON.parse(line);
    if (isFull && read.event) throw new Error('no space left');
    lines.push(read);
  };
  return {
    lines,
    logger: pino({ base: null, level: 'warn' }, { write }),
    fill: (filled: boolean): void => {
      isFull = filled;
    },
  };
};
