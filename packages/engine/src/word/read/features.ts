import { attribute } from '../../xml/attributes.ts';
import { walk, type XmlPart } from '../../xml/xml-element.ts';

/** Things a document may contain that a template's author should know about, by the elements that show them. */
const featureElements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'w:drawing': 'image',
    'w:pict': 'picture',
    'w:txbxContent': 'textBox',
    'w:sdt': 'contentControl',
    'w:ins': 'trackedChange',
    'w:del': 'trackedChange',
    'w:moveTo': 'trackedChange',
    'w:moveFrom': 'trackedChange',
    'w:commentReference': 'comment',
    'w:footnoteReference': 'footnote',
    'w:endnoteReference': 'endnote',
    'w:hyperlink': 'hyperlink',
    'w:bookmarkStart': 'bookmark',
    'w:ruby': 'ruby',
    'w:fitText': 'fitText',
    'w:gridSpan': 'mergedCell',
    'w:vMerge': 'mergedCell',
    'w:numPr': 'numbering',
    'w:object': 'embeddedObject',
    'm:oMath': 'formula',
    'w:altChunk': 'importedFile',
  }),
);

/** A field of Word: `PAGE`, `MERGEFIELD 会社名`, `EQ \\o(...)`. */
export interface WordField {
  readonly kind: string;
  readonly instruction: string;
}

export interface PartFeatures {
  readonly features: ReadonlySet<string>;
  readonly fields: readonly WordField[];
}

function toField(instruction: string): WordField {
  const text = instruction.trim();
  return { kind: (/^\S+/.exec(text)?.[0] ?? '').toUpperCase(), instruction: text };
}

/** What a part contains besides text, and its fields. */
export function findFeatures(part: XmlPart): PartFeatures {
  const features = new Set<string>();
  const fields: WordField[] = [];
  let instruction: string | null = null;
  walk(part.root, (element) => {
    const feature = featureElements.get(element.name);
    if (feature !== undefined) features.add(feature);
    if (element.name === 'w:textDirection' && attribute(part.xml, element, 'val')?.startsWith('tb'))
      features.add('verticalText');
    if (element.name === 'w:tbl' && element.parent?.name === 'w:tc') features.add('nestedTable');
    if (element.name === 'w:fldSimple') fields.push(toField(attribute(part.xml, element, 'instr') ?? ''));
    if (element.name === 'w:instrText')
      instruction = (instruction ?? '') + part.xml.slice(element.openEnd, element.closeStart);
    if (
      element.name === 'w:fldChar' &&
      instruction !== null &&
      attribute(part.xml, element, 'fldCharType') !== 'begin'
    ) {
      fields.push(toField(instruction));
      instruction = null;
    }
  });
  if (fields.length > 0) features.add('field');
  return { features, fields };
}
