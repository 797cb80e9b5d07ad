import {
  createProblem,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../../problems/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import type { StyleLists } from '../../../word/read/block-tree.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import type { FormatSource } from '../format-source.ts';
import type { Theme } from '../formats/theme.ts';
import type { DocumentSettings } from '../formats/settings.ts';
import type { NoteList } from './notes.ts';
import type { PictureStore } from './picture-store.ts';

/** What is reported for a document: each thing once for its place, and no more than `most`. */
export class ProblemList {
  readonly problems: Problem[] = [];
  readonly #reported = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(id: ProblemId, place: Place, params: ProblemParams = {}): void {
    if (this.problems.length >= this.#most) return;
    const key = `${id} ${place.part ?? ''} ${place.paragraph ?? ''} ${Object.values(params).join(' ')}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.problems.push(createProblem(id, place, params));
  }
}

/** One document that is being read, with what all of its parts share. */
export interface Reading {
  /** As it is stored: only parts that hold text differ from it in `archive`. */
  readonly stored: ZipArchive;
  /** Tracked changes accepted. */
  readonly archive: ZipArchive;
  readonly limits: Budget;
  readonly file: Place;
  readonly formats: FormatSource;
  readonly theme: Theme;
  readonly settings: DocumentSettings;
  readonly problems: ProblemList;
  readonly pictures: PictureStore;
  readonly notes: NoteList;
  /** Which list each paragraph style puts its paragraphs in, for block paths. */
  readonly styleLists: () => StyleLists;
}
