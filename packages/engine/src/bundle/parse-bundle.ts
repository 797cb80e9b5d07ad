import { completeApplication, type CompletedApplication } from '../application/handwritten/index.ts';
import type { Application, ApplicationFile } from '../application/schema/index.ts';
import { validateApplication, type ApplicationValidation } from '../application/validate/index.ts';
import { createProblem, ShoruiError, catchProblems, type Place, type Problem, nearestName } from '../problems/index.ts';
import { isWholeDocument } from '../word/index.ts';
import { applicationPath, filesFolder, imagesFolder, type ParsedBundle } from './bundle.ts';
import type { JsonDocument } from './json/json-scanner.ts';
import { parseJson } from './json/parse-json.ts';

/** What systems and Word leave behind in folders and zips: `.DS_Store`, `__MACOSX/`, `Thumbs.db`, lock files (`~$...`). */
export function isJunk(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    /(?:^|\/)__MACOSX\//.test(path) ||
    /(?:^|\/)\./.test(path) ||
    name.startsWith('~$') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

/**
 * The text of a UTF-8 file; a byte order mark is passed over.
 * @throws {ShoruiError} `bundle.not-utf8`
 */
export function decodeText(bytes: Uint8Array, file?: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShoruiError([createProblem('bundle.not-utf8', file === undefined ? {} : { file })], { cause });
  }
}

/** An application that was read, with its problems. Without `application` at least one problem is an error. */
interface ParsedApplication {
  readonly application?: Application;
  readonly problems: readonly Problem[];
  /** The place of a JSON pointer in the text. */
  locate(pointer: string): Place;
}

function readDocument(bytes: Uint8Array, file: string): JsonDocument | readonly Problem[] {
  return catchProblems(
    () => parseJson(decodeText(bytes, file), { file }),
    (problems) => problems,
  );
}

/** Names that could not be resolved are reported as such, and not as ids of the wrong type besides. */
function validateCompleted({ value, problems }: CompletedApplication): ApplicationValidation {
  const result = validateApplication(value);
  if (problems.length === 0) return result;
  const named = new Set(problems.map(({ place }) => place.pointer));
  const others = result.problems.filter(({ place }) => !named.has(place.pointer));
  return { ok: false, problems: [...problems, ...others] };
}

/** Reads `application.json`: its JSON, its model. Never throws on bad content; every problem has file, line and column. */
function parseApplication(bytes: Uint8Array | undefined, bundleFile: string | undefined): ParsedApplication {
  const file = bundleFile === undefined ? applicationPath : `${bundleFile}/${applicationPath}`;
  if (bytes === undefined) {
    const place: Place = bundleFile === undefined ? {} : { file: bundleFile };
    return { problems: [createProblem('bundle.no-application', place)], locate: () => place };
  }
  const document = readDocument(bytes, file);
  if (!('locate' in document)) return { problems: document, locate: () => ({ file }) };
  const completed = completeApplication(document.value);
  const locate = (pointer: string): Place => {
    const written = completed.written(pointer);
    return { file, ...document.locate(written), pointer: written };
  };
  const result = validateCompleted(completed);
  const problems = result.problems.map((problem) => ({
    ...problem,
    place:
      problem.place.pointer === undefined
        ? { file, ...problem.place }
        : { ...problem.place, ...locate(problem.place.pointer) },
  }));
  return result.ok ? { application: result.application, problems, locate } : { problems, locate };
}

/** How a bundle is read. */
export interface ParseBundleOptions {
  /** Name of the bundle for places: its path on disk, or what the user called it. */
  readonly file?: string;
}

/** The files of the bundle by their name in NFC: macOS writes `が` as two characters, the application as one. */
function collectFiles(
  entries: ReadonlyMap<string, Uint8Array>,
  problems: Problem[],
  place: Place,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of entries) {
    const path = name.normalize('NFC');
    if (!path.startsWith(filesFolder) || isJunk(path)) continue;
    if (files.has(path)) problems.push(createProblem('bundle.name-twice', place, { path }));
    files.set(path, bytes);
  }
  return files;
}

/** Paths that leave `files/` were refused with the application itself. */
function checkFile(file: ApplicationFile, files: ReadonlyMap<string, Uint8Array>, place: Place): Problem | undefined {
  const { path } = file;
  if (files.has(path.normalize('NFC'))) return undefined;
  // A document of its own needs no upload: its file is written from it.
  if (file.type === 'word' && file.document && isWholeDocument(file.document)) return undefined;
  const near = nearestName(path, files.keys());
  if (near === undefined) return createProblem('bundle.file-missing', place, { path });
  return createProblem('bundle.file-missing-near', place, { path, near });
}

/**
 * A bundle from its files by path. `application.json` is read and validated, every file that the application names must be
 * there, and a file under `files/` that nothing names is a warning unless it is an image for templates, under `files/images/`. Everything outside `files/` is left alone.
 * @throws {ShoruiError} with every problem that was found; those in `application.json` carry line and column.
 */
export function parseBundle(entries: ReadonlyMap<string, Uint8Array>, options: ParseBundleOptions = {}): ParsedBundle {
  const place: Place = options.file === undefined ? {} : { file: options.file };
  const parsed = parseApplication(entries.get(applicationPath), options.file);
  const problems: Problem[] = [...parsed.problems];
  const files = collectFiles(entries, problems, place);
  if (parsed.application === undefined) throw new ShoruiError(problems);

  const used = new Set<string>();
  const application = {
    ...parsed.application,
    files: parsed.application.files.map((file, index) => {
      const problem = checkFile(file, files, parsed.locate(`/files/${index}/path`));
      if (problem) problems.push(problem);
      const path = file.path.normalize('NFC');
      used.add(path);
      return path === file.path ? file : { ...file, path };
    }),
  };
  for (const path of files.keys()) {
    const filePlace = { file: options.file === undefined ? path : `${options.file}/${path}` };
    if (!used.has(path) && !path.startsWith(imagesFolder))
      problems.push(createProblem('bundle.unused-file', filePlace));
  }
  if (problems.some((problem) => problem.severity === 'error')) throw new ShoruiError(problems);
  return { application, files, problems };
}
