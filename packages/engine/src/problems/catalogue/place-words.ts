import type { Locale } from './entry.ts';

type Words = Record<
  'paragraph' | 'table' | 'row' | 'column' | 'line' | 'character' | 'question' | 'field' | 'repetition' | 'related',
  (value: string | number) => string
>;

/** Describes a place in each language. */
export const placeWords: Record<Locale, Words> = {
  ja: {
    paragraph: (n) => `段落${n}`,
    table: (n) => `表${n}`,
    row: (n) => `${n}行`,
    column: (n) => `${n}列`,
    line: (n) => `${n}行目`,
    character: (n) => `${n}文字目`,
    question: (name) => `質問「${name}」`,
    field: (name) => `項目「${name}」`,
    repetition: (n) => `${n}件目`,
    related: (place) => `（関連する箇所：${place}）`,
  },
  en: {
    paragraph: (n) => `paragraph ${n}`,
    table: (n) => `table ${n}`,
    row: (n) => `row ${n}`,
    column: (n) => `column ${n}`,
    line: (n) => `line ${n}`,
    character: (n) => `character ${n}`,
    question: (name) => `question "${name}"`,
    field: (name) => `field "${name}"`,
    repetition: (n) => `repetition ${n}`,
    related: (place) => `(see also ${place})`,
  },
};
