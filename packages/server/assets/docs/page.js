// The documentation page: reads openapi.json and shows one call at a time. Plain DOM, nothing from other hosts.

import { make, prose } from './dom.js';
import { fieldTable, parameterTable } from './fields.js';
import { introduction } from './intro.js';
import { inOrder, pageLanguage, searchText } from './languages.js';

function section(title, ...children) {
  return make('section', {}, make('h3', {}, title), ...children);
}

function example(title, value) {
  return value === undefined ? [] : [make('h4', {}, title), make('pre', {}, JSON.stringify(value, null, 2))];
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
    make('h2', {}, ...summaryParts(operation)),
    make('p', {}, make('code', {}, `${method} ${path}`)),
    make('p', {}, `${operation.operationId} · ${needs.join(' · ')}`),
  ];
  parts.push(...descriptionParts(operation));
  if (operation.parameters.length > 0)
    parts.push(section('Path, query and headers / パス・クエリ・ヘッダー', parameterTable(operation.parameters)));
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (body)
    parts.push(section(`Body / 本文 (${type})`, fieldTable(body.schema), ...example('Example / 例', body.example)));
  parts.push(...responseParts(operation.responses));
  document.querySelector('#detail').replaceChildren(...parts);
  document.title = `${method} ${path} · Shorui API`;
}

/** The summary in both languages, that of the reader first. */
function summaryParts(operation) {
  return inOrder({ ja: operation['x-summary-ja'], en: operation.summary }).map(({ language, text }, at) =>
    make('span', { lang: language, class: at === 0 ? 'summary' : 'summary other' }, text),
  );
}

/** The description in both languages, that of the reader first. */
function descriptionParts(operation) {
  return inOrder({ ja: operation['x-description-ja'], en: operation.description }).map(({ language, text }, at) =>
    make('p', { lang: language, class: at === 0 ? 'description' : 'description other' }, ...prose(text)),
  );
}

/** The summary in the language of the reader. */
function firstSummary(operation) {
  const [{ language, text }] = inOrder({ ja: operation['x-summary-ja'], en: operation.summary });
  return make('span', { lang: language, class: 'about' }, text);
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
        firstSummary(call.operation),
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

document.documentElement.lang = pageLanguage;
const document_ = await (await fetch('/docs/openapi.json')).json();
const calls = Object.entries(document_.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    id: operation.operationId,
    tag: operation.tags[0],
    text: searchText(
      [
        `${method} ${path} ${operation.operationId} ${operation.summary} ${operation['x-summary-ja'] ?? ''}`,
        JSON.stringify(operation.parameters),
        JSON.stringify(operation.requestBody ?? ''),
      ].join(' '),
    ),
  })),
);
calls.sort((a, b) => a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path));

const search = document.querySelector('#search');
function update() {
  const words = searchText(search.value).split(/\s+/).filter(Boolean);
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
