import { catchProblems, createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { decodePart } from '../../../xml/decode-part.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import type { ZipArchive } from '../../../zip/index.ts';

/** Parts whose text a reader of the document sees, and that are never filled: charts, diagrams, comments, building blocks. */
const seen = /^word\/(?:charts|diagrams|glossary)\/[^/]*\.xml$|^word\/comments[^/]*\.xml$/i;

const tag = /\{\{[^{}]{1,200}\}\}/g;

/** The text of a part without its elements, so that a tag split over several of them is found too. */
function textOf(bytes: Uint8Array, place: Place): string {
  // Nothing reads the part but Word: lint does not check a broken one.
  return catchProblems(
    () => decodeEntities(decodePart(bytes, place).replace(/<[^>]*>/g, '')),
    () => '',
  );
}

/** Tags in parts of the file that are carried along as they are. */
export function checkOtherParts(archive: ZipArchive, file: Place): Problem[] {
  return archive.entries.flatMap(({ name }) => {
    if (!seen.test(name)) return [];
    const place = { ...file, part: name };
    const found = textOf(archive.read(name), place).match(tag) ?? [];
    return [...new Set(found)].map((snippet) => createProblem('word.lint-tag-elsewhere', { ...place, snippet }));
  });
}
