// The documentation page: reads openapi.json and shows one call at a time. Plain DOM, nothing from other hosts.

import { make, prose } from './dom.js';
import { introduction } from './intro.js';

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
    const row = make(
      'tr',
      {},
      make('td', {}, `${'  '.repeat(depth)}${name}`),
      make('td', {}, kindOf(member)),
      make('td', {}, ...prose(note)),
    );
    return [row, ...fieldRows(member, depth + 1)];
  });
}

function fieldTable(schema) {
  const rows = fieldRows(schema);
  if (rows.length === 0) return make('p', {}, kindOf(schema));
  const head = make('tr', {}, ...['Field / 項目', 'Kind / 型', ''].map((text) => make('th', { scope: 'col' }, text)));
  return make('table', { class: 'fields' }, make('thead', {}, head), make('tbody', {}, ...rows));
}

function section(title, ...children) {
  return make('section', {}, make('h3', {}, title), ...children);
}

function example(title, value) {
  return value === undefined ? [] : [make('h4', {}, title), make('pre', {}, JSON.stringify(value, null, 2))];
}

function parameterTable(parameters) {
  const rows = parameters.map((each) =>
    make(
      'tr',
      {},
      make('td', {}, each.name),
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

function responseParts(responses) {
  const [[status, done], ...refused] = Object.entries(responses);
  const content = done.content?.['application/json'];
  const data = content?.schema.properties.data;
  const reply = section(
    `Reply / 応答 (${status})`,
    data ? fieldTable(data) : make('p', {}, ...prose(done.description)),
    ...example('Example / 例', content?.example),
  );
  const rows = refused.map(([status, { description }]) =>
    make('tr', {}, make('td', {}, status), make('td', { class: 'words' }, ...prose(description))),
  );
  return [reply, section('Errors / エラー', make('table', {}, make('tbody', {}, ...rows)))];
}

const areas = { user: 'area: user 利用者', admin: 'area: admin 運営', service: 'area: service システム' };
const accesses = {
  public: 'access: public ログイン不要',
  token: 'access: token URLのトークンが必要',
  login: 'access: login ログインが必要',
  workspace: 'access: workspace ログインとワークスペースが必要',
  admin: 'access: admin 運営のログインが必要',
};

/** The introduction, until a call is chosen. */
function showIntroduction() {
  document.querySelector('#detail').replaceChildren(...introduction(location.origin));
  document.title = 'Shorui API';
}

function show(call) {
  const { operation, method, path } = call;
  const needs = [
    areas[operation['x-area']],
    accesses[operation['x-access']],
    operation['x-permission'] ? `one of: ${operation['x-permission'].join(', ')}` : '',
    operation['x-plan'] ? `plan: ${operation['x-plan']}` : '',
    operation['x-changes'] ? 'changes something: needs the CSRF header 変更あり（CSRFヘッダーが必要）' : '',
  ].filter((part) => part !== '');
  const parts = [
    make('h2', {}, operation.summary),
    make('p', {}, make('code', {}, `${method} ${path}`)),
    make('p', {}, `${operation.operationId} · ${needs.join(' · ')}`),
  ];
  if (operation.description) parts.push(make('p', {}, ...prose(operation.description)));
  if (operation.parameters.length > 0)
    parts.push(section('Path, query and headers / パス・クエリ・ヘッダー', parameterTable(operation.parameters)));
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (body)
    parts.push(section(`Body / 本文 (${type})`, fieldTable(body.schema), ...example('Example / 例', body.example)));
  parts.push(...responseParts(operation.responses));
  document.querySelector('#detail').replaceChildren(...parts);
  document.title = `${method} ${path} · Shorui API`;
}

function list(calls, chosen) {
  const groups = Map.groupBy ? Map.groupBy(calls, (call) => call.tag) : groupByTag(calls);
  const sections = [...groups].map(([tag, members]) => {
    const links = members.map((call) => {
      const current = call.id === chosen ? { 'aria-current': 'page' } : {};
      const link = make(
        'a',
        { href: `#${call.id}`, ...current },
        make('span', { class: 'method' }, call.method),
        call.path,
      );
      return make('li', {}, link);
    });
    return make('section', {}, make('h2', {}, tag), make('ul', {}, ...links));
  });
  document.querySelector('#list').replaceChildren(...sections);
}

function groupByTag(calls) {
  const groups = new Map();
  for (const call of calls) groups.set(call.tag, [...(groups.get(call.tag) ?? []), call]);
  return groups;
}

const document_ = await (await fetch('/docs/openapi.json')).json();
const calls = Object.entries(document_.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    id: operation.operationId,
    tag: operation.tags[0],
    text: `${method} ${path} ${JSON.stringify(operation.parameters)} ${JSON.stringify(operation.requestBody ?? '')} ${operation.summary} ${operation.operationId}`.toLowerCase(),
  })),
);
calls.sort((a, b) => a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path));

const search = document.querySelector('#search');
function update() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = calls.filter((call) => words.every((word) => call.text.includes(word)));
  const chosen = decodeURIComponent(location.hash.slice(1));
  list(found, chosen);
  document.querySelector('#count').textContent =
    `${found.length} of ${calls.length} calls（${calls.length}件中${found.length}件）`;
  const call = calls.find((each) => each.id === chosen) ?? (words.length > 0 ? found[0] : undefined);
  if (call) show(call);
  else if (words.length === 0) showIntroduction();
  document.querySelector('nav a[aria-current]')?.scrollIntoView({ block: 'nearest' });
}
search.addEventListener('input', update);

addEventListener('hashchange', () => {
  update();
  document.querySelector('#detail').focus({ preventScroll: true });
  scrollTo(0, 0);
});
update();
