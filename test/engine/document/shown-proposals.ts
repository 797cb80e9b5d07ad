import type { Application } from '@shorui/engine';
import type { Proposals } from '@shorui/engine/document';

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
