// Schemas as tables of their fields: name, label, kind and notes.

import { make, prose } from './dom.js';
import { inOrder } from './languages.js';

/** What a schema asks for, in short: `integer 1…100`, `text up to 255`, `a | b`. */
function kindOf(schema) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ');
  if (schema.type === 'array')
    return `list of ${schema.items ? kindOf(schema.items) : 'anything'}${bounds(schema.minItems, schema.maxItems, ' items')}`;
  if (schema.type === 'string')
    return `text${schema.format ? ` (${schema.format})` : ''}${bounds(schema.minLength, schema.maxLength)}`;
  return `${schema.type ?? 'anything'}${bounds(schema.minimum, schema.maximum)}`;
}

/** Bounds that only say what the database holds are left out. */
function bounds(least, most, unit = '') {
  if (least === undefined && most === undefined) return '';
  const high = most >= 2 ** 31 - 1 ? undefined : most;
  return `, ${least ?? ''}…${high ?? ''}${unit}`;
}

/** The object within a schema, also of a list of objects or of an object or null. */
function objectIn(schema) {
  if (schema.type === 'object') return schema;
  if (schema.type === 'array' && schema.items) return objectIn(schema.items);
  for (const branch of schema.anyOf ?? []) {
    const found = objectIn(branch);
    if (found) return found;
  }
  return undefined;
}

/** The label of a field as screens show it (in the document `氏名 / Full name`), in the order of the reader; nothing without one. */
function labelOf({ title }) {
  if (title === undefined) return [];
  const [ja, en] = title.split(' / ');
  const words = new Set(inOrder({ ja, en }).map(({ text }) => text));
  return [make('span', { class: 'label' }, [...words].join(' / '))];
}

/** Rows of a table: every member of a schema with those below it, indented. */
function fieldRows(schema, depth = 0) {
  const object = objectIn(schema);
  if (!object || depth > 6) return [];
  return Object.entries(object.properties ?? {}).flatMap(([name, member]) => {
    const needed = (object.required ?? []).includes(name);
    const fallback = member.default === undefined ? '' : `default ${JSON.stringify(member.default)}`;
    const note = [needed ? 'needed 必須' : '', fallback, member.description ?? '']
      .filter((part) => part !== '')
      .join('; ');
    const cell = make('td', {}, name, ...labelOf(member));
    cell.style.paddingInlineStart = `${0.5 + depth}rem`;
    const row = make('tr', {}, cell, make('td', {}, kindOf(member)), make('td', {}, ...prose(note)));
    return [row, ...fieldRows(member, depth + 1)];
  });
}

/** The fields of a schema as a table; of one without fields only its kind. */
export function fieldTable(schema) {
  const rows = fieldRows(schema);
  if (rows.length === 0) return make('p', {}, kindOf(schema));
  const head = make('tr', {}, ...['Field / 項目', 'Kind / 型', ''].map((text) => make('th', { scope: 'col' }, text)));
  return make('table', { class: 'fields' }, make('thead', {}, head), make('tbody', {}, ...rows));
}

/** The parameters of a call as a table. */
export function parameterTable(parameters) {
  const rows = parameters.map((each) =>
    make(
      'tr',
      {},
      make('td', {}, each.name, ...labelOf(each.schema)),
      make('td', {}, each.in),
      make('td', {}, kindOf(each.schema)),
      make('td', {}, each.required ? 'needed 必須' : ''),
    ),
  );
  const head = make(
    'tr',
    {},
    ...['Name / 名前', 'In / 場所', 'Kind / 型', ''].map((text) => make('th', { scope: 'col' }, text)),
  );
  return make('table', { class: 'fields' }, make('thead', {}, head), make('tbody', {}, ...rows));
}
