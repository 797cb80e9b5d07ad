import { startFileWork, type FileOptions } from '../../../platform/environment.ts';
import { readPart } from '../../../package/read-part.ts';
import { attribute } from '../../../xml/attributes.ts';
import { closest, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { allBlocks, buildBlockTree } from '../../read/block-tree.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { openTemplate } from './open-template.ts';

/** A content control of a Word file that nothing is filled into yet: it shows its placeholder. */
export interface PlaceholderControl {
  /** The part of a header, footer or note. */
  readonly part?: string;
  /** Path of the paragraph. */
  readonly path: readonly number[];
  /** Where the placeholder begins in the text of the paragraph. */
  readonly at: number;
  /** The placeholder. */
  readonly from: string;
  readonly title?: string;
  /** A date: how Word prints it, such as `yyyy/MM/dd`. */
  readonly date?: string;
  /** The choices of a list, as they are shown. */
  readonly choices: readonly string[];
}

const offs = new Set(['0', 'false', 'off']);

/** Does a content control show its placeholder (ECMA-376 part 1, 17.5.2.39)? */
export function showsPlaceholder({ xml }: XmlPart, control: XmlElement): boolean {
  const shown = descend(control, 'w:sdtPr', 'w:showingPlcHdr');
  return shown !== undefined && !offs.has(attribute(xml, shown, 'val') ?? '');
}

function describeControl(
  { xml }: XmlPart,
  control: XmlElement,
): Pick<PlaceholderControl, 'title' | 'date' | 'choices'> {
  const valueOf = (...names: string[]): string | undefined => {
    const found = descend(control, 'w:sdtPr', ...names);
    return found && attribute(xml, found, 'val');
  };
  const title = valueOf('w:alias') ?? valueOf('w:tag');
  const date = descend(control, 'w:sdtPr', 'w:date') && (valueOf('w:date', 'w:dateFormat') ?? '');
  const list = descend(control, 'w:sdtPr', 'w:dropDownList') ?? descend(control, 'w:sdtPr', 'w:comboBox');
  // An item without a value is the request to choose one.
  const choices = (list?.children ?? []).flatMap((item) => {
    const value = attribute(xml, item, 'value') ?? '';
    return value === '' ? [] : (attribute(xml, item, 'displayText') ?? value);
  });
  return { ...(title && { title }), ...(date !== undefined && { date }), choices: [...new Set(choices)] };
}

/** The controls of one paragraph that show their placeholders. */
function controlsOf(part: XmlPart, paragraph: XmlElement): Omit<PlaceholderControl, 'part' | 'path'>[] {
  const found = new Map<XmlElement, { at: number; from: string }>();
  for (const { element, text, start } of readParagraph(part, paragraph).atoms) {
    const control = closest(element, 'w:sdt');
    if (control === null || text === '' || !showsPlaceholder(part, control)) continue;
    const known = found.get(control);
    found.set(control, known ? { ...known, from: known.from + text } : { at: start, from: text });
  }
  return [...found].map(([control, place]) => ({ ...place, ...describeControl(part, control) }));
}

/**
 * The content controls of a Word file that show their placeholders, in the order of `documentFromTemplate`. Of a control around several
 * paragraphs each is one.
 * @throws ShoruiError when the file cannot be read
 */
export function placeholderControls(bytes: Uint8Array, options: FileOptions = {}): PlaceholderControl[] {
  const work = startFileWork(options);
  const { limits, place } = work;
  const { archive, main, parts } = openTemplate(bytes, work);
  const styleLists = readStyleLists(archive, limits, place);
  return parts.flatMap(({ name, kind }) => {
    const part = readPart(archive, name, limits, place);
    if (!part.xml.includes('showingPlcHdr')) return [];
    const own = name === main ? {} : { part: name };
    return [...allBlocks(buildBlockTree(part, kind, styleLists))].flatMap(({ element, path }) =>
      element?.name === 'w:p' ? controlsOf(part, element).map((each) => ({ ...own, path, ...each })) : [],
    );
  });
}
