import type { Readable } from 'node:stream';
import type { Proposals } from '@shorui/engine/document';
import { ShoruiError, type Application, type CsvRow, type Finding, type Problem } from '@shorui/engine/node';
import { createPool } from '../pool/create-pool.ts';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';
import type { ChildRequest } from './inspection-child.ts';
import { InspectionProcess, type Inspection, type ProcessLimits } from './inspection-process.ts';
import type { ReadContent } from './read-content.ts';
import type { UnpackedEntry, UnpackTarget } from './unpack-zip.ts';

/** A file to inspect: `open` returns its bytes, and is called when its turn has come. */
export interface InspectedFile {
  readonly kind: InspectedKind;
  /** Size in bytes. */
  readonly size: number;
  readonly open: () => Readable;
}

/** A Word template to lint. Without bytes it is written from its document. */
export interface LintedFile extends Pick<InspectedFile, 'size' | 'open'> {
  /** The application with the template as its only file; undefined: nothing is known of its names. */
  readonly application?: Application;
}

/** A file of an application for which questions are proposed. Without bytes a Word template is written from its document. */
export interface ProposedFile extends InspectedFile {
  /** The application with the file as its only one. */
  readonly application: Application;
}

/** What `propose` returns: without proposals the file cannot be read. */
export interface ProposedQuestions {
  readonly problems: readonly Problem[];
  readonly proposals?: Proposals;
}

/** Inspects uploaded files outside the process that serves calls. */
export interface Inspector {
  /**
   * Returns the problems of a file; empty when it is valid. Rejects with Exhausted when the file takes too much time or
   * memory, with AppError busy when the queue is full.
   */
  inspect(file: InspectedFile): Promise<readonly Problem[]>;
  /** Returns what editors show of a file: blocks and tags of a Word template, pages and places for fields of a PDF. Rejects as `inspect`. */
  read(file: InspectedFile): Promise<ReadContent>;
  /** Returns what lint finds in a Word template. Rejects as `inspect`, and with ShoruiError when its document cannot be written. */
  lint(file: LintedFile): Promise<readonly Finding[]>;
  /** Returns questions for what a file needs and its application does not ask yet. Rejects as `inspect`. */
  propose(file: ProposedFile): Promise<ProposedQuestions>;
  /** Returns why documents cannot show an image; empty when they can. Its content must be what the ending of `path` says. Rejects as `inspect`. */
  image(file: Pick<InspectedFile, 'size' | 'open'> & { readonly path: string }): Promise<readonly Problem[]>;
  /** Returns the text of a Word or PDF file; undefined where the engine cannot read it. Rejects as `inspect`, after a longer time. */
  text(file: InspectedFile): Promise<readonly string[] | undefined>;
  /** Makes a PDF of a Word file; undefined where the engine cannot. Rejects as `inspect`, after a longer time. */
  convert(file: Pick<InspectedFile, 'size' | 'open'>): Promise<Buffer | undefined>;
  /** Draws the first page of a PDF, or a picture where `path` names one, as WebP; undefined where it cannot be drawn. Rejects as `inspect`, after a longer time. */
  thumbnail(file: Pick<InspectedFile, 'size' | 'open'> & { readonly path?: string }): Promise<Buffer | undefined>;
  /** Unpacks an archive into a folder. Rejects as `inspect`, after a longer time, and with ShoruiError when it is not one or exceeds its bounds. */
  unpack(file: Pick<InspectedFile, 'size' | 'open'> & UnpackTarget): Promise<readonly UnpackedEntry[]>;
  /** Reads the first `most` rows of an Excel workbook. Rejects as `unpack`. */
  rows(
    file: Pick<InspectedFile, 'size' | 'open'> & { readonly name: string; readonly most: number },
  ): Promise<readonly CsvRow[]>;
  close(): Promise<void>;
}

