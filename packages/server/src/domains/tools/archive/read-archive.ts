import { readFileSync } from 'node:fs';
import { describeProblem, ShoruiError, validateApplication } from '@shorui/engine';
import { decodeText, parseJson } from '@shorui/engine/bundle';
import { validateDraft, type ApplicationValidation } from '@shorui/engine/model';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { unknownNames } from '../../campaigns/mail-words.ts';
import { checkValues } from '../../applications/master-fields/values.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { UnpackedEntry } from '../../../inspection/unpack-zip.ts';
import { toolWords, type ToolWords } from '../../../messages/tools.ts';
import {
  archiveFormat,
  archiveVersion,
  DataFile,
  dataName,
  entryOf,
  FactsFile,
  Head,
  headName,
  TemplatesFile,
  type Archive,
  type PortableApplication,
  type PortableCampaign,
  type PortableDefinition,
  type PortableField,
  type PortableTemplates,
} from './format.ts';
import { fitsPath } from './portable.ts';

const MiB = 1024 * 1024;
/** Bytes of the largest JSON file in an export. */
const maxJson = 20 * MiB;

/** An export that was uploaded, with its contents in files. */
export type ReceivedArchive = Archive<UnpackedEntry>;

const known =
  /^(applications|templates)\/([0-9a-f]{32})\/(application\.json|facts\.json|templates\.json|versions\/\d{1,9}\.json|files\/[0-9a-f]{40}\.[a-z0-9]{1,5}|files\/images\/(?:(?!\.\.?\/)[^/\\]{1,100}\/){0,3}(?!\.\.?$)[^/\\]{1,200})$/;

/** A price by the name of a plan as a price by a number, to be checked; null for anything else, which the check refuses. */
const numbered = (each: unknown, at: number): unknown => {
  const { plan, price } = (each ?? {}) as { readonly plan?: unknown; readonly price?: unknown };
  return typeof plan === 'string' && plan !== '' ? { plan_id: at + 1, price } : null;
};

class Reader {
  readonly #locale: 'jp' | 'en';
  readonly #words: ToolWords;
  readonly #entries: ReadonlyMap<string, UnpackedEntry>;

  constructor(entries: ReadonlyMap<string, UnpackedEntry>, locale: 'jp' | 'en') {
    this.#locale = locale;
    this.#words = toolWords[locale];
    this.#entries = entries;
  }

  /** The error of a call that refuses the zip. */
  refuse(words: string, cause?: unknown): AppError {
    return new AppError('invalid', { fields: { file: [words] }, ...(cause === undefined ? {} : { cause }) });
  }

