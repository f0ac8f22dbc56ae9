import type { Messages } from './messages.ts';

/** Canadian French of the search: its field, its suggestions and its results. */
export const FRENCH_SEARCH: Messages = {
  'The shop': 'La boutique',
  'What are you looking for?': 'Que cherchez-vous\u00a0?',
  'Find it': 'Trouver',
  Suggestions: 'Suggestions',
  'No suggestions': 'Aucune suggestion',
  '1 suggestion': '1 suggestion',
  '{count} suggestions': '{count} suggestions',
  'Search the shop': 'Chercher dans la boutique',
  'Search results for “{query}”': 'Résultats pour «\u00a0{query}\u00a0»',
  'Search results for “{query}”, page {page}': 'Résultats pour «\u00a0{query}\u00a0», page {page}',
  'Find mattresses, beds, bedding and furniture, and answers to what people ask.':
    'Trouvez des matelas, des lits, de la literie et des meubles, ainsi que des réponses aux questions courantes.',
  '1 result': '1 résultat',
  '{count} results': '{count} résultats',
  'That was long: only the first {most} characters were looked for.':
    'C’était long\u00a0: seuls les {most} premiers caractères ont été cherchés.',
  'Lists and sets': 'Listes et ensembles',
  'Worth reading': 'À lire',
  Products: 'Produits',
  'These are results for “{query}”.': 'Voici les résultats pour «\u00a0{query}\u00a0».',
  'Did you mean “{query}”?': 'Vouliez-vous dire «\u00a0{query}\u00a0»\u00a0?',
  'What comes closest: {title}': 'Ce qui s’en rapproche le plus\u00a0: {title}',
  'Our other brand {name} does.': '{name}, une autre de nos marques, en vend.',
  'What people look for': 'Ce que l’on cherche souvent',
  'Fewer words find more. A person can help you too:':
    'Moins de mots trouvent davantage. Quelqu’un peut aussi vous aider\u00a0:',
  'write to us': 'écrivez-nous',
  'Pages of results': 'Pages de résultats',
  'Previous page': 'Page précédente',
  'Next page': 'Page suivante',
  'Page {page}': 'Page {page}',
};