export interface InspectorOptions extends InspectionLimits, ProcessLimits {
  /** Maximum number of processes, and so of files inspected at once. */
  readonly processes: number;
  /** Maximum number of files in the queue. */
  readonly waiting: number;
  /** Milliseconds after which idle processes are ended: each holds the engine in memory. */
  readonly idleMs: number;
  /** How many times longer jobs may take than calls, for which people wait. */
  readonly patience: number;
}

export const inspectorDefaults: InspectorOptions = {
  processes: 2,
  waiting: 40,
  fileBytes: 50 * 1024 * 1024,
  milliseconds: 3000,
  processMs: 6000,
  heapMb: 512,
  idleMs: 60_000,
  patience: 10,
};

/** A pool of processes that start with the first files and end when idle. */
export function createInspector(changed: Partial<InspectorOptions> = {}): Inspector {
  const options = { ...inspectorDefaults, ...changed };
  const { fileBytes, milliseconds, processes: most, waiting, idleMs, patience, processMs } = options;
  const limits = { fileBytes, milliseconds };
  const pool = createPool({ create: () => new InspectionProcess(options), most, waiting, idleMs });
  // Jobs have a process of their own, so that they do not hold up calls.
  const patient = { ...options, processMs: processMs * patience };
  const jobs = createPool({ create: () => new InspectionProcess(patient), most: 1, waiting, idleMs });
  // Large uploads of the staff, which neither wait for jobs nor hold up other calls.
  const uploads = createPool({ create: () => new InspectionProcess(patient), most: 1, waiting, idleMs });
  const work = (
    task: 'text' | 'convert' | 'thumbnail',
    { open, ...file }: InspectedFile & { readonly path?: string },
  ): Promise<Inspection> => {
    const longer = { fileBytes, milliseconds: milliseconds * patience };
    return jobs.use((child) => child.inspect({ task, ...file, limits: longer }, open));
  };
  const run = (task: ChildRequest['task'], { kind, size, open }: InspectedFile): Promise<Inspection> =>
    pool.use((child) => child.inspect({ task, kind, size, limits }, open));
  return {
    inspect: async (file) => (await run('check', file)).problems,
    read: (file) => run('read', file),
    async lint({ application, size, open }) {
      const own = application === undefined ? {} : { application };
      const request: ChildRequest = { task: 'lint', kind: 'word', size, limits, ...own };
      const { findings, problems } = await pool.use((child) => child.inspect(request, open));
      if (findings === undefined) throw new ShoruiError([...problems]);
      return findings;
    },
    async propose({ application, kind, size, open }) {
      const request: ChildRequest = { task: 'propose', kind, size, limits, application };
      return pool.use((child) => child.inspect(request, open));
    },
    async image({ path, size, open }) {
      const request: ChildRequest = { task: 'image', kind: 'word', path, size, limits };
      return (await pool.use((child) => child.inspect(request, open))).problems;
    },
    text: async (file) => (await work('text', file)).paragraphs,
    async convert(file) {
      const { pdf } = await work('convert', { kind: 'word', ...file });
      return pdf === undefined ? undefined : Buffer.from(pdf, 'base64');
    },
    async thumbnail(file) {
      const { thumbnail } = await work('thumbnail', { kind: 'pdf', ...file });
      return thumbnail === undefined ? undefined : Buffer.from(thumbnail, 'base64');
    },
    async unpack({ size, open, ...target }) {
      const request: ChildRequest = { task: 'unpack', kind: 'word', size, limits, target };
      const { entries, problems } = await uploads.use((child) => child.inspect(request, open));
      if (entries === undefined) throw new ShoruiError([...problems]);
      return entries;
    },
    async rows({ size, open, name, most: mostRows }) {
      const request: ChildRequest = { task: 'rows', kind: 'word', path: name, size, limits, most: mostRows };
      const { rows, problems } = await uploads.use((child) => child.inspect(request, open));
      if (rows === undefined) throw new ShoruiError([...problems]);
      return rows;
    },
    close: async () => {
      await Promise.all([pool.close(), jobs.close(), uploads.close()]);
    },
  };
}
