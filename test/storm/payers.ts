import type { DisputeTurn } from '@counterpane/sandboxes/control/dispute-lever';
import type { Chance } from './chance.ts';
import type { Outside } from './outside.ts';

/** What became last of the payment of an order. */
export interface Turned {
  readonly turn: DisputeTurn;
  /** Whether all companies worked and every webhook came. */
  readonly isCalm: boolean;
}

/** Payers who take money back, and their banks, who ask; some of them are right. */
export interface Payers {
  /** By order: what its company took of it. */
  readonly turned: ReadonlyMap<string, Turned>;
  /** Goes one turn on with what was paid for an order. */
  turns(orderId: string, isCalm: boolean): Promise<void>;
}

export const startPayers = (outside: Pick<Outside, 'disputes'>, chance: Chance): Payers => {
  const turned = new Map<string, Turned>();
  const nextOf = (orderId: string): DisputeTurn | null => {
    const last = turned.get(orderId)?.turn;
    if (last === 'won' || last === 'lost') return null;
    if (last) return chance.happens(0.5) ? 'won' : 'lost';
    return chance.happens(0.2) ? 'inquiry' : 'opened';
  };
  return {
    turned,
    turns: async (orderId, isCalm) => {
      const turn = nextOf(orderId);
      if (turn && (await outside.disputes(orderId, turn))) turned.set(orderId, { turn, isCalm });
    },
  };
};

/** What staff have to be shown and are not: who has won needs nothing of them, and is shown where the store knew of it before. */
export const unlistedDisputes = (
  { turned }: Pick<Payers, 'turned'>,
  listed: ReadonlySet<string>,
  isFound: (orderId: string, turned: Turned) => boolean,
): string[] =>
  [...turned].flatMap(([orderId, { turn, isCalm }]) =>
    turn === 'won' || listed.has(orderId) || !isFound(orderId, { turn, isCalm })
      ? []
      : [`${orderId}: its dispute (${turn}) stands in no list of staff`],
  );
