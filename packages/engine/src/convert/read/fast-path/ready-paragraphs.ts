import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import { notCharacter, otherReference } from '../../../xml/plain-xml.ts';
import type { BlockOrigin, ListLabel, Paragraph } from '../../model/block.ts';
import { ContentCache } from '../../model/content-cache.ts';
import type { Inline } from '../../model/inline.ts';
import type { ResolvedParagraph } from '../format-source.ts';
import type { OpenedDocument } from '../open-document.ts';
import type { ParagraphSpot, ReadyParagraph } from '../ready-paragraph.ts';
import type { CutMain } from './cut-main-part.ts';
import type { CutParagraph } from './cut-paragraphs.ts';
import type { PlacedTemplate } from './paragraph-template.ts';
import { TemplateFormats } from './template-formats.ts';

const noFloats: Paragraph['floats'] = [];

/** Of a class, so that V8 does not take those of each document for as long-lived as what is cached of the Word template: see docs/convert.md. */
class PlainParagraph implements Paragraph {
  readonly kind = 'paragraph';
  readonly format: Paragraph['format'];
  readonly mark: Paragraph['mark'];
  declare readonly label?: ListLabel;
  declare readonly content: Paragraph['content'];
  declare readonly floats: Paragraph['floats'];
  declare readonly origin: BlockOrigin;
  declare readonly kept?: ContentCache;
  declare readonly isMetFirst?: boolean;

  constructor(
    { format, mark }: ResolvedParagraph,
    found: ContentCache | readonly Inline[],
    label: ListLabel | undefined,
    origin: BlockOrigin,
  ) {
    const isKept = found instanceof ContentCache;
    this.format = format;
    this.mark = mark;
    if (label) this.label = label;
    this.content = isKept ? found.content : found;
    this.floats = noFloats;
    this.origin = origin;
    if (isKept) this.kept = found;
    else this.isMetFirst = true;
  }
}

/** Whether a text, as it is written in XML, means what it looks like: otherwise it needs the full XML reader. */
function isPlain(text: string): boolean {
  if (notCharacter.test(text) || text.includes(']]>')) return false;
  return !text.includes('&') || !otherReference.test(text);
}

/** Gives the paragraphs that were cut out of the main part of a document, and knows whether each could be given. */
export class CutParagraphs {
  readonly #cut: CutMain;
  readonly #formats: TemplateFormats;
  readonly #limits: Budget;
  readonly #file: Place;
  readonly #keepsAll: boolean;
  #missed = 0;

  constructor(cut: CutMain, { formatParts, limits, file }: OpenedDocument, keepsAll: boolean) {
    this.#cut = cut;
    this.#formats = new TemplateFormats(formatParts);
    this.#limits = limits;
    this.#file = file;
    this.#keepsAll = keepsAll;
  }

  /** Otherwise what was read is not the document. */
  get areAllFound(): boolean {
    return this.#missed === 0;
  }

  readonly find: ReadyParagraph = (element, spot) => {
    const cut = this.#cut.paragraphs.get(element.start);
    if (!cut) return undefined;
    this.#limits.checkTime?.(this.#file);
    const paragraph = spot.isFree ? this.#paragraph(cut, spot) : undefined;
    if (!paragraph) this.#missed++;
    return paragraph;
  };

  #paragraph(cut: CutParagraph, { around, formats, origin }: ParagraphSpot): Paragraph | undefined {
    const placed = cut.template.place(this.#formats, around);
    const found = placed && this.#contentOf(cut, placed);
    if (!found) return undefined;
    const { resolved } = placed;
    const label = resolved.numbering && formats.nextLabel(resolved.numbering, resolved);
    return new PlainParagraph(resolved, found, label, origin);
  }

  #contentOf(cut: CutParagraph, placed: PlacedTemplate): ContentCache | readonly Inline[] | undefined {
    if (cut.known?.placed === placed) return cut.known.content;
    const content = this.#cut.templates.content(placed, cut.texts, isPlain, this.#keepsAll);
    if (content instanceof ContentCache) cut.known = { placed, content };
    return content;
  }
}
