import type { Answer, Client } from '@counterpane/contract/client';

/** Sends the photographs of a form on; their ids. A field that was left empty is sent as a file of no bytes. */
export const sendChosenPhotos = async (
  client: Pick<Client, 'sendPhotos'>,
  orderId: string,
  form: FormData,
): Promise<Answer<readonly string[]>> => {
  const files = form.getAll('photos').flatMap((one) => (one instanceof File && one.size > 0 ? [one] : []));
  if (files.length === 0) return { ok: true, result: [] };
  const sent = await client.sendPhotos(orderId, files);
  return sent.ok ? { ok: true, result: sent.result.map(({ id }) => id) } : sent;
};
