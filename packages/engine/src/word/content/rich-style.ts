import { escapeXml } from '../../xml/entities.ts';
import type { PartNamespaces } from '../read/part-namespaces.ts';
import type { RunProperty } from './run-properties.ts';

/** Formatting that is laid over that of the run around it. What is not set stays as it is. */
export interface RichStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Six hexadecimal digits: red, green, blue. */
  readonly color?: string;
  /** Size in pt. */
  readonly size?: number;
  /** Name of the font, for Japanese and Latin text alike. */
  readonly font?: string;
}

/** Sizes that Word can set, in pt. */
export const smallestSize = 1;
export const largestSize = 1_638;

/** How the text of a link looks: by the character style of the document, else blue and underlined like Word's own style. */
interface LinkLook {
  readonly style: string | null;
}

const linkColor = '0563C1';

/** The properties of a run that a style sets. */
export function styleProperties(style: RichStyle, link: LinkLook | null, { own }: PartNamespaces): RunProperty[] {
  const found: RunProperty[] = [];
  const add = (name: string, attributes: string): void => {
    found.push({ name: `w:${name}`, xml: `<${own}${name}${attributes === '' ? '' : ` ${attributes}`}/>` });
  };
  const value = (text: string | number): string => `${own}val="${text}"`;
  const toggle = (names: readonly string[], on: boolean | undefined): void => {
    if (on !== undefined) for (const name of names) add(name, on ? '' : value('0'));
  };
  const looksLikeLink = link?.style === null;
  if (link && link.style !== null) add('rStyle', value(escapeXml(link.style)));
  if (style.font !== undefined) {
    const font = escapeXml(style.font);
    add('rFonts', ['ascii', 'hAnsi', 'eastAsia', 'cs'].map((script) => `${own}${script}="${font}"`).join(' '));
  }
  toggle(['b', 'bCs'], style.bold);
  toggle(['i', 'iCs'], style.italic);
  toggle(['strike'], style.strike);
  const color = style.color ?? (looksLikeLink ? linkColor : undefined);
  if (color !== undefined) add('color', value(color));
  if (style.size !== undefined) {
    const halfPoints = Math.round(style.size * 2);
    add('sz', value(halfPoints));
    add('szCs', value(halfPoints));
  }
  const underline = style.underline ?? (looksLikeLink ? true : undefined);
  if (underline !== undefined) add('u', value(underline ? 'single' : 'none'));
  return found;
}
