import { tokensOf, type Term } from './terms.ts';

/** What a column of the FTS5 tables of SQLite is given: the tokens of a folded text. Its `ascii` tokenizer divides them at spaces. */
export const indexedTokens = (folded: string): string => tokensOf(folded).join(' ');

/** What MATCH is given for terms, all of which must be there. Tokens contain neither quotes nor spaces. */
export const matchOf = (terms: readonly Term[]): string =>
  terms.map(({ tokens, isBeginning }) => `"${tokens.join(' ')}"${isBeginning ? '*' : ''}`).join(' AND ');
