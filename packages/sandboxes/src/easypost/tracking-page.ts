import { escapeHtml } from '../page/escape-html.ts';
import { type ProviderLook, renderProviderPage } from '../page/provider-page.ts';
import {
  isOver,
  MOVES,
  type Move,
  type Tracker,
  type TrackerStatus,
  type TrackingDetail,
} from './tracker.ts';

const LOOK: ProviderLook = {
  name: 'EasyPost',
  isNamed: false,
  style: `h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
.scans { padding: 0; list-style: none; }
.scans li { padding: .5rem 0; border-top: 1px solid #c8ced8; }
.scans span { display: block; color: var(--faint); }
`,
};

/** Where a parcel is, for who waits for it; below it the levers, which no real page has. */
export const renderTracking = (tracker: Tracker): string => {
  const scans = tracker.details.toReversed().map(renderScan);
  return renderProviderPage(
    LOOK,
    `${IN_WORDS[tracker.status]}: ${tracker.carrier} ${tracker.trackingCode}`,
    `<h1>${IN_WORDS[tracker.status]}</h1>
<p>${escapeHtml(tracker.carrier)} ${escapeHtml(tracker.trackingCode)}</p>
${isOver(tracker) ? '' : `<p>Expected on ${time(tracker.expectedAt, 10)}</p>`}
<h2>Scans</h2>
${scans.length === 0 ? '<p>None yet.</p>' : `<ol class="scans">${scans.join('\n')}</ol>`}
${isOver(tracker) ? '' : renderLevers(tracker)}`,
  );
};

export const renderNoParcel = (): string =>
  renderProviderPage(LOOK, 'No such parcel', '<h1>No such parcel</h1><p>There is no parcel here.</p>');

const IN_WORDS: Readonly<Record<TrackerStatus, string>> = {
  unknown: 'Nothing is known yet',
  pre_transit: 'Label created',
  in_transit: 'On the way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  return_to_sender: 'Returned to sender',
  failure: 'Lost',
};

const renderScan = ({ message, at, place }: TrackingDetail): string => {
  const where = [place.city, place.state].filter(Boolean).join(', ');
  return `<li>${escapeHtml(message)} <span>${escapeHtml(where)}, ${time(at, 19)} UTC</span></li>`;
};

const time = (at: string, length: number): string =>
  `<time datetime="${at}">${at.slice(0, length).replace('T', ' ')}</time>`;

const BUTTONS: Readonly<Record<Move, string>> = {
  next: 'The next step',
  delay: 'Two days later',
  return: 'Return to sender',
  lose: 'Lose it',
};

const renderLevers = ({ trackingCode }: Tracker): string => {
  const buttons = MOVES.map((move) => `<button name="move" value="${move}">${BUTTONS[move]}</button>`);
  return `<h2>In the sandbox</h2>
<form method="post" action="/_sandbox/parcels/${encodeURIComponent(trackingCode)}"><div class="buttons">${buttons.join('\n')}</div></form>`;
};
