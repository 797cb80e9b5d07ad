import { attribute } from '../../../xml/attributes.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { DocumentSettings } from './settings.ts';
import { ownValue } from './read-attributes.ts';

/** Fonts and colors that a document names by their place in its theme (ECMA-376 part 1, 20.1.6). */
export interface Theme {
  /** Font for a name such as `minorHAnsi` or `majorEastAsia`. */
  font(name: string): string | undefined;
  /** `rrggbb` for a name such as `accent1` or `text1`. */
  color(name: string): string | undefined;
}

/** Script of the theme's font lists (ISO 15924 with Jpan) by the beginning of a language. */
const scripts: readonly (readonly [language: RegExp, script: string])[] = [
  [/^ja\b/i, 'Jpan'],
  [/^ko\b/i, 'Hang'],
  [/^zh-(?:TW|HK|MO|Hant)\b/i, 'Hant'],
  [/^zh\b/i, 'Hans'],
];

/** Names of WordprocessingML (17.18.97) to those of the color scheme, through the mapping of the settings. */
const mapped: Readonly<Record<string, string>> = {
  bg1: 'bg1',
  bg2: 'bg2',
  tx1: 't1',
  tx2: 't2',
  background1: 'bg1',
  background2: 'bg2',
  text1: 't1',
  text2: 't2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hyperlink: 'hyperlink',
  followedHyperlink: 'followedHyperlink',
};

const plainMapping: Readonly<Record<string, string>> = { bg1: 'light1', bg2: 'light2', t1: 'dark1', t2: 'dark2' };

const schemeNames: Readonly<Record<string, string>> = {
  dk1: 'a:dk1',
  lt1: 'a:lt1',
  dk2: 'a:dk2',
  lt2: 'a:lt2',
  hlink: 'a:hlink',
  folHlink: 'a:folHlink',
  dark1: 'a:dk1',
  light1: 'a:lt1',
  dark2: 'a:dk2',
  light2: 'a:lt2',
  hyperlink: 'a:hlink',
  followedHyperlink: 'a:folHlink',
};

function typeface(part: XmlPart, fonts: XmlElement | undefined, name: string): string | undefined {
  const element = fonts && child(fonts, name);
  return (element && attribute(part.xml, element, 'typeface')) || undefined;
}

function scriptFont(part: XmlPart, fonts: XmlElement | undefined, language: string): string | undefined {
  const script = scripts.find(([pattern]) => pattern.test(language))?.[1];
  const element = fonts?.children.find(
    (each) => each.name === 'a:font' && attribute(part.xml, each, 'script') === script,
  );
  return (element && attribute(part.xml, element, 'typeface')) || undefined;
}

/** Fonts of the theme: that of the language is used where the theme leaves its East Asian font open. */
function themeFont(part: XmlPart, name: string, language: string): string | undefined {
  const scheme = descend(part.root, 'a:themeElements', 'a:fontScheme');
  const fonts = scheme && child(scheme, name.startsWith('major') ? 'a:majorFont' : 'a:minorFont');
  if (name.endsWith('EastAsia')) return typeface(part, fonts, 'a:ea') ?? scriptFont(part, fonts, language);
  if (name.endsWith('Bidi')) return typeface(part, fonts, 'a:cs');
  return typeface(part, fonts, 'a:latin');
}

function schemeColor(part: XmlPart, name: string, settings: DocumentSettings): string | undefined {
  const slot = ownValue(mapped, name);
  const scheme = descend(part.root, 'a:themeElements', 'a:clrScheme');
  if (slot === undefined && !Object.hasOwn(schemeNames, name)) return undefined;
  const entry = slot === undefined ? name : (settings.colorMapping.get(slot) ?? ownValue(plainMapping, slot) ?? slot);
  const color = scheme && child(scheme, ownValue(schemeNames, entry) ?? `a:${entry}`)?.children[0];
  // A system color (such as the window's) carries what it was when the file was saved.
  const value = color && attribute(part.xml, color, color.name === 'a:sysClr' ? 'lastClr' : 'val');
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
}

function remember(find: (name: string) => string | undefined): (name: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };
}

/** The theme of a document; one that knows nothing for a document without. `language` is that of its East Asian text. */
export function readTheme(part: XmlPart | undefined, settings: DocumentSettings, language: string): Theme {
  if (!part) return { font: () => undefined, color: () => undefined };
  return {
    font: remember((name) => themeFont(part, name, language)),
    color: remember((name) => schemeColor(part, name, settings)),
  };
}
