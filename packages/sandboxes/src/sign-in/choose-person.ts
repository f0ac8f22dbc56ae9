/**
 * What a person does on the company's page, for tests: fills in the form of `page` and sends it.
 * @returns what their browser brings back to the store, by address or by form
 */
export const choosePerson = async (
  page: URL,
  chosen: Readonly<Record<string, string>>,
): Promise<URLSearchParams> => {
  const shown = await (await fetch(page)).text();
  const question = /name="question" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const reply = await fetch(new URL('approve', page), {
    method: 'POST',
    body: new URLSearchParams({ question, ...chosen }),
    redirect: 'manual',
  });
  const location = reply.headers.get('location');
  if (location) return new URL(location).searchParams;
  const fields = (await reply.text()).matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g);
  return new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]));
};
