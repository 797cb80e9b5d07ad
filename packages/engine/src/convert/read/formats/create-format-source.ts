import { descend } from '../../../xml/xml-element.ts';
import { attribute } from '../../../xml/attributes.ts';
import type { FormatReport, FormatSource } from '../format-source.ts';
import { DocumentFormats } from './document-formats.ts';
import { FormatCache, formatCacheOf } from './format-cache.ts';
import type { FormatParts } from './format-parts.ts';
import { Numbering } from './numbering.ts';
import { readSettings, type DocumentSettings } from './settings.ts';
import { Styles } from './styles.ts';
import { readTheme } from './theme.ts';

/** A format source that also knows the settings of the document and the colors of the theme, for notes and drawings. */
export interface ThemedFormatSource extends FormatSource {
  readonly settings: DocumentSettings;
  /** `rrggbb` of a theme color by its name in Word (`text1`, `accent2`) or in the scheme (`tx1`, `dk1`, `accent2`). */
  themeColor(name: string): string | undefined;
}

/** Language for which theme fonts are looked up where the document names none: the documents here are Japanese. */
const plainLanguage = 'ja-JP';

/**
 * What resolves the formats of a document with these parts; any of them may be missing. Cheap: parts are read as requested.
 * `report` is called for what is specified and not shown.
 */
export function createFormatSource(parts: FormatParts, report: FormatReport = () => undefined): ThemedFormatSource {
  return new DocumentFormats(
    formatCacheOf(parts, () => readMemory(parts)),
    report,
    parts.styles !== undefined,
  );
}

function readMemory({ styles, numbering, settings, theme }: FormatParts): FormatCache {
  const known = readSettings(settings);
  const language = styles && descend(styles.root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr', 'w:lang');
  const stated = styles && language && attribute(styles.xml, language, 'eastAsia');
  const colors = readTheme(theme, known, known.themeLanguage ?? stated ?? plainLanguage);
  const sheet = new Styles(styles, colors);
  return new FormatCache(sheet, new Numbering(numbering, sheet, colors), known, colors);
}
