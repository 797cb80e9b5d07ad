import { attribute } from '../../xml/attributes.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

interface TextStyle {
  readonly basedOn: string | undefined;
  /** Half points. */
  readonly size: number | undefined;
}

/** Size of text in a document without settings, in half points (ECMA-376 part 1, 17.3.2.38). */
const plainSize = 20;

/** Size that run properties set, in half points. */
export function sizeIn(part: XmlPart, properties: XmlElement | undefined): number | undefined {
  const size = properties && child(properties, 'w:sz');
  const value = Number(size && attribute(part.xml, size, 'val'));
  return Number.isFinite(value) && value >= 2 && value <= 3276 ? Math.round(value) : undefined;
}

/** What content that is put into a text must know of the document's styles. */
export class TextStyles {
  readonly #styles = new Map<string, TextStyle>();
  #defaultSize = plainSize;
  #defaultParagraph: string | undefined;
  /** Id of the character style for links, which Word names `Hyperlink` in every language; null for none. */
  linkStyle: string | null = null;

  /** `part` is the styles part; null for a document without. */
  constructor(part: XmlPart | null) {
    if (!part) return;
    const defaults = descend(part.root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr');
    this.#defaultSize = sizeIn(part, defaults) ?? plainSize;
    for (const style of part.root.children) {
      const id = style.name === 'w:style' ? attribute(part.xml, style, 'styleId') : undefined;
      if (id === undefined) continue;
      const base = child(style, 'w:basedOn');
      const name = child(style, 'w:name');
      const type = attribute(part.xml, style, 'type');
      this.#styles.set(id, {
        basedOn: base && attribute(part.xml, base, 'val'),
        size: sizeIn(part, child(style, 'w:rPr')),
      });
      const isDefault = /^(?:1|true|on)$/.test(attribute(part.xml, style, 'default') ?? '');
      if (type === 'paragraph' && isDefault) this.#defaultParagraph = id;
      if (type === 'character' && name && /^hyperlink$/i.test(attribute(part.xml, name, 'val') ?? ''))
        this.linkStyle ??= id;
    }
  }

  /** Size of text in half points by the styles of its run and its paragraph. */
  size(runStyle: string | undefined, paragraphStyle: string | undefined): number {
    return this.#chainSize(runStyle) ?? this.#chainSize(paragraphStyle ?? this.#defaultParagraph) ?? this.#defaultSize;
  }

  #chainSize(id: string | undefined): number | undefined {
    let current = id;
    // Styles of a broken file may be based on each other in a circle: follow no more links than there are styles.
    for (let left = this.#styles.size; current !== undefined && left > 0; left--) {
      const style = this.#styles.get(current);
      if (style?.size !== undefined) return style.size;
      current = style?.basedOn;
    }
    return undefined;
  }
}
