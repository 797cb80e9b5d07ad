import {
  explain,
  type Bundle,
  type CompiledApplication,
  type Locale,
  type Problem,
  type RawAnswers,
  type RenderedFile,
  type RenderOptions,
} from '@shorui/engine';
import { describeExplanation } from '@shorui/engine/answers';
import {
  ColumnPaths,
  mapColumns,
  recordText,
  renderRecord,
  type BulkRecord,
  type RecordError,
  type RecordRun,
} from '@shorui/engine/bulk';
import { checkCharacters, type HardCharacter, type WordFormat } from '@shorui/engine/document';
import { indexApplication } from '@shorui/engine/model';
import { compileText } from '@shorui/engine/word';
import { authorBundle } from '@shorui/engine/document';
import { compile, nodeCodec, render, resolve } from '@shorui/engine/node';
import { createHash } from 'node:crypto';
import type { RefusedFile } from './check-files.ts';

/** The documents of one set of answers. */
export interface FilesWork {
  readonly kind: 'files';
  readonly answers: RawAnswers;
  readonly options: Pick<RenderOptions, 'format' | 'missing' | 'missingGlyph' | 'only'>;
}

/** The documents of several sets of answers of a bulk run. A record with errors does not stop the others. */
export interface RecordsWork {
  readonly kind: 'records';
  readonly records: readonly BulkRecord[];
  /** Heading of a table; empty for other answers. */
  readonly header: readonly string[];
  /** Name of each record, with tags; empty when they are not named. */
  readonly name: string;
  readonly locale: Locale;
  readonly format?: WordFormat;
}

/** A block of a Word file, and the repetition that is meant at each loop around it, from 0. */
export interface PreviewedBlock {
  readonly fileId: number;
  readonly path: readonly number[];
  readonly repeat: readonly number[];
}

/** How documents look with answers that may be incomplete, and why blocks are shown or hidden. */
export interface PreviewWork {
  readonly kind: 'preview';
  readonly answers: RawAnswers;
  readonly only?: readonly string[];
  readonly blocks: readonly PreviewedBlock[];
  readonly locale: Locale;
  /** Milliseconds for each file. */
  readonly milliseconds: number;
}

/** Which characters of a text the PDF files do not show as they are written. */
export interface CharactersWork {
  readonly kind: 'characters';
  readonly text: string;
}

/** Whether documents can be made from each file of an application. It is not kept compiled. */
export interface CheckWork {
  readonly kind: 'check';
  readonly bundle: Bundle;
}

/** Work with a compiled application. */
export type DocumentWork = FilesWork | RecordsWork | PreviewWork | CharactersWork;

export interface MadeFiles {
  readonly kind: 'files';
  readonly files: readonly RenderedFile[];
  readonly problems: readonly Problem[];
}

/** What became of one record. */
export interface MadeRecord {
  readonly number: number;
  /** SHA-256 of its answers, hex. */
  readonly answers: string;
  readonly name: string;
  readonly files: readonly RenderedFile[];
  /** Empty when the record was made. */
  readonly errors: readonly RecordError[];
}

export interface MadeRecords {
  readonly kind: 'records';
  readonly records: readonly MadeRecord[];
}

export interface MadePreview {
  readonly kind: 'preview';
  /** PDF files. */
  readonly files: readonly RenderedFile[];
  readonly problems: readonly Problem[];
  /** Why each block is shown or hidden, line by line. */
  readonly reasons: readonly (PreviewedBlock & { readonly shown: boolean; readonly lines: readonly string[] })[];
}

export interface MadeCharacters {
  readonly kind: 'characters';
  readonly characters: readonly HardCharacter[];
}

export interface MadeCheck {
  readonly kind: 'check';
  readonly refused: readonly RefusedFile[];
}

export type Made = MadeFiles | MadeRecords | MadePreview | MadeCharacters;
export type MadeOf<W extends DocumentWork> = W extends FilesWork
  ? MadeFiles
  : W extends RecordsWork
    ? MadeRecords
    : W extends PreviewWork
      ? MadePreview
      : MadeCharacters;

/** Where the name of a record is written, for its problems. */
const namePlace = { slot: 'name' };

function makeRecords(compiled: CompiledApplication, work: RecordsWork): MadeRecords {
  const { records, header, name, locale, format } = work;
  const index = indexApplication(compiled.application);
  const paths = new ColumnPaths(compiled.application, index);
  const run: RecordRun = {
    compiled,
    index,
    columns: header.length === 0 ? [] : mapColumns(header, paths, {}, 'csv'),
    name: name === '' ? null : compileText(name, namePlace),
    locale,
    now: () => performance.now(),
    ...(format === undefined ? {} : { format }),
  };
  return {
    kind: 'records',
    records: records.map((record): MadeRecord => {
      const made = renderRecord(run, record);
      const answers = createHash('sha256').update(recordText(record)).digest('hex');
      const own = { number: record.number, answers };
      return 'errors' in made
        ? { ...own, name: '', files: [], errors: made.errors }
        : { ...own, name: made.name, files: made.files, errors: [] };
    }),
  };
}

/** Compiled applications of one thread; the one that was used last is the last. */
export class CompiledCache {
  readonly #most: number;
  readonly #compiled = new Map<string, CompiledApplication>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Names of the applications, the one that was used last is the last. */
  get keys(): readonly string[] {
    return [...this.#compiled.keys()];
  }

  /** Word templates without an upload are written from their documents. @throws {ShoruiError} when its files do not compile */
  async add(key: string, bundle: Bundle): Promise<void> {
    this.#compiled.set(key, compile(await authorBundle(bundle, { codec: nodeCodec })));
    if (this.#compiled.size > this.#most) this.#compiled.delete(this.#compiled.keys().next().value ?? '');
  }

  /** The files of an application that is compiled here; none of another. */
  filesOf(key: string): CompiledApplication['application']['files'] {
    return this.#compiled.get(key)?.application.files ?? [];
  }

  take(key: string): CompiledApplication {
    const compiled = this.#compiled.get(key);
    if (compiled === undefined) throw new Error(`The application ${key} was not compiled here.`);
    this.#compiled.delete(key);
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

function makePreview(compiled: CompiledApplication, work: PreviewWork): MadePreview {
  const { answers, only, blocks, locale, milliseconds } = work;
  const resolved = resolve(compiled, answers, { locale });
  const { files, problems } = render(compiled, resolved, {
    format: 'pdf',
    missing: 'blank',
    missingGlyph: 'fallback',
    limits: { milliseconds },
    ...(only === undefined ? {} : { only }),
  });
  const reasons = blocks.map((each) => {
    const { fileId, path, repeat } = each;
    const explanation = explain(compiled, resolved, { fileId, block: { path } }, repeat);
    return { ...each, shown: explanation.holds, lines: describeExplanation(explanation, locale) };
  });
  return { kind: 'preview', files, problems, reasons };
}

/** Makes documents with a compiled application. @throws {ShoruiError} */
export function makeDocuments(compiled: CompiledApplication, work: DocumentWork): Made {
  if (work.kind === 'preview') return makePreview(compiled, work);
  if (work.kind === 'records') return makeRecords(compiled, work);
  if (work.kind === 'characters') return { kind: 'characters', characters: checkCharacters(compiled, work.text) };
  const { files, problems } = render(compiled, resolve(compiled, work.answers), work.options);
  return { kind: 'files', files, problems };
}
