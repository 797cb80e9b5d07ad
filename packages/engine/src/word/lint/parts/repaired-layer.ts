import type { EditorBlock } from '../../../application/schema/index.ts';
import type { TemplateLayer } from '../../editor/model/layer.ts';
import { formatPath } from '../../read/block.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import { findParagraphs } from '../../read/places.ts';
import type { SpeltPart } from './spelt-parts.ts';

const keyOf = (path: string, text: string): string => `${path}\n${text}`;

/**
 * The layer with the texts that paragraphs have after the repair of their spelling. Without them the repair would look like another
 * version of the file.
 */
export function repairedLayer(layer: TemplateLayer, parts: readonly SpeltPart[]): TemplateLayer {
  const texts = new Map<string, string>();
  for (const { lintPart, repaired } of parts) {
    if (repaired === lintPart.part) continue;
    const elements = findParagraphs(repaired);
    for (const { text, place, number } of lintPart.paragraphs) {
      const element = elements[number - 1];
      if (!element || place.path === undefined) continue;
      texts.set(keyOf(place.path, text.text), readParagraph(repaired, element).text);
    }
  }
  if (texts.size === 0) return layer;
  const renew = (block: EditorBlock): EditorBlock => {
    const { text, children } = block;
    const renewed = text === undefined ? undefined : texts.get(keyOf(formatPath(block.path), text));
    return {
      ...block,
      ...(renewed !== undefined && { text: renewed }),
      ...(children && { children: children.map(renew) }),
    };
  };
  return { ...layer, document: { ...layer.document, children: layer.document.children.map(renew) } };
}
