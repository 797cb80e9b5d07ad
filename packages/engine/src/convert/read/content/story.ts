import type { XmlElement } from '../../../xml/xml-element.ts';
import type { Block } from '../../model/block.ts';
import type { PageSetup } from '../../model/section.ts';
import type { Surroundings } from '../format-source.ts';
import type { FieldStack } from './fields/field-stack.ts';
import type { NoteReference } from './notes.ts';
import type { PartSource } from './part-source.ts';

/** Tables and text boxes inside each other that are read. Word itself stops long before. */
export const deepestNesting = 24;

/** Text that is read from its start to its end: the body, a header, a note, a text box. */
export interface Story {
  readonly source: PartSource;
  /** Page of the section that it is in. */
  readonly page: PageSetup;
  readonly around: Surroundings;
  /** Fields continue over paragraphs, but not out of the story. */
  readonly fields: FieldStack;
  /** Names of bookmarks that were between blocks, for the next paragraph. */
  readonly bookmarks: string[];
  /** Tables and text boxes around it. */
  readonly depth: number;
  /** Mark of the note that it is. */
  readonly noteMark?: NoteReference;
  /** Blocks of a container such as a cell or the content of a text box. */
  readonly readBlocks: (container: XmlElement, story: Story) => Block[];
}
