import { NETWORK_TIMES, networkOf } from '@counterpane/api/http/client-network';
import { isLoopback } from '@counterpane/providers/is-loopback';
import { LRUCache } from 'lru-cache';

/** How many pages one network may have rendered in a row, and how many more each second. */
const BURST = 120;
const PER_SECOND = 20;
/** Pages that are being rendered at the same time, for everybody: more would only make all of them late. */
const AT_ONCE = 256;
/** And for one network: eight of them would have to come together to leave nothing for others. */
const AT_ONCE_OF_A_NETWORK = 32;
/** And for all the networks that one customer of IPv6 may have. */
const AT_ONCE_OF_A_CUSTOMER = 64;
const MOST_NETWORKS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

export type RenderLimits = ReturnType<typeof createRenderLimits>;

/**
 * Limits the renders of this process: kept pages cost nothing, every other page costs a render. Counted in memory,
 * because the renders are this process's own.
 */
export const createRenderLimits = (now: () => number = Date.now) => {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_NETWORKS });
  const running = new Map<string, number>();
  let runningInAll = 0;

  /** The renders that a network has left, with `times` the allowance of one network. */
  const left = (place: string, times: number): number => {
    const { tokens, at } = buckets.get(place) ?? { tokens: BURST * times, at: now() };
    return Math.min(BURST * times, tokens + ((now() - at) / 1000) * PER_SECOND * times);
  };

  /** A refused page costs nothing: others behind the same address get theirs as soon as there is room. */
  const take = (network: string): boolean => {
    const customer = networkOf(network);
    const places = [
      { place: network, tokens: left(network, 1) },
      ...(customer === null ? [] : [{ place: customer, tokens: left(customer, NETWORK_TIMES) }]),
    ];
    const isThere = places.every(({ tokens }) => tokens >= 1);
    for (const { place, tokens } of places)
      buckets.set(place, { tokens: isThere ? tokens - 1 : tokens, at: now() });
    return isThere;
  };

  const runningIn = (place: string | null): number => (place === null ? 0 : (running.get(place) ?? 0));

  /**
   * Requests from this machine are not limited: they are health probes, tests, or a proxy that `TRUST_PROXY` does
   * not name.
   */
  const hasRoom = (network: string): boolean =>
    isLoopback(network) ||
    (runningIn(network) < AT_ONCE_OF_A_NETWORK && runningIn(networkOf(network)) < AT_ONCE_OF_A_CUSTOMER);

  const add = (place: string, more: 1 | -1): void => {
    const count = runningIn(place) + more;
    if (count === 0) running.delete(place);
    else running.set(place, count);
  };

  /** Null while there is room for one render more of this network, else the status that says why not. */
  const crowdedFor = (network: string): 429 | 503 | null => {
    if (runningInAll >= AT_ONCE) return 503;
    return hasRoom(network) ? null : 429;
  };

  return {
    crowdedFor,
    /** The same, and takes one of the renders that the network may have in a row. */
    refusalFor: (network: string): 429 | 503 | null => {
      const crowded = crowdedFor(network);
      if (crowded !== null) return crowded;
      return isLoopback(network) || take(network) ? null : 429;
    },
    /** Counts a render of a network for as long as it takes. */
    async during<Result>(network: string, render: () => Promise<Result>): Promise<Result> {
      const customer = networkOf(network);
      const places = customer === null ? [network] : [network, customer];
      runningInAll++;
      for (const place of places) add(place, 1);
      try {
        return await render();
      } finally {
        runningInAll--;
        for (const place of places) add(place, -1);
      }
    },
  };
};
