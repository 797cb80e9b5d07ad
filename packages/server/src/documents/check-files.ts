import { ShoruiError, type Bundle, type Problem } from '@shorui/engine';
import { authorBundle } from '@shorui/engine/document';
import { compile, inspectPdf, nodeCodec } from '@shorui/engine/node';

/** A file of an application that documents cannot be made from, and the errors that the engine found in it. */
export interface RefusedFile {
  readonly fileId: number;
  readonly problems: readonly Problem[];
}

type File = Bundle['application']['files'][number];

/**
 * Compiles one file as `compile` does all of them. Faults of the application belong to none of its files. A PDF without fields is not read
 * by that, so it is opened here.
 */
async function compileFile({ application, files }: Bundle, file: File): Promise<void> {
  const only = { application: { ...application, files: [file] }, files };
  compile(await authorBundle(only, { codec: nodeCodec }), { allowFaults: true });
  const bytes = files.get(file.path);
  if (file.type === 'pdf' && bytes !== undefined) inspectPdf(bytes, { inspectLimits: { operators: 0 } });
}

/** Compiles every file of an application by itself. Returns the files that fail; empty when documents can be made. */
export async function checkFiles(bundle: Bundle): Promise<readonly RefusedFile[]> {
  const refused: RefusedFile[] = [];
  for (const file of bundle.application.files) {
    try {
      await compileFile(bundle, file);
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      const problems = error.problems.filter(({ severity }) => severity === 'error');
      refused.push({ fileId: file.id, problems });
    }
  }
  return refused;
}
