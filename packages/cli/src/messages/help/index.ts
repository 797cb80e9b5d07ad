import type { Locale } from '@shorui/engine/node';
import { helpDocumentsEn } from './documents-en.ts';
import { helpDocumentsJa } from './documents-ja.ts';
import type { CommandHelp } from './help-text.ts';
import { helpServerEn } from './server-en.ts';
import { helpServerJa } from './server-ja.ts';
import { helpTemplatesEn } from './templates-en.ts';
import { helpTemplatesJa } from './templates-ja.ts';

export { helpExamples } from './examples.ts';
export type { CommandHelp, HelpWords } from './help-text.ts';
export { helpWords } from './words.ts';

/** Help of each command by its name; of a subcommand by both names (`user list`). */
export const commandHelp: Readonly<Record<Locale, Readonly<Record<string, CommandHelp>>>> = {
  en: { ...helpDocumentsEn, ...helpTemplatesEn, ...helpServerEn },
  ja: { ...helpDocumentsJa, ...helpTemplatesJa, ...helpServerJa },
};
