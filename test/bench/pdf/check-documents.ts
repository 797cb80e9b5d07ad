import * as mupdf from 'mupdf';
import { compareInk } from './compare-ink.ts';
import type { PdfContender } from './start-contender.ts';
import { readFields } from './read-fields.ts';
import { documentValues, hardTexts, hardValues } from './values.ts';

/** Share of a field's ink that may differ; a variant of 葛 differs from its base by eight times as much. */
const tolerance = 0.01;

/** How one field came out. */
export interface CheckedField {
  readonly wanted: string;
  readonly text: string;
  readonly isText: boolean;
  readonly isInk: boolean;
}

/** The fields of one document of an engine, or why there is none. */
export type CheckedDocument = { readonly fields: readonly CheckedField[] } | { readonly refused: string };

/** Has an engine make a document, and reads every field of it: its text and its ink. */
export async function checkDocument(contender: PdfContender, text: 'plain' | 'hard'): Promise<CheckedDocument> {
  const { document: encoded, refused } = await contender.ask({ task: 'show', text });
  if (encoded === undefined) return { refused: refused ?? 'no document' };
  const document = mupdf.Document.openDocument(Buffer.from(encoded, 'base64'), 'application/pdf');
  const wanted = Object.values(text === 'hard' ? hardValues() : documentValues(1));
  const read = readFields(document);
  const ink = compareInk(document, read, wanted);
  const fields = wanted.map((value, index) => ({
    wanted: value,
    text: read[index]?.text ?? '',
    isText: read[index]?.text === value,
    isInk: (ink[index] ?? 1) <= tolerance,
  }));
  return { fields };
}

function verdict(document: CheckedDocument, index: number): string {
  if ('refused' in document) return 'refused';
  const field = document.fields[index];
  if (field?.isText && field.isInk) return 'right';
  if (field?.isText) return 'wrong ink';
  return field?.isInk ? 'wrong text' : 'wrong ink and text';
}

function summary(document: CheckedDocument): string {
  if ('refused' in document) return 'refused';
  const { fields } = document;
  return `${fields.filter(({ isText }) => isText).length} / ${fields.filter(({ isInk }) => isInk).length}`;
}

/** The table of which engine fails at what. */
export function hardTable(names: readonly string[], documents: readonly CheckedDocument[]): string {
  const rows = Object.entries(hardTexts).map(
    ([name, text], index) => `| ${name} | ${text} | ${documents.map((each) => verdict(each, index)).join(' | ')} |`,
  );
  return [
    '### Hard characters',
    '',
    `| what | text | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---').join('|')}|`,
    ...rows,
    `| of 40 fields: text / ink right | | ${documents.map(summary).join(' | ')} |`,
    '',
  ].join('\n');
}
