import { child, closest, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { ParagraphText } from '../../read/paragraph-text.ts';
import type { XmlEdit } from '../../write/edit-text.ts';
import { showsPlaceholder } from '../read/placeholder-controls.ts';

/** What ends with the placeholder: that it is one, and a binding, from which Word would write over what is filled in. */
const ofPlaceholders = ['w:showingPlcHdr', 'w:dataBinding', 'w15:dataBinding'];

const removed = ({ start, end }: XmlElement): XmlEdit => ({ start, end, xml: '' });

/** The edits that make content controls hold what replaces their placeholders: in the look of the text, not in that of a placeholder. */
export function fillControls(
  part: XmlPart,
  { atoms }: ParagraphText,
  edits: readonly { readonly start: number; readonly end: number }[],
): XmlEdit[] {
  const touched = atoms.filter(
    ({ start, text }) => text !== '' && edits.some((edit) => edit.start < start + text.length && start < edit.end),
  );
  const filled = new Set<XmlElement>();
  const runs = new Set<XmlElement>();
  for (const { element, run } of touched) {
    const control = closest(element, 'w:sdt');
    if (control === null || !showsPlaceholder(part, control)) continue;
    filled.add(control);
    if (run !== null) runs.add(run);
  }
  return [
    ...[...filled].flatMap((control) =>
      ofPlaceholders.flatMap((name) => {
        const properties = child(control, 'w:sdtPr');
        const found = properties && child(properties, name);
        return found ? [removed(found)] : [];
      }),
    ),
    ...[...runs].flatMap((run) => {
      const style = descend(run, 'w:rPr', 'w:rStyle');
      return style ? [removed(style)] : [];
    }),
  ];
}
