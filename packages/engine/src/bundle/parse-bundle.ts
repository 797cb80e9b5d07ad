import type { ApplicationFile } from '../application/schema/index.ts';
import { createProblem, nearestName, type Place, type Problem, ShoruiError } from '../problems/index.ts';
import { isWholeDocument } from '../word/index.ts';
import { applicationPath, filesFolder, imagesFolder, type ParsedBundle } from './bundle.ts';
import { isJunk } from './is-junk.ts';
import { parseApplication } from './parse-application.ts';

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
