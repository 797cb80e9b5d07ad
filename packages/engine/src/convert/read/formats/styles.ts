import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { isOn } from '../../../xml/values.ts';
import { mergeParagraphs, readParagraphProperties, type ParagraphProperties } from './paragraph-properties.ts';
import { childValue } from '../../../xml/part-attribute.ts';
import { readAttributes } from './read-attributes.ts';
import { readTextProperties, type TextProperties } from './text-properties.ts';
import type { Theme } from './theme.ts';

export type StyleKind = 'paragraph' | 'character' | 'table' | 'numbering';

/** A style of the document with what it specifies itself. */
export interface Style {
  readonly id: string;
  readonly kind: StyleKind;
  readonly basedOn: string | undefined;
  readonly element: XmlElement;
  readonly paragraph: ParagraphProperties;
  readonly text: TextProperties;
}

function isKind(value: string | undefined): value is StyleKind {
  return value === 'paragraph' || value === 'character' || value === 'table' || value === 'numbering';
}

/** Longest chain of styles based on each other that is followed: those of real documents have a few. */
const longestChain = 64;

/** The styles of a document (ECMA-376 part 1, 17.7). What a style specifies is read when it is first requested. */
export class Styles {
  readonly part: XmlPart | undefined;
  readonly defaultText: TextProperties;
  readonly defaultParagraph: ParagraphProperties;
  readonly #theme: Theme;
  readonly #elements = new Map<string, XmlElement>();
  readonly #defaults = new Map<StyleKind, string>();
  readonly #styles = new Map<string, Style | undefined>();
  readonly #chains = new Map<string, readonly Style[]>();
  readonly #texts = new Map<string, TextProperties>();

  constructor(part: XmlPart | undefined, theme: Theme) {
    this.part = part;
    this.#theme = theme;
    const defaults = part && child(part.root, 'w:docDefaults');
    const text = defaults && descend(defaults, 'w:rPrDefault', 'w:rPr');
    const paragraph = defaults && descend(defaults, 'w:pPrDefault', 'w:pPr');
    this.defaultText = part ? readTextProperties(part, text, theme) : {};
    this.defaultParagraph = part ? readParagraphProperties(part, paragraph, theme) : {};
    if (part) this.#index(part);
  }

  #index(part: XmlPart): void {
    for (const element of part.root.children) {
      if (element.name !== 'w:style') continue;
      const values = readAttributes(part, element);
      const id = values.get('styleId');
      if (id === undefined) continue;
      if (!this.#elements.has(id)) this.#elements.set(id, element);
      const kind = values.get('type') ?? 'paragraph';
      // Of several defaults of a kind Word takes the last (17.7.4.17).
      if (isKind(kind) && values.has('default') && isOn(values.get('default'))) this.#defaults.set(kind, id);
    }
  }

  /** Id of the style for what names none. */
  defaultId(kind: StyleKind): string | undefined {
    return this.#defaults.get(kind);
  }

  /** The style of that id; undefined when there is none of that kind. */
  find(id: string | undefined, kind: StyleKind): Style | undefined {
    if (id === undefined) return undefined;
    if (!this.#styles.has(id)) this.#styles.set(id, this.#read(id));
    const style = this.#styles.get(id);
    return style?.kind === kind ? style : undefined;
  }

  #read(id: string): Style | undefined {
    const element = this.#elements.get(id);
    const { part } = this;
    if (!element || !part) return undefined;
    const kind = readAttributes(part, element).get('type') ?? 'paragraph';
    if (!isKind(kind)) return undefined;
    return {
      id,
      kind,
      basedOn: childValue(part, element, 'w:basedOn'),
      element,
      paragraph: readParagraphProperties(part, child(element, 'w:pPr'), this.#theme),
      text: readTextProperties(part, child(element, 'w:rPr'), this.#theme),
    };
  }

  /** The style and those it is based on, the most basic first. A circle ends where it would begin again. */
  chain(id: string | undefined, kind: StyleKind): readonly Style[] {
    const key = `${kind} ${id ?? ''}`;
    const known = this.#chains.get(key);
    if (known) return known;
    const chain: Style[] = [];
    let style = this.find(id, kind);
    while (style && chain.length < longestChain && !chain.includes(style)) {
      chain.unshift(style);
      style = this.find(style.basedOn, kind);
    }
    this.#chains.set(key, chain);
    return chain;
  }

  /** What a paragraph or character style specifies for text, its bases included. */
  text(id: string | undefined, kind: StyleKind): TextProperties {
    const key = `${kind} ${id ?? ''}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const text: TextProperties = Object.assign({}, ...this.chain(id, kind).map((style) => style.text));
    this.#texts.set(key, text);
    return text;
  }

  /** What a chain of styles specifies for paragraphs, all in one. */
  paragraph(chain: readonly Style[]): ParagraphProperties {
    return chain.reduce<ParagraphProperties>((merged, style) => mergeParagraphs(merged, style.paragraph), {});
  }
}
