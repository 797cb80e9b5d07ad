import type { Application } from '@shorui/engine';
import { readWordText } from '@shorui/engine/convert';
import { fillBlanks, proposeFromBlanks, type Proposals } from '@shorui/engine/document';
import { applyReplacements, documentFromTemplate, placeholderControls } from '@shorui/engine/editor';
import { makeDocx, type ExtraParts } from '../word/support/make-docx.ts';

/** An application that asks nothing yet. */
export const emptyApplication: Application = {
  format: 1,
  id: 1,
  name: '契約',
  version: 1,
  publish: 0,
  last_id: 0,
  questions: [],
  fields: [],
  files: [],
};

/** Each proposed question in one line: its lists, its name, and its fields with their types. */
export const inShort = ({ questions }: Proposals): string[] =>
  questions.map(
    ({ name, list, fields }) =>
      `${[...list, name].join('>')}: ${fields.map(({ name: field, type }) => `${field}=${type}`).join(' ')}`,
  );

/** The fields of all proposed questions. */
export const fieldsOf = ({ questions }: Proposals) => questions.flatMap(({ fields }) => fields);

/** What is proposed for a Word file, and the file with its blanks filled in. */
export function proposeFor(body: string, parts: ExtraParts = {}) {
  const word = makeDocx(body, parts);
  const proposals = proposeFromBlanks(
    emptyApplication,
    documentFromTemplate(word),
    undefined,
    placeholderControls(word),
  );
  const blanks = proposals.questions.flatMap(({ fields, blanks: tags = [] }) => [
    ...fields.flatMap(({ blanks: own = [] }) => own),
    ...tags,
  ]);
  const { bytes } = applyReplacements(word, fillBlanks(undefined, blanks));
  return { proposals, bytes, text: readWordText(bytes).join('\n').split('\n') };
}
