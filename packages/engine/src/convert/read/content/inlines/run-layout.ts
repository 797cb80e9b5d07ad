import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { isTrue, twips } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { Fit } from './inline-list.ts';

/** What of a run's own properties changes how it is set, not how it looks. */
export interface RunLayout {
  readonly fit?: Fit;
  /** Side by side in a vertical line (縦中横). */
  readonly isUpright: boolean;
  /** Two lines in one (割注, 組み文字). */
  readonly isCombined: boolean;
}

const plain: RunLayout = { isUpright: false, isCombined: false };

/** `w:fitText` and `w:eastAsianLayout` (ECMA-376 part 1, 17.3.2.14 and 17.3.2.10). */
export function runLayout(part: XmlPart, properties: XmlElement | undefined): RunLayout {
  if (!properties) return plain;
  const fitted = child(properties, 'w:fitText');
  const asian = child(properties, 'w:eastAsianLayout');
  if (!fitted && !asian) return plain;
  const width = fitted && twips(partAttribute(part, fitted, 'val'));
  const id = (fitted && partAttribute(part, fitted, 'id')) ?? '';
  return {
    ...(width !== undefined && width > 0 && { fit: { width, id } }),
    isUpright: asian !== undefined && isTrue(partAttribute(part, asian, 'vert')),
    isCombined: asian !== undefined && isTrue(partAttribute(part, asian, 'combine')),
  };
}
