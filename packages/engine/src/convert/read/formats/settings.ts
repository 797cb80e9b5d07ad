import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { isOn, twips, wholeNumber } from '../../../xml/values.ts';
import { childValue } from '../../../xml/part-attribute.ts';
import { readAttributes } from './read-attributes.ts';

/** How notes are counted (ECMA-376 part 1, 17.11). */
export interface NoteNumbering {
  readonly format?: string;
  readonly start?: number;
  readonly restart?: string;
}

/** What the settings of a document (ECMA-376 part 1, 17.15) specify about how it is set. */
export interface DocumentSettings {
  readonly evenAndOddHeaders: boolean;
  /** pt. */
  readonly defaultTab: number;
  readonly squeezesPunctuation: boolean;
  /** Each of several spaces in a row is half an em wide (`w:balanceSingleByteDoubleByteWidth`, 17.15.3.3). */
  readonly balancesSpaces: boolean;
  /** The gutter is at the top of pages instead of their side. */
  readonly gutterAtTop: boolean;
  /** Inner and outer margins change sides on even pages. */
  readonly mirrorsMargins: boolean;
  /** Language of East Asian theme fonts. */
  readonly themeLanguage?: string;
  /** Names of the color scheme by those that documents use. */
  readonly colorMapping: ReadonlyMap<string, string>;
  /** Version of Word whose layout the document keeps: 11 to 14, or 15 from Word 2013 on ([MS-DOCX] 2.3.4). */
  readonly compatibilityMode: number;
  readonly footnotes: NoteNumbering;
  readonly endnotes: NoteNumbering;
  /** Size and alignment of the default paragraph style win over those of a table style even where they are plain. */
  readonly overridesTableStyle: boolean;
  /** Lines in table cells keep to the line grid (`w:adjustLineHeightInTable`). */
  readonly gridInTables: boolean;
  /** pt above and below paragraphs with automatic spacing. */
  readonly autoSpacing: number;
}

/** pt of automatic spacing, as of `<p>` in HTML, and with `w:doNotUseHTMLParagraphAutoSpacing` (17.15.3.21). */
const htmlSpacing = 14;
const plainSpacing = 5;

/** What `w:footnotePr` or `w:endnotePr` specifies. */
export function noteNumbering(part: XmlPart | undefined, properties: XmlElement | undefined): NoteNumbering {
  const format = childValue(part, properties, 'w:numFmt');
  const start = wholeNumber(childValue(part, properties, 'w:numStart'), 0, 1_000_000);
  const restart = childValue(part, properties, 'w:numRestart');
  return {
    ...(format !== undefined && { format }),
    ...(start !== undefined && { start }),
    ...(restart !== undefined && { restart }),
  };
}

/** A file that does not specify its compatibility is one of Word 2007. */
const oldest = 12;

/** Settings of a document; Word's defaults for a document without. */
export function readSettings(part: XmlPart | undefined): DocumentSettings {
  const root = part?.root;
  const compat = root && child(root, 'w:compat');
  const value = (name: string): string | undefined => childValue(part, root, name);
  const has = (within: XmlElement | undefined, name: string): boolean => {
    const element = within && child(within, name);
    return element !== undefined && isOn(readAttributes(part, element).get('val'));
  };
  const named = new Map<string, string>();
  for (const each of compat?.children ?? []) {
    if (each.name !== 'w:compatSetting') continue;
    const values = readAttributes(part, each);
    named.set(values.get('name') ?? '', values.get('val') ?? '');
  }
  const themeLanguage = readAttributes(part, root && child(root, 'w:themeFontLang')).get('eastAsia');
  return {
    evenAndOddHeaders: has(root, 'w:evenAndOddHeaders'),
    defaultTab: twips(value('w:defaultTabStop')) ?? 36,
    squeezesPunctuation: (value('w:characterSpacingControl') ?? '').startsWith('compressPunctuation'),
    balancesSpaces: has(compat, 'w:balanceSingleByteDoubleByteWidth'),
    gutterAtTop: has(root, 'w:gutterAtTop'),
    mirrorsMargins: has(root, 'w:mirrorMargins'),
    ...(themeLanguage !== undefined && { themeLanguage }),
    colorMapping: readAttributes(part, root && child(root, 'w:clrSchemeMapping')),
    compatibilityMode: wholeNumber(named.get('compatibilityMode'), 11, 99) ?? oldest,
    footnotes: noteNumbering(part, root && child(root, 'w:footnotePr')),
    endnotes: noteNumbering(part, root && child(root, 'w:endnotePr')),
    overridesTableStyle: isOn(named.get('overrideTableStyleFontSizeAndJustification') ?? '0'),
    gridInTables: has(compat, 'w:adjustLineHeightInTable'),
    autoSpacing: has(compat, 'w:doNotUseHTMLParagraphAutoSpacing') ? plainSpacing : htmlSpacing,
  };
}
