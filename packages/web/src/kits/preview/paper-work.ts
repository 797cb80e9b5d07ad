import type { CompiledTemplate, Paper } from '@shorui/engine';
import type { AuthoredFile } from '@shorui/engine/bundle';
import type { BlockPlace } from '@shorui/engine/convert';
import type { ApplicationFile } from '@shorui/engine/model';
import type { LaidForm } from '@shorui/engine/pdf';
import type { Answers, BlockBox, PaperFile } from './protocol.ts';
import type { BlockDecisions } from './reasons.ts';

/** A file that is to be laid out, again and again while its fonts are fetched. */
export interface PaperWork {
  /** The compiled template of a Word file; null for a form. */
  readonly template: CompiledTemplate | null;
  /** The name that the file gets. */
  readonly name: string;
  /** Whether the answers lead to this file at all. */
  readonly isMade: boolean;
  readonly lay: () => Paper | LaidForm;
  /** The paper of a Word file with places. */
  readonly layPlaces: () => Paper;
  /** Where the blocks are, under the paths that the editor's document gives them. */
  readonly blocks: (places: readonly BlockPlace[]) => readonly BlockBox[];
  /** Why paragraphs are printed or left out; undefined as soon as the answers are old. */
  readonly reasons: (places: readonly BlockPlace[], isOld: () => boolean) => Promise<BlockDecisions | undefined>;
}

/** Where papers come from. */
export interface Papers {
  readonly files: readonly PaperFile[];
  /** @throws {ShoruiError} with what is wrong with the template */
  work(fileId: number, answers: Answers): PaperWork | undefined;
}

/** The main part of files that are written from a document. */
const writtenPart = 'word/document.xml';

/** The blocks of a file; of one that was written from a document, the blocks of the document. */
export function blocksOf(places: readonly BlockPlace[], authored: AuthoredFile | undefined): readonly BlockBox[] {
  const { origins } = authored ?? {};
  if (origins === undefined) return places;
  return places.flatMap((place) => {
    const path = place.part === writtenPart ? origins.get(place.path)?.join('.') : undefined;
    return path === undefined ? [] : [{ ...place, path }];
  });
}

/** Tags in the name of a file, with what joins them to it. */
const tags = /[_＿ 　-]*\{\{[^{}]*\}\}/gu;
export const shownName = ({ id, name }: ApplicationFile): PaperFile => ({ id, name: name.replace(tags, '') });

/** The Word files that are written from documents, by the id of the file. */
export type Authored = ReadonlyMap<number, AuthoredFile> | undefined;
