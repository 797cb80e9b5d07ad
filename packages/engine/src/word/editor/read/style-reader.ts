import type { EditorBlock } from '../../../application/schema/index.ts';
import { attribute } from '../../../xml/attributes.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';

type BlockStyle = NonNullable<EditorBlock['style']>;

const alignments: Readonly<Record<string, BlockStyle['align']>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'both',
  distribute: 'distribute',
};

/** A number attribute of a property; undefined when it is not there or makes no sense. */
function number(part: XmlPart, element: XmlElement | undefined, name: string, least: number): number | undefined {
  const text = element && attribute(part.xml, element, name);
  const value = text === undefined ? Number.NaN : Number(text);
  return value >= least && value < 1_000_000 ? value : undefined;
}

function defined(style: { readonly [Name in keyof BlockStyle]?: BlockStyle[Name] | undefined }): BlockStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}

/** What run properties say. */
function runStyle(part: XmlPart, properties: XmlElement | undefined): BlockStyle {
  if (!properties) return {};
  const fonts = child(properties, 'w:rFonts');
  const bold = child(properties, 'w:b');
  const size = number(part, child(properties, 'w:sz'), 'val', 1);
  return defined({
    font: fonts && (attribute(part.xml, fonts, 'eastAsia') ?? attribute(part.xml, fonts, 'ascii')),
    fontSize: size === undefined ? undefined : size / 2,
    bold: bold && !/^(?:0|false|off)$/.test(attribute(part.xml, bold, 'val') ?? '1'),
  });
}

/** What paragraph properties say. */
function paragraphStyle(part: XmlPart, properties: XmlElement | undefined): BlockStyle {
  if (!properties) return {};
  const spacing = child(properties, 'w:spacing');
  const alignment = child(properties, 'w:jc');
  const line = number(part, spacing, 'line', 1);
  const inLines = (spacing && attribute(part.xml, spacing, 'lineRule')) ?? 'auto';
  return defined({
    lineHeight: line === undefined || inLines !== 'auto' ? undefined : Math.round((line / 240) * 100) / 100,
    spaceBefore: number(part, spacing, 'before', 0),
    spaceAfter: number(part, spacing, 'after', 0),
    align: alignment && alignments[attribute(part.xml, alignment, 'val') ?? ''],
  });
}

interface NamedStyle {
  readonly basedOn: string | undefined;
  readonly style: BlockStyle;
}

/** Reads how paragraphs of a document look: by the document's defaults, their styles and their own properties. */
export class StyleReader {
  readonly #styles = new Map<string, NamedStyle>();
  readonly #known = new Map<string, BlockStyle>();
  #normal: string | undefined;
  /** What applies where nothing else is specified. */
  readonly defaults: BlockStyle;

  /** `part` is the styles part; null for a document without. */
  constructor(part: XmlPart | null) {
    const defaults = part ? descend(part.root, 'w:docDefaults') : undefined;
    this.defaults =
      part && defaults
        ? {
            ...runStyle(part, descend(defaults, 'w:rPrDefault', 'w:rPr')),
            ...paragraphStyle(part, descend(defaults, 'w:pPrDefault', 'w:pPr')),
          }
        : {};
    for (const element of part?.root.children ?? []) {
      const id = part && element.name === 'w:style' ? attribute(part.xml, element, 'styleId') : undefined;
      if (!part || id === undefined) continue;
      const base = child(element, 'w:basedOn');
      this.#styles.set(id, {
        basedOn: base && attribute(part.xml, base, 'val'),
        style: { ...runStyle(part, child(element, 'w:rPr')), ...paragraphStyle(part, child(element, 'w:pPr')) },
      });
      const isDefault = /^(?:1|true|on)$/.test(attribute(part.xml, element, 'default') ?? '');
      if (isDefault && attribute(part.xml, element, 'type') === 'paragraph') this.#normal = id;
    }
  }

  /** The style of a paragraph; of its text, that of the first run with text. */
  paragraph(part: XmlPart, paragraph: XmlElement): BlockStyle {
    const properties = child(paragraph, 'w:pPr');
    const named = properties && child(properties, 'w:pStyle');
    const id = (named && attribute(part.xml, named, 'val')) ?? this.#normal;
    const run = paragraph.children.find((each) => each.name === 'w:r' && child(each, 'w:t'));
    const text = run ? child(run, 'w:rPr') : properties && child(properties, 'w:rPr');
    return {
      ...this.#named(id),
      ...paragraphStyle(part, properties),
      ...runStyle(part, text),
    };
  }

  #named(id: string | undefined): BlockStyle {
    const known = this.#known.get(id ?? '');
    if (known) return known;
    const chain: BlockStyle[] = [];
    let current = id;
    // Styles of a broken file may be based on each other in a circle: follow no more links than there are styles.
    for (let left = this.#styles.size; current !== undefined && left > 0; left--) {
      const style = this.#styles.get(current);
      if (style) chain.unshift(style.style);
      current = style?.basedOn;
    }
    const all: BlockStyle = Object.assign({}, this.defaults, ...chain) as BlockStyle;
    this.#known.set(id ?? '', all);
    return all;
  }
}