  #words_<T>(work: () => T, wrap: (reason: string) => string = (reason) => reason): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      throw this.refuse(wrap(this.#reason(error)), error);
    }
  }

  #reason({ problems: [first] }: ShoruiError): string {
    return first === undefined ? '' : describeProblem(first, this.#locale === 'jp' ? 'ja' : 'en');
  }

  entry(name: string): UnpackedEntry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw this.refuse(this.#words.missingEntry(name));
    return entry;
  }

  json<S extends TSchema>(name: string, schema?: S): Static<S> {
    const { path, size } = this.entry(name);
    if (size > maxJson) throw this.refuse(this.#words.damaged(name));
    const bytes = readFileSync(path);
    const { value } = this.#words_(
      () => parseJson(decodeText(bytes, name), { file: name }),
      (reason) => this.#words.badJson(name, reason),
    );
    if (schema !== undefined && !Check(schema, value)) {
      const [error] = Errors(schema, value);
      throw this.refuse(this.#words.badShape(name, error?.instancePath || '/'));
    }
    return value as Static<S>;
  }

  definition(name: string, validate: (json: unknown) => ApplicationValidation): PortableDefinition {
    const portable = this.json(name) as PortableDefinition;
    // The engine knows plans by number alone.
    const prices: unknown = portable?.plan_prices;
    const named = Array.isArray(prices) ? prices.map(numbered) : undefined;
    const { ok, problems } = validate(named === undefined ? portable : { ...portable, plan_prices: named });
    if (!ok) throw this.refuse(this.#words.badJson(name, this.#reason(new ShoruiError([...problems]))));
    return portable;
  }

  head(): Archive<unknown>['kind'] {
    const { notAnExport, newer } = this.#words;
    if (!this.#entries.has(headName)) throw this.refuse(notAnExport);
    const head = this.json(headName) as { readonly format?: unknown; readonly version?: unknown } | null;
    if (head?.format !== archiveFormat) throw this.refuse(notAnExport);
    if (typeof head.version === 'number' && head.version > archiveVersion) throw this.refuse(newer);
    return this.json(headName, Head).kind;
  }

  /** Uids of the applications and of the templates, in the order of the zip. */
  uids(): { readonly applications: readonly string[]; readonly templates: readonly string[] } {
    const found = { applications: new Set<string>(), templates: new Set<string>() };
    for (const name of this.#entries.keys()) {
      if (name === headName || name === dataName) continue;
      const [, folder, uid] = known.exec(name) ?? [];
      if (uid === undefined) throw this.refuse(this.#words.unknownEntry(name));
      found[folder as keyof typeof found].add(uid);
    }
    return { applications: [...found.applications], templates: [...found.templates] };
  }

  content(name: string, path: string): UnpackedEntry {
    const entry = this.entry(name);
    if (!fitsPath(path, entry.sha256)) throw this.refuse(this.#words.damaged(name));
    return entry;
  }

  /** Refuses shared fields that the engine would not have as fields of an application. */
  demandFields(fields: readonly PortableField[]): void {
    for (const [at, { name, type, values }] of fields.entries()) {
      try {
        checkValues({ ...values, name, type }, this.#locale);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw this.refuse(this.#words.badShape(dataName, `/shared_fields/${at}`), error);
      }
    }
  }

  /** Refuses campaigns that the staff could not have made: mails with unknown words, and an end before the start. */
  demandCampaigns(name: string, campaigns: readonly PortableCampaign[]): void {
    for (const [at, { start, end, subject, body }] of campaigns.entries()) {
      const isTurned = start !== null && end !== null && end < start;
      if (isTurned || [subject, body].some((words) => unknownNames(words ?? '').length > 0))
        throw this.refuse(this.#words.badShape(name, `/campaigns/${at}`));
    }
  }

  /** Refuses entries that nothing in the export names. */
  demandNamed(names: ReadonlySet<string>): void {
    for (const name of this.#entries.keys()) if (!names.has(name)) throw this.refuse(this.#words.unknownEntry(name));
  }
}

/**
 * Reads the entries of an export that anybody may have made. Nothing of it is trusted: sizes, names, JSON, definitions and hashes are checked.
 * @throws {AppError} invalid, with what is wrong at the field `file`
 */
export function readArchive(entries: ReadonlyMap<string, UnpackedEntry>, locale: 'jp' | 'en'): ReceivedArchive {
  const reader = new Reader(entries, locale);
  const kind = reader.head();
  const uids = reader.uids();
  const names = new Set([headName, dataName]);
  const contents = new Map<string, UnpackedEntry>();
  const addContent = (name: string, path: string): void => {
    contents.set(name, reader.content(name, path));
    names.add(name);
  };
  const applications = uids.applications.map((uid): PortableApplication => {
    const facts = reader.json(entryOf.facts(uid), FactsFile);
    reader.demandCampaigns(entryOf.facts(uid), facts.campaigns ?? []);
    const definition = reader.definition(entryOf.application(uid), validateDraft);
    names.add(entryOf.facts(uid)).add(entryOf.application(uid));
    for (const { path } of facts.files) addContent(entryOf.file(uid, path), path);
    const versions = facts.versions.map(({ number }) => {
      const name = entryOf.version(uid, number);
      names.add(name);
      return [number, reader.definition(name, validateApplication)] as const;
    });
    return { uid, facts, definition, versions: new Map(versions) };
  });
  const templates = uids.templates.map((uid): PortableTemplates => {
    const file = reader.json(entryOf.templates(uid), TemplatesFile);
    names.add(entryOf.templates(uid));
    for (const { path } of file.files) addContent(entryOf.template(uid, path), path);
    return { uid, ...file };
  });
  const data = reader.json(dataName, DataFile);
  reader.demandFields(data.shared_fields ?? []);
  reader.demandNamed(names);
  return { kind, data, applications, templates, contents };
}
