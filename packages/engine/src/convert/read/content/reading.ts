import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { StyleLists } from '../../../word/read/block-tree.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import type { FormatSource } from '../format-source.ts';
import type { Theme } from '../formats/theme.ts';
import type { DocumentSettings } from '../formats/settings.ts';
import type { NoteList } from './notes.ts';
import type { PictureStore } from './picture-store.ts';
import type { ProblemList } from './problem-list.ts';

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
