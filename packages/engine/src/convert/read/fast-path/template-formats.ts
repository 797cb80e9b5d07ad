import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { TextFormat } from '../../model/formats.ts';
import type { FormatSource, ResolvedParagraph, Surroundings } from '../format-source.ts';
import { createFormatSource, type FormatParts } from '../formats/index.ts';

/** Formats of paragraph templates, which have no place: one of which something would have to be reported is not found. */
export class TemplateFormats {
  readonly #formats: FormatSource;
  #reports = 0;

  constructor(parts: FormatParts) {
    this.#formats = createFormatSource(parts, () => this.#reports++);
  }

  paragraph(part: XmlPart, properties: XmlElement | undefined, around: Surroundings): ResolvedParagraph | undefined {
    const before = this.#reports;
    const resolved = this.#formats.paragraph(part, properties, around);
    return this.#reports === before ? resolved : undefined;
  }

  /** Undefined for a hidden run too. */
  run(part: XmlPart, properties: XmlElement | undefined, paragraph: ResolvedParagraph): TextFormat | undefined {
    const before = this.#reports;
    const format = this.#formats.run(part, properties, paragraph);
    return this.#reports === before ? format : undefined;
  }
}
