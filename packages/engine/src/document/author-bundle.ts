import type { AuthoredFile, Bundle } from '../bundle/index.ts';
import { ShoruiError, type Problem } from '../problems/index.ts';
import { authorDocument, isWholeDocument, type Codec } from '../word/index.ts';

/**
 * A bundle with the Word files that it has no upload of, written from their documents. Needed before `compile`; a bundle without
 * such files comes back as it is.
 * @throws ShoruiError with what is wrong with the documents, each with its file
 */
export async function authorBundle<Given extends Bundle>(
  bundle: Given,
  options: { codec?: Codec } = {},
): Promise<Given> {
  const authored = new Map<number, AuthoredFile>(bundle.authored);
  const problems: Problem[] = [];
  for (const { id, type, path, name, document } of bundle.application.files) {
    if (type !== 'word' || !document || bundle.files.has(path) || !isWholeDocument(document)) continue;
    try {
      authored.set(id, await authorDocument(document, { ...options, title: name.replace(/\.docx$/i, '') }));
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, place: { file: path, ...problem.place } })));
    }
  }
  if (problems.length > 0) throw new ShoruiError(problems);
  return authored.size === 0 ? bundle : { ...bundle, authored };
}
