import type { AuthoredFile, Bundle } from '../bundle/index.ts';
import { catchProblemsAsync, ShoruiError, type Problem } from '../problems/index.ts';
import { authorDocument, isWholeDocument, type Codec } from '../word/index.ts';

/**
 * A bundle with the Word files that it has no upload of, written from their documents. Needed before `compile`; a bundle without
 * such files comes back as it is.
 * @throws ShoruiError with what is wrong with the documents, each with its file
 */
export async function authorBundle<Given extends Bundle>(
  bundle: Given,
  options: { codec?: Codec } = {},
): Promise<Given & Pick<Bundle, 'authored'>> {
  const authored = new Map<number, AuthoredFile>(bundle.authored);
  const problems: Problem[] = [];
  for (const { id, type, path, name, document } of bundle.application.files) {
    if (type !== 'word' || !document || bundle.files.has(path) || !isWholeDocument(document)) continue;
    const author = () => authorDocument(document, { ...options, title: name.replace(/\.docx$/i, '') });
    const file = await catchProblemsAsync(author, (found) => {
      problems.push(...found.map((problem) => ({ ...problem, place: { file: path, ...problem.place } })));
    });
    if (file) authored.set(id, file);
  }
  if (problems.length > 0) throw new ShoruiError(problems);
  return authored.size === 0 ? bundle : { ...bundle, authored };
}
