import { z } from 'zod';
import { type Assignment, type ExperimentService, FlagsFailed, type FlagsQuestion } from '../port.ts';

interface DynamicYieldOptions {
  /** A server-side key of the brand's section there. */
  readonly apiKey: string;
  /** `https://dy-api.com`, `https://dy-api.eu`, or its sandbox. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

const OK = 200;
const CHOOSE = '/v2/serve/user/choose';

/** A campaign's variation has its data as JSON of the shop's own. */
const strategiesSchema = z.object({
  DY_STRATEGIES: z.array(z.object({ url: z.string(), strategyID: z.int() })),
});

const answerSchema = z.object({
  choices: z.array(
    z.object({
      name: z.string(),
      variations: z.array(z.object({ payload: z.object({ data: z.unknown() }) })),
    }),
  ),
});

/**
 * Dynamic Yield's Experience API (dy.dev: Choosing Variations): one call names the campaigns, the page and the visitor, who are
 * those of `POST /dynamic-yield/flags`. Campaigns are of the type Custom API with a JSON that has `DY_STRATEGIES`.
 * @throws FlagsFailed on anything but 200, on broken connections and on time-outs.
 */
export const dynamicYieldExperiments = (options: DynamicYieldOptions): ExperimentService => ({
  id: 'dynamic-yield',
  choose: async (question) => {
    const answer = await send(options, bodyOf(question));
    if (answer.status !== OK) {
      await answer.body?.cancel();
      throw new FlagsFailed(`Dynamic Yield answered ${answer.status}`);
    }
    const read = answerSchema.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new FlagsFailed('Dynamic Yield answered something else', { cause: read.error });
    return read.data.choices.flatMap(({ name, variations: [chosen] }) =>
      chosen ? assignments(name, chosen) : [],
    );
  },
});

/** A campaign whose data are of another kind tells the shop nothing. */
const assignments = (
  experiment: string,
  { payload }: { readonly payload: { readonly data?: unknown } },
): Assignment[] => {
  const read = strategiesSchema.safeParse(payload.data);
  return (read.data?.DY_STRATEGIES ?? []).map(({ url, strategyID }) => ({
    ...{ experiment, url, strategyId: strategyID },
  }));
};

const bodyOf = ({ experiments, location, isMobile, visitor }: FlagsQuestion) => ({
  // Asked only for visitors who agreed.
  user: { dyid: visitor, dyid_server: visitor, active_consent_accepted: true },
  session: { dy: visitor },
  selector: { names: experiments },
  context: {
    page: { type: location.includes('/checkout/cart') ? 'CART' : 'OTHER', location, data: [] },
    pageAttributes: { isMobile },
  },
  options: { isImplicitPageview: false, returnAnalyticsMetadata: false },
});

const send = async (
  { apiUrl, apiKey, timeoutMs }: DynamicYieldOptions,
  body: ReturnType<typeof bodyOf>,
): Promise<Response> => {
  try {
    return await fetch(new URL(CHOOSE, apiUrl), {
      redirect: 'error',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'dy-api-key': apiKey },
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new FlagsFailed('Dynamic Yield did not answer', { cause: error });
  }
};
