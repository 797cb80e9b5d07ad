import { cleanName } from '../../mail/clean-value.ts';

/** What the words of a mail of a campaign may name, `{{会社名}}`. */
export const mailNames = ['会社名', '氏名', 'アプリケーション名', 'キャンペーン名', '開始日', '終了日'] as const;
export type MailNames = Readonly<Record<(typeof mailNames)[number], string>>;

const tag = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Longest body of a mail (mail/template-values.ts). */
const longest = 5_000;

/** Names in the words that a mail does not know, each once. */
export function unknownNames(words: string): readonly string[] {
  const names = [...words.matchAll(tag)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !mailNames.some((known) => known === name)))];
}

/** Fills the names in. Names that people chose become no links. */
export const fillWords = (words: string, values: MailNames): string =>
  words
    .replaceAll(tag, (whole, name: string) =>
      Object.hasOwn(values, name) ? cleanName(values[name as keyof MailNames]) : whole,
    )
    .slice(0, longest);
