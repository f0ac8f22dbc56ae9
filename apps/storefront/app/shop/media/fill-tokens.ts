import { DEFAULT_THEME } from '../../design/theme.ts';

/** What may stand in an attribute: colours and lengths, no quotes. */
const PLAIN = /^[#\w(),.%\s/-]+$/;

/**
 * Writes a brand's tokens into a drawing: as a file of its own it has no page around it that knows them.
 * @example fillTokens('<rect fill="var(--studio-ground)"/>', {}) // '<rect fill="#efe3d5"/>'
 */
export const fillTokens = (svg: string, theme: Readonly<Record<string, string>>): string => {
  const tokens: Readonly<Record<string, string>> = { ...DEFAULT_THEME, ...theme };
  return svg.replace(/var\(--([\w-]+)\)/g, (found, key: string) => {
    const value = Object.hasOwn(tokens, key) ? tokens[key] : undefined;
    return value !== undefined && PLAIN.test(value) ? value : found;
  });
};
