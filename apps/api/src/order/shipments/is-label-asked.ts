import type { Shipment } from './store.ts';

/** A service of carriers answers within a minute; a process that died over it is waited for no longer than this. */
const ANSWERED_MS = 5 * 60_000;

/** Whether a label is being bought for a shipment right now; `now` in milliseconds. */
export const isLabelAsked = ({ labelAskedAt }: Pick<Shipment, 'labelAskedAt'>, now: number): boolean =>
  labelAskedAt !== null && now < Date.parse(labelAskedAt) + ANSWERED_MS;
