import type { Codec } from '../../platform/codec.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import type { Place, Problem } from '../../problems/index.ts';
import { allBlocks, buildBlockTree } from '../../word/read/block-tree.ts';
import { formatPath } from '../../word/read/block.ts';
import { AcceptedArchive } from '../../word/read/changes/accepted-archive.ts';
import { findParagraphs, PlaceFinder } from '../../word/read/places.ts';
import { readStyleLists } from '../../word/read/style-lists.ts';
import { readPart } from '../../package/read-part.ts';
import { findTextParts } from '../../word/read/word-package.ts';
import { readZip, type ZipArchive } from '../../zip/index.ts';

export interface ParagraphPlacesOptions {
  readonly codec: Codec;
  readonly limits: Partial<Limits> | undefined;
  /** Names the file. */
  readonly place: Place;
}

/** Where the paragraphs of the main text of a Word file are, by the paths of their blocks. */
function readPlaces(
  bytes: Uint8Array | ZipArchive,
  { codec, limits: given, place }: ParagraphPlacesOptions,
): Map<string, Place> {
  const limits = withLimits(given);
  const stored = bytes instanceof Uint8Array ? readZip(bytes, { codec, limits: given }) : bytes;
  const names = findTextParts(stored, limits, place).map(({ name }) => name);
  const archive = new AcceptedArchive(stored, names, codec, limits, place);
  const part = readPart(archive, names[0] ?? '', limits, place);
  const blocks = buildBlockTree(part, 'document', readStyleLists(archive, limits, place));
  const finder = new PlaceFinder(part, blocks, place);
  const numbers = new Map(findParagraphs(part).map((element, index) => [element, index + 1]));
  const places = new Map<string, Place>();
  for (const { element, path } of allBlocks(blocks)) {
    const number = element ? numbers.get(element) : undefined;
    if (element && number !== undefined) places.set(formatPath(path), finder.ofParagraph(element, number));
  }
  return places;
}

/**
 * Problems that know the path of their block, with the paragraph or cell that people count. Reads the file a second time, so
 * it is for the rare file that has any.
 */
export function placeProblems(
  problems: readonly Problem[],
  bytes: Uint8Array | ZipArchive,
  options: ParagraphPlacesOptions,
): readonly Problem[] {
  if (!problems.some(({ place }) => place.path !== undefined)) return problems;
  const places = readPlaces(bytes, options);
  return problems.map((problem) => {
    const found = places.get(problem.place.path ?? '');
    return { ...problem, place: { ...options.place, ...found, ...problem.place } };
  });
}
