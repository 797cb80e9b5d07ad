import { copiedText } from '../../../platform/copied-text.ts';
import { paragraphEnd, TagFinder, textTagAt } from './cut-paragraphs.ts';
import type { ParagraphTemplate } from './paragraph-template.ts';

/** The texts in a stretch of a paragraph. */
export interface StretchTexts {
  /** In order. The first continues the text in which the stretch begins, if it begins in one. */
  readonly texts: readonly string[];
  /** It ends within the last of them. */
  readonly isOpen: boolean;
}

/** Those of a paragraph that the fast path does not support are of no account: it has no template. */
function textsOf(xml: string, isInText: boolean): StretchTexts {
  const texts: string[] = [];
  let from = 0;
  if (isInText) {
    from = xml.indexOf('<');
    if (from < 0) return { texts: [xml], isOpen: true };
    texts.push(xml.slice(0, from));
  }
  const tags = new TagFinder(xml, '<w:t');
  for (let at = tags.next(from); at < xml.length; at = tags.next(at + 1)) {
    const open = at + (textTagAt(xml, at) ?? '').length;
    const close = xml.indexOf('<', open);
    if (close < 0) return { texts: [...texts, xml.slice(open)], isOpen: true };
    texts.push(xml.slice(open, close));
  }
  return { texts, isOpen: false };
}

/** A stretch of a paragraph that is in one piece of text, the rest in others. */
export class ParagraphStretch {
  readonly xml: string;
  readonly endsParagraph: boolean;
  #asText: StretchTexts | undefined;
  #asXml: StretchTexts | undefined;

  constructor(xml: string) {
    // A part of its piece would keep the whole template alive.
    this.xml = copiedText(xml);
    this.endsParagraph = xml.endsWith(paragraphEnd);
  }

  /** Its texts, where it begins in one or not. */
  textsIn(isInText: boolean): StretchTexts {
    if (isInText) return (this.#asText ??= textsOf(this.xml, true));
    return (this.#asXml ??= textsOf(this.xml, false));
  }
}

/** A way through the stretches of paragraphs. One that ends a paragraph leads to its template; null where it has none. */
export interface StretchJunction {
  readonly ways: Map<ParagraphStretch, StretchJunction>;
  template?: ParagraphTemplate | null;
}

/** Junctions that are kept for one Word template, then forgotten: loops in paragraphs make new ones with each number of passes. */
const mostJunctions = 10_000;

/** The ways through the fixed stretches of one Word template, and of others that look and begin alike. */
export class StretchWays {
  readonly start: StretchJunction = { ways: new Map() };
  #count = 0;

  /** Where a stretch leads. */
  next({ ways }: StretchJunction, stretch: ParagraphStretch): StretchJunction {
    let next = ways.get(stretch);
    if (!next) {
      if (++this.#count > mostJunctions) {
        this.start.ways.clear();
        this.#count = 1;
      }
      ways.set(stretch, (next = { ways: new Map() }));
    }
    return next;
  }
}

/** A paragraph that began in a piece of text and goes on in the next ones. */
export class OpenParagraph {
  readonly texts: string[] = [];
  readonly #ways: StretchWays;
  /** Of the stretches so far; undefined where one of them is not fixed, so that its template is to be looked for in its text. */
  #junction: StretchJunction | undefined;
  #xml = '';
  #isInText = false;

  constructor(ways: StretchWays) {
    this.#ways = ways;
    this.#junction = ways.start;
  }

  /** All that was added. */
  get xml(): string {
    return this.#xml;
  }

  /** Where its template is kept, and its texts are known. */
  get junction(): StretchJunction | undefined {
    return this.#junction;
  }

  /** Adds a stretch that all documents have. */
  addFixed(stretch: ParagraphStretch): void {
    this.#xml += stretch.xml;
    if (!this.#junction) return;
    this.#junction = this.#ways.next(this.#junction, stretch);
    const { texts, isOpen } = stretch.textsIn(this.#isInText);
    texts.forEach((text, index) => this.#addText(text, index === 0 && this.#isInText));
    this.#isInText = isOpen;
  }

  /** Adds a stretch of the document's own: mostly the text of a value. */
  addOwn(xml: string): void {
    this.#xml += xml;
    if (this.#isInText && !xml.includes('<')) this.#addText(xml, true);
    else this.#junction = undefined;
  }

  #addText(text: string, goesOn: boolean): void {
    if (goesOn) this.texts[this.texts.length - 1] += text;
    else this.texts.push(text);
  }
}
