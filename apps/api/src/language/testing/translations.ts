import type { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { US_STATES } from '@counterpane/rules/address/states';
import { HOME } from '../../testing/shopper.ts';

/** A language that a storefront speaks beside its first, and what tests must know of it. */
export interface Translation {
  readonly language: string;
  readonly locale: string;
  /** A storefront that speaks it. */
  readonly host: string;
  /** Where its shoppers live. */
  readonly home: Readonly<Record<keyof typeof HOME, string>>;
  /** How English writes figures and this language does not; null where its country writes them alike. */
  readonly englishFigure: RegExp | null;
  /** Names, and whole texts that are spelled alike in both languages. */
  readonly alike: ReadonlySet<string>;
  /** What a text of this language never has, in a dictionary and in a line or sentence of a written page. */
  readonly wrong: { readonly inCopy: RegExp; readonly inPages: RegExp };
  /** Texts as this language says them, by what they are about. */
  readonly says: {
    readonly whiteGlove: string;
    readonly mattressRemoval: string;
    readonly setSaving: string;
    readonly sheetsFree: string;
    readonly minimum: RegExp;
    readonly unknownCode: string;
    readonly taxes: string;
    readonly noWhiteGlove: string;
    readonly returnsTitle: string;
    readonly returnsPromise: string;
    readonly whiteGlovePrice: string;
  };
  /** A state or province without white glove service. */
  readonly far: string;
}

/** Names that are the same everywhere. */
const NAMES = ['Halcyon', 'Premier', 'Luxe', 'Ultra', 'Tencel', 'Taupe', 'Jumbo', 'Acacia', 'Base', 'Total'];
const PROVINCES = ['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'];

const FRENCH: Translation = {
  language: 'fr',
  locale: 'fr-CA',
  host: 'halcyon-ca.localhost',
  home: {
    ...HOME,
    line1: '1200 rue Sherbrooke Ouest',
    city: 'Montréal',
    state: 'QC',
    zip: 'H3A 1H6',
    country: 'CA',
  },
  englishFigure: /\$\d|\d%|\d\.\d|\d,\d{3}\b(?!\u00a0%)/,
  alike: new Set([
    ...[...NAMES, ...PROVINCES],
    ...['Questions', 'Journal', 'Taxes', 'Type', 'Standard', 'Accidents'],
  ]),
  // Signs of two parts have a space before them that does not break.
  wrong: {
    inCopy: / [:;!?»%$]|[\p{L}\d][:;!?»%](?!\/)/u,
    inPages: /[^|\s] [:;!?»%](?!-)/,
  },
  says: {
    whiteGlove: 'Service gants blancs, 1 article',
    mattressRemoval: 'Reprise du matelas',
    setSaving: 'rabais d’ensemble',
    sheetsFree: '1 × Ensemble de draps, gratuit avec Matelas classique en mousse mémoire',
    minimum: /^TWENTYOFF s’applique à partir de 200\u00a0\$\u00a0: il manque [\d,]+\u00a0\$\.$/,
    unknownCode: 'Nous ne connaissons pas le code NEVERWAS',
    taxes: 'Taxes, Québec, 14,975\u00a0%',
    noWhiteGlove: 'Le service gants blancs n’est pas offert dans cette région.',
    returnsTitle: 'Retours et remboursements | Halcyon',
    returnsPromise: '30 jours pour le retourner',
    whiteGlovePrice: '<td>199\u00a0$</td>',
  },
  far: 'YT',
};

const SPANISH: Translation = {
  language: 'es',
  locale: 'es-US',
  host: 'halcyon.localhost',
  home: HOME,
  englishFigure: null,
  alike: new Set([
    ...[...NAMES, ...PROVINCES],
    ...['Queen', 'King', 'California King', 'Color', 'Material', 'Natural', 'Metal', 'Protector'],
    ...['Serenity', 'Tranquility'],
    // The names that the mail of the country reads.
    ...US_STATES.flatMap(({ code, title }) => [code, title]),
  ]),
  // A question and a call begin as they end, and the signs of a quotation are curved.
  wrong: {
    inCopy: /^[^¿]*\?|^[^¡]*!|"|\s[:;!?%]/u,
    inPages: /^(?!.*\]\()[^¿]*\?|[^|\s] [:;!?%](?!-)/u,
  },
  says: {
    whiteGlove: 'Entrega premium (White Glove), 1 artículo',
    mattressRemoval: 'Retiro del colchón',
    setSaving: 'ahorro del conjunto',
    sheetsFree: '1 × Juego de sábanas, gratis con Colchón clásico de espuma viscoelástica',
    minimum: /^TWENTYOFF se aplica a partir de \$200: faltan \$[\d.]+\.$/,
    unknownCode: 'No conocemos el código NEVERWAS',
    taxes: 'Impuestos, New York, 8.875%',
    noWhiteGlove: 'La entrega premium (White Glove) no está disponible en este estado.',
    returnsTitle: 'Devoluciones y reembolsos | Halcyon',
    returnsPromise: '30 días para devolverlo',
    whiteGlovePrice: '<td>$149</td>',
  },
  far: 'AK',
};

/** A language to try in each of its ways: one of its storefronts speaks for all of them. */
export const TRANSLATIONS: readonly Translation[] = [FRENCH, SPANISH];

/** Every language that a storefront speaks beside its first. */
export const spokenLanguages = ({ brands }: ReturnType<typeof shippedCatalogue>): readonly string[] => [
  ...new Set(
    brands.flatMap(({ brand }) => brand.storefronts.flatMap(({ otherLanguages }) => otherLanguages)),
  ),
];
