import { createProblem, type Problem } from '../../problems/index.ts';
import { partNamespaces, type PartNamespaces } from '../read/part-namespaces.ts';
import { runPieces, type RunFrame } from '../content/run-frame.ts';
import { readRunProperties } from '../content/run-properties.ts';
import { cellRoom } from '../read/text-areas.ts';
import type { TemplateFacts } from '../read/template-facts.ts';
import { sizeIn } from '../read/text-styles.ts';
import type { TextPartKind } from '../read/word-package.ts';
import type { Expression } from '../tags/expression.ts';
import { contentHelperNames } from '../tags/helpers/contents.ts';
import { attribute } from '../../xml/attributes.ts';
import { child, closest, descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import { tagAtoms } from './tag-content.ts';
import type { TemplateTag } from './template-tag.ts';

/** Does an expression call one of these helpers, itself or inside? */
export function calls(expression: Expression, helpers: ReadonlySet<string>): boolean {
  if (expression.kind !== 'call') return false;
  if (helpers.has(expression.helper)) return true;
  return [...expression.args, ...Object.values(expression.options)].some((each) => calls(each, helpers));
}

/** May the expression give a value that is more than text? */
export function givesContent(expression: Expression): boolean {
  return calls(expression, contentHelperNames);
}

const images: ReadonlySet<string> = new Set(['image']);
const pageBreaks: ReadonlySet<string> = new Set(['pagebreak']);

/** Describes what is around the tags of a part whose values are more than text. */
export class ContentFrames {
  readonly words: PartNamespaces;
  readonly #part: XmlPart;
  readonly #kind: TextPartKind;
  readonly #facts: TemplateFacts;

  constructor(part: XmlPart, kind: TextPartKind, facts: TemplateFacts) {
    this.#part = part;
    this.#kind = kind;
    this.#facts = facts;
    this.words = partNamespaces(part);
  }

  /** The run that the tag's value continues, and what it may hold. */
  frame(tag: TemplateTag): RunFrame {
    const { words } = this;
    const part = this.#part;
    const { styles } = this.#facts;
    const paragraph = tag.paragraph.text.element;
    const { run } = tagAtoms(tag).first;
    if (!run) throw new TypeError('text outside a run');
    const properties = readRunProperties(part, run);
    const runStyle = descend(run, 'w:rPr', 'w:rStyle');
    const paragraphStyle = descend(paragraph, 'w:pPr', 'w:pStyle');
    const styleId = (style: XmlElement | undefined): string | undefined => style && attribute(part.xml, style, 'val');
    return {
      words,
      properties,
      ...runPieces(words, properties),
      noLinks: closest(run, 'w:hyperlink', 'w:ruby', 'w:p')?.name !== 'w:p',
      room: this.#facts.room(part, this.#kind, paragraph),
      cellWidth: cellRoom(part, paragraph),
      linkStyle: styles.linkStyle,
      fontSize: sizeIn(part, child(run, 'w:rPr')) ?? styles.size(styleId(runStyle), styleId(paragraphStyle)),
    };
  }

  /** Width for a table in EMU: of the text area, or of the cell around the table. */
  tableRoom(table: XmlElement): number {
    const { width } = this.#facts.room(this.#part, this.#kind, table);
    return Math.min(width, cellRoom(this.#part, table) ?? width);
  }

  /** What is likely to print wrong at the tag. */
  warnings(tag: TemplateTag, expression: Expression): Problem[] {
    const found: Problem[] = [];
    const paragraph = tag.paragraph.text.element;
    const boxed = closest(paragraph, 'w:tc', 'w:txbxContent') !== null || this.#kind !== 'document';
    if (boxed && calls(expression, pageBreaks)) found.push(createProblem('word.pagebreak-place', tag.place));
    const spacing = descend(paragraph, 'w:pPr', 'w:spacing');
    const exact = spacing && attribute(this.#part.xml, spacing, 'lineRule') === 'exact';
    if (exact === true && calls(expression, images)) found.push(createProblem('word.image-clipped', tag.place));
    return found;
  }
}
