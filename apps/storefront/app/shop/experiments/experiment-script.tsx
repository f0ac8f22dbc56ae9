import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import tellShownUrl from './tell-shown.ts?worker&url';

/** Tells the store that a page of an experiment was seen. Copies of the page for visitors who are in none are without it. */
export const ExperimentScript = ({ experiment, url }: ShownVariant) => (
  <script type="module" src={tellShownUrl} data-experiment={experiment} data-url={url} />
);
