import type { XmlElement } from '../../xml/xml-element.ts';
import type { BlockOrigin, Paragraph } from '../model/block.ts';
import type { FormatSource, Surroundings } from './format-source.ts';

/** Where a paragraph is met. */
export interface ParagraphSpot {
  readonly around: Surroundings;
  /** Counts its number. */
  readonly formats: FormatSource;
  readonly origin: BlockOrigin;
  /** Nothing that began before it reaches into it: no field, bookmark, or paragraph whose mark is hidden. */
  readonly isFree: boolean;
}

/** Gives a paragraph that need not be read from its element; undefined for all others. */
export type ReadyParagraph = (element: XmlElement, spot: ParagraphSpot) => Paragraph | undefined;
