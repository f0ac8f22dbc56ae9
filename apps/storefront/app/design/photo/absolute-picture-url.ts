/**
 * The whole address of a picture, for readers outside the shop. A photograph is the same in all languages, a
 * drawing has words in it and stands below the path of its language.
 * @example absolutePictureUrl('https://ca.example/fr', '/pictures/a.webp') // 'https://ca.example/pictures/a.webp'
 */
export const absolutePictureUrl = (origin: string, url: string): string =>
  url.startsWith('/pictures/') ? new URL(url, origin).href : origin + url;
