/** A text inside an element or attribute of XML. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** @example element('loc', 'http://localhost:3000/') // "<loc>http://localhost:3000/</loc>" */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** An XML document, fresh enough for an hour. */
export const xmlResponse = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
