import type { Message, Topics } from './store.ts';

type Handler<Deps, Topic extends keyof Topics> = (deps: Deps, payload: Topics[Topic]) => Promise<void>;

/** What happens for each topic. Each may run twice for one message. */
export type Handlers<Deps> = { readonly [Topic in keyof Topics]: Handler<Deps, Topic> };

/** @throws for a topic without a handler */
export const handleMessage = async <Deps>(
  handlers: Handlers<Deps>,
  deps: Deps,
  message: Message,
): Promise<void> => {
  const handler = handlers[message.topic as keyof Topics] as Handler<Deps, keyof Topics> | undefined;
  if (!handler) throw new Error(`no handler for ${message.topic}`);
  // The payload was written by `enqueue`, which ties it to its topic.
  await handler(deps, message.payload as unknown as Topics[keyof Topics] & never);
};
