/** What the tags of a picture say of something. @example tagged(['in-use', 'color:grey'], 'color') // ['grey'] */
export const tagged = (tags: readonly string[], name: string): string[] =>
  tags.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => tag.slice(name.length + 1));
