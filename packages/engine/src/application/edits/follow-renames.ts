import { rootScope, scopeChain, scopeOfQuestion, type ScopeId } from '../answer-names.ts';
import { indexApplication } from '../index-application.ts';
import type { Application, ApplicationFile } from '../schema/index.ts';
import type { ThingKind } from '../thing-kinds.ts';
import { nameInTag } from '../validate/integrity/tag-name.ts';
import type { Draft } from './draft.ts';
import { nameBearers, type NameBearer } from './name-bearers.ts';

const tags = /\{\{(?!!)(.*?)\}\}/gsu;

/**
 * What a tag is made of: a quoted text, a name in brackets, a plain name (the ID of the grammar of Handlebars), or anything else.
 */
const tokens = /"[^"]*"|'[^']*'|\[(?:\\.|[^\]\\])*\]|[^\s!"#%-,./;->@[-^`{-~]+|[\s\S]/gu;
const plainName = /^[^\s!"#%-,./;->@[-^`{-~]/u;

/** The name a token is; undefined for quoted text and signs. */
function nameOfToken(token: string): string | undefined {
  if (token.startsWith('[') && token.length > 1) return token.slice(1, -1).replace(/\\(.)/gu, '$1');
  return plainName.test(token) ? token : undefined;
}

/** True if the token is in the position of a helper call: first, or after a bracket, and followed by arguments. */
function isCall(parts: readonly string[], at: number): boolean {
  const before = parts.slice(0, at).findLast((part) => part.trim() !== '');
  if (before !== undefined && before !== '(') return false;
  const after = parts.slice(at + 1).find((part) => part.trim() !== '');
  return after !== undefined && after !== ')' && after !== '.' && after !== '/';
}

function renameInTag(body: string, newName: (name: string) => string | undefined): string {
  const parts = body.match(tokens) ?? [];
  return parts
    .map((token, at) => {
      const name = nameOfToken(token);
      // `a.b`, `../b`, `@index`, `#each` and `option=` name no value of the answers, or one that depends on its place.
      if (name === undefined || /^[./@#^]$/u.test(parts[at - 1] ?? '') || parts[at + 1] === '=') return token;
      const renamed = isCall(parts, at) ? undefined : newName(name);
      return renamed === undefined ? token : nameInTag(renamed);
    })
    .join('');
}

/** A text with the names in its tags replaced; `newName` gives undefined for a name that stays. */
export function renameInTags(text: string, newName: (name: string) => string | undefined): string {
  return text.replace(tags, (_tag, body: string) => `{{${renameInTag(body, newName)}}}`);
}

/** What {{合計}} is in the text of a sum, whatever else bears that name. */
const sumName = '合計';

const keyOf = (name: string): string => name.normalize('NFC');
const placeOf = ({ scope, name }: { scope: ScopeId; name: string }): string => `${scope} ${keyOf(name)}`;

/** Renamed names, by scope. */
class Renames {
  /** The new name of each renamed thing, by scope and old name; null if the name did not change. */
  readonly #now = new Map<string, string | null>();
  readonly #chains: (scope: ScopeId) => readonly ScopeId[];
  readonly scopeOf: ReadonlyMap<number, ScopeId>;
  readonly any: boolean;

  constructor(before: Application, after: Application) {
    const bearers = nameBearers(after);
    const named = new Map(bearers.map((bearer) => [`${bearer.kind} ${bearer.id}`, bearer]));
    const standing = new Set(bearers.map(placeOf));
    let any = false;
    for (const bearer of nameBearers(before)) {
      const now = named.get(`${bearer.kind} ${bearer.id}`);
      // Where another field shows the same value under the old name, or something else took it, the tags still read it.
      const isGone = now !== undefined && now.name !== bearer.name && !standing.has(placeOf(bearer));
      any ||= isGone;
      this.#keep(bearer, isGone ? now.name : null);
    }
    const index = indexApplication(before);
    this.#chains = (scope) => [rootScope, ...scopeChain(index, scope)];
    this.scopeOf = new Map(bearers.flatMap(({ kind, id, scope }) => (kind === 'field' ? [[id, scope]] : [])));
    this.any = any;
  }

  #keep(bearer: NameBearer, name: string | null): void {
    const key = placeOf(bearer);
    if (this.#now.get(key) === undefined || name !== null) this.#now.set(key, name);
  }

  /** The text as it must be now; tags in it read the scope and those around it, the nearest first. */
  text(text: string, scope: ScopeId, except?: string): string {
    const scopes = this.#chains(scope).toReversed();
    return renameInTags(text, (name) => {
      if (name === except) return undefined;
      for (const each of scopes) {
        const found = this.#now.get(placeOf({ scope: each, name }));
        if (found !== undefined) return found ?? undefined;
      }
      return undefined;
    });
  }
}

function followForm(form: NonNullable<ApplicationFile['form']>, renames: Renames, scopeOf: (id: number) => ScopeId) {
  const repeats = form.repeats?.map((repeat) => {
    const totals = repeat.totals?.map((total) => {
      if (total.value === undefined) return total;
      const value = renames.text(total.value, scopeOf(repeat.question_id), sumName);
      return value === total.value ? total : { ...total, value };
    });
    const isSame = !totals || totals.every((total, at) => total === repeat.totals?.[at]);
    return isSame ? repeat : { ...repeat, totals };
  });
  const isSame = !repeats || repeats.every((repeat, at) => repeat === form.repeats?.[at]);
  return isSame ? form : { ...form, repeats };
}

const named: ReadonlySet<string> = new Set<ThingKind>(['question', 'field', 'survey_field', 'repeat_option']);

/**
 * Tags in the texts of the application follow what the edit renamed: values that PDF forms print instead of a field's own, texts
 * of their sums, and names of files and folders. Tags inside Word templates are not changed: lint reports those that name nothing.
 */
export function followRenames(draft: Draft, before: Application): void {
  const mayRename = draft.effects.some(
    ({ kind, action, property }) => named.has(kind) && (action === 'renamed' || property === 'name'),
  );
  if (!mayRename) return;
  const renames = new Renames(before, draft.application);
  if (!renames.any) return;
  const index = indexApplication(draft.application);
  for (const field of draft.application.fields) {
    if (field.value === undefined) continue;
    const value = renames.text(field.value, renames.scopeOf.get(field.id) ?? rootScope);
    if (value === field.value) continue;
    draft.replace('field', { ...field, value });
    draft.note('updated', 'field', field, undefined, { property: 'value', before: field.value });
  }
  for (const file of draft.application.files) {
    const name = renames.text(file.name, rootScope);
    const form = file.form && followForm(file.form, renames, (id) => scopeOfQuestion(index, id));
    if (name === file.name && form === file.form) continue;
    const changed = { ...file, name, ...(form && { form }) };
    draft.replace('file', changed);
    if (name !== file.name) draft.note('updated', 'file', changed, undefined, { property: 'name', before: file.name });
    if (form !== file.form) draft.note('updated', 'file', changed, undefined, { property: 'form', before: file.form });
  }
  for (const folder of draft.application.folders ?? []) {
    const name = renames.text(folder.name, rootScope);
    if (name === folder.name) continue;
    draft.replace('folder', { ...folder, name });
    draft.note('updated', 'folder', { ...folder, name }, undefined, { property: 'name', before: folder.name });
  }
}
