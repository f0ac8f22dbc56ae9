/** What programs call themselves that read pages for no shopper: search engines, previews of links, tests of pages. CUBOT is a telephone. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless/i;

/** Whether a request is of a program that says so; one that hides it cannot be told. */
export const isRobot = ({
  'user-agent': agent = '',
}: {
  readonly 'user-agent'?: string | undefined;
}): boolean => ROBOT.test(agent);
