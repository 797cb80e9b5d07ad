import { child, walk, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { withoutSigns } from '../../../../word/write/place-signs.ts';
import type { RubyRun } from '../../../model/inline.ts';
import type { TextFormat } from '../../../model/formats.ts';
import type { FormatSource, ResolvedParagraph } from '../../format-source.ts';
import { childValue } from '../../../../xml/part-attribute.ts';
import { wholeNumber } from '../../../../xml/values.ts';
import { withSize } from '../../runs/format-variant.ts';
import { runText } from '../../runs/run-content.ts';

interface Words {
  readonly text: string;
  readonly format?: TextFormat;
  /** The run states a size of its own. */
  readonly hasSize: boolean;
}

function readWords(
  part: XmlPart,
  container: XmlElement | undefined,
  formats: FormatSource,
  paragraph: ResolvedParagraph,
): Words {
  let text = '';
  let format: TextFormat | undefined;
  let hasSize = false;
  if (container) {
    walk(container, (element) => {
      if (element.name !== 'w:r') return true;
      const properties = child(element, 'w:rPr');
      const look = formats.run(part, properties, paragraph);
      if (!look) return false;
      if (!format) hasSize = properties !== undefined && child(properties, 'w:sz') !== undefined;
      format ??= look;
      for (const each of element.children) if (each.name === 'w:t') text += withoutSigns(runText(part, each));
      return false;
    });
  }
  return { text, hasSize, ...(format && { format }) };
}

/** `w:ruby` (ECMA-376 part 1, 17.3.3.25); undefined when its base is empty or hidden. */
export function readRuby(
  part: XmlPart,
  element: XmlElement,
  formats: FormatSource,
  paragraph: ResolvedParagraph,
): RubyRun | undefined {
  const base = readWords(part, child(element, 'w:rubyBase'), formats, paragraph);
  const reading = readWords(part, child(element, 'w:rt'), formats, paragraph);
  if (base.text === '' || !base.format) return undefined;
  // `w:hps` is the size of the reading in half points; Word takes half of the base's by default.
  const stated = wholeNumber(childValue(part, child(element, 'w:rubyPr'), 'w:hps'), 2, 3_276);
  const size = stated === undefined ? base.format.size / 2 : stated / 2;
  const format = reading.format ?? base.format;
  const readingFormat = reading.hasSize ? format : withSize(format, size);
  return { kind: 'ruby', base: base.text, reading: reading.text, format: base.format, readingFormat };
}
