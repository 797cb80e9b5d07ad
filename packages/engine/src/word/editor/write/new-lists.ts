import { attribute } from '../../../xml/attributes.ts';
import { escapeXml } from '../../../xml/entities.ts';
import { isSelfClosed, walk, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { partNamespaces } from '../../read/part-namespaces.ts';
import type { BlockFormat } from '../model/block-format.ts';
import type { ListLevel } from '../model/list-pattern.ts';
import { runPropertiesOf } from './paragraph-xml.ts';

interface NewList {
  readonly levels: readonly ListLevel[];
  readonly format: BlockFormat;
}

function highest(part: XmlPart | null, name: string, id: string): number {
  const numbers = (part?.root.children ?? [])
    .filter((each) => each.name === name)
    .map((each) => Number((part && attribute(part.xml, each, id)) ?? 0));
  return numbers.reduce((most, each) => (each > most ? each : most), 0);
}

function highestUsed({ root, xml }: XmlPart): number {
  let most = 0;
  walk(root, (element) => {
    const number = element.name === 'w:numId' ? Number(attribute(xml, element, 'val') ?? 0) : 0;
    if (number > most) most = number;
  });
  return most;
}

function levelXml(
  { format, text, left, hanging, widerLeft }: ListLevel,
  level: number,
  marks: BlockFormat,
  w: string,
): string {
  const val = (name: string, value: string | number): string => `<${w}${name} ${w}val="${escapeXml(String(value))}"/>`;
  // A second stop keeps the text of a wider number next to its mark instead of far off at the next default stop.
  const tabs =
    text === ''
      ? ''
      : `<${w}tabs><${w}tab ${w}val="num" ${w}pos="${left}"/><${w}tab ${w}val="left" ${w}pos="${widerLeft}"/></${w}tabs>`;
  const indent = `<${w}ind ${w}left="${left}" ${w}hanging="${hanging}"/>`;
  return (
    `<${w}lvl ${w}ilvl="${level}">${val('start', 1)}${val('numFmt', format)}${val('suff', text === '' ? 'nothing' : 'tab')}` +
    `${val('lvlText', text)}${val('lvlJc', 'left')}<${w}pPr>${tabs}${indent}</${w}pPr>${runPropertiesOf(marks, w)}</${w}lvl>`
  );
}

/** The lists that the editor puts into a document. Each is a list of its own and counts from 1. */
export class NewLists {
  readonly #part: XmlPart | null;
  readonly #lists: NewList[] = [];
  readonly #firstAbstract: number;
  readonly #firstNumber: number;

  /** `part` holds the lists that the document has; null for a document without. `used` are the parts that may name lists. */
  constructor(part: XmlPart | null, used: readonly XmlPart[]) {
    this.#part = part;
    const hasLists = part?.root.children.some(({ name }) => name === 'w:abstractNum') ?? false;
    this.#firstAbstract = hasLists ? highest(part, 'w:abstractNum', 'abstractNumId') + 1 : 0;
    // Paragraphs may name a list that is not there: they must not join one of ours.
    this.#firstNumber = Math.max(highest(part, 'w:num', 'numId'), ...used.map(highestUsed)) + 1;
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0;
  }

  /** Id of the list by which paragraphs refer to it. `format` is that of the marks. */
  add(levels: readonly ListLevel[], format: BlockFormat): number {
    this.#lists.push({ levels, format });
    return this.#firstNumber + this.#lists.length - 1;
  }

  /** The numbering part with these lists; `namespace` is that of WordprocessingML in the document. */
  write(namespace: string): string {
    const { own: w, declare } = this.#part ? partNamespaces(this.#part) : { own: 'w:', declare: '' };
    const definitions = this.#lists.map(({ levels, format }, index) => {
      const inner = levels.map((each, level) => levelXml(each, level, format, w)).join('');
      const kind = `<${w}multiLevelType ${w}val="multilevel"/>`;
      return `<${w}abstractNum${declare} ${w}abstractNumId="${this.#firstAbstract + index}">${kind}${inner}</${w}abstractNum>`;
    });
    const numbers = this.#lists.map((_list, index) => {
      const definition = `<${w}abstractNumId ${w}val="${this.#firstAbstract + index}"/>`;
      return `<${w}num${declare} ${w}numId="${this.#firstNumber + index}">${definition}</${w}num>`;
    });
    const part = this.#part;
    if (!part || isSelfClosed(part.root)) {
      return `<w:numbering xmlns:w="${namespace}">${definitions.join('')}${numbers.join('')}</w:numbering>`;
    }
    return this.#insert(part, definitions.join(''), numbers.join(''));
  }

  /** Definitions come before numbers, everything else after both (CT_Numbering). */
  #insert({ xml, root }: XmlPart, definitions: string, numbers: string): string {
    const after = (...names: string[]): XmlElement | undefined =>
      root.children.findLast(({ name }) => names.includes(name));
    const definitionsAt = after('w:abstractNum', 'w:numPicBullet')?.end ?? root.openEnd;
    const numbersAt = after('w:num')?.end ?? definitionsAt;
    return (
      xml.slice(0, definitionsAt) + definitions + xml.slice(definitionsAt, numbersAt) + numbers + xml.slice(numbersAt)
    );
  }
}
