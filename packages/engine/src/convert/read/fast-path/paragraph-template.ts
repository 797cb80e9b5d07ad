import { mayHoldChanges } from '../../../word/read/changes/change-names.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { Inline } from '../../model/inline.ts';
import type { TextFormat } from '../../model/formats.ts';
import { InlineList } from '../runs/inline-list.ts';
import { runLayout, symbolsToUnicode, trimmedText, simpleInline } from '../runs/run-content.ts';
import type { ResolvedParagraph, Surroundings } from '../format-source.ts';
import type { TemplateFormats } from './template-formats.ts';

/** Something in a run: text that is given, or an inline that is always the same. */
type Step =
  | { readonly kind: 'text'; readonly run: XmlElement; readonly keepsWhite: boolean }
  | { readonly kind: 'simple'; readonly run: XmlElement; readonly element: XmlElement };

/** What is in paragraphs and runs and prints nothing. */
const silent: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:proofErr',
  'w:lastRenderedPageBreak',
  'w:bookmarkEnd',
]);
const simple: ReadonlySet<string> = new Set(['w:tab', 'w:br', 'w:cr']);

/** A template in one place: its formats there. */
export interface PlacedTemplate {
  readonly template: ParagraphTemplate;
  readonly around: Surroundings;
  readonly resolved: ResolvedParagraph;
  /** In the order of the steps. */
  readonly formats: readonly TextFormat[];
}

function stepsOf(part: XmlPart, paragraph: XmlElement): Step[] | undefined {
  const steps: Step[] = [];
  for (const run of paragraph.children) {
    if (silent.has(run.name)) continue;
    if (run.name !== 'w:r') return undefined;
    const layout = runLayout(part, child(run, 'w:rPr'));
    if (layout.fit || layout.isUpright || layout.isCombined) return undefined;
    for (const element of run.children) {
      if (element.name === 'w:t') {
        const keepsWhite = part.xml.slice(element.start, element.openEnd).includes('preserve');
        if (element.children.length > 0) return undefined;
        // One without an end tag holds nothing, and is no place for a text.
        if (element.openEnd !== element.end) steps.push({ kind: 'text', run, keepsWhite });
      } else if (simple.has(element.name)) steps.push({ kind: 'simple', run, element });
      else if (!silent.has(element.name)) return undefined;
    }
  }
  return steps;
}

function countElements(element: XmlElement): number {
  return element.children.reduce((sum, each) => sum + countElements(each), 1);
}

/**
 * A paragraph without its texts: its properties, and runs that hold nothing but text, tabs and breaks. All paragraphs that are
 * written alike but for their texts have one template.
 */
export class ParagraphTemplate {
  readonly elements: number;
  readonly #part: XmlPart;
  readonly #properties: XmlElement | undefined;
  readonly #steps: readonly Step[];
  readonly #placed: PlacedTemplate[] = [];

  private constructor(part: XmlPart, paragraph: XmlElement, steps: readonly Step[]) {
    this.#part = part;
    this.#properties = child(paragraph, 'w:pPr');
    this.#steps = steps;
    this.elements = countElements(paragraph);
  }

  /** The template of a paragraph; undefined for one that holds anything else, or does more than print its text. */
  static of(part: XmlPart, paragraph: XmlElement): ParagraphTemplate | undefined {
    const properties = child(paragraph, 'w:pPr');
    if (properties && (child(properties, 'w:sectPr') ?? child(properties, 'w:framePr'))) return undefined;
    if (mayHoldChanges(part.xml.slice(paragraph.start, paragraph.end))) return undefined;
    const steps = stepsOf(part, paragraph);
    return steps && new ParagraphTemplate(part, paragraph, steps);
  }

  get texts(): number {
    return this.#steps.filter(({ kind }) => kind === 'text').length;
  }

  /** The template among these surroundings; undefined where its mark or one of its runs is hidden, or has formats to report. */
  place(formats: TemplateFormats, around: Surroundings): PlacedTemplate | undefined {
    const known = this.#placed.find((each) => each.around.cell === around.cell && each.around.grid === around.grid);
    if (known) return known;
    const part = this.#part;
    const resolved = formats.paragraph(part, this.#properties, around);
    if (!resolved) return undefined;
    const mark = this.#properties && child(this.#properties, 'w:rPr');
    if (mark && formats.run(part, mark, resolved) === undefined) return undefined;
    const found: TextFormat[] = [];
    for (const { run } of this.#steps) {
      const format = formats.run(part, child(run, 'w:rPr'), resolved);
      if (!format) return undefined;
      found.push(format);
    }
    const placed = { template: this, around, resolved, formats: found };
    this.#placed.push(placed);
    return placed;
  }

  /** What a paragraph of this template holds. Texts as they are written in XML. */
  content(texts: readonly string[], formats: readonly TextFormat[]): readonly Inline[] {
    const list = new InlineList();
    let next = 0;
    for (const [index, step] of this.#steps.entries()) {
      const format = formats[index];
      if (!format) continue;
      if (step.kind === 'text') {
        const text = trimmedText(decodeEntities(texts[next++] ?? ''), step.keepsWhite);
        list.tabbedText(symbolsToUnicode(text, format), format);
      } else {
        const inline = simpleInline(this.#part, step.element, format);
        if (inline) list.push(inline);
      }
    }
    return list.finished();
  }
}
