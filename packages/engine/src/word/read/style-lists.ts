import type { Place } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import { attribute } from '../../xml/attributes.ts';
import { descend } from '../../xml/xml-element.ts';
import type { ZipArchive } from '../../zip/index.ts';
import type { StyleLists } from './block-tree.ts';
import { readPart } from '../../package/read-part.ts';

const stylesPart = 'word/styles.xml';

/** Which list each paragraph style puts its paragraphs in, styles it is based on included. */
export function readStyleLists(archive: ZipArchive, limits: Budget, place: Place): StyleLists {
  if (!archive.has(stylesPart)) return new Map();
  const part = readPart(archive, stylesPart, limits, place);
  const own = new Map<string, string>();
  const basedOn = new Map<string, string>();
  for (const style of part.root.children) {
    const id = style.name === 'w:style' ? attribute(part.xml, style, 'styleId') : undefined;
    if (id === undefined) continue;
    const number = descend(style, 'w:pPr', 'w:numPr', 'w:numId');
    const base = descend(style, 'w:basedOn');
    if (number) own.set(id, attribute(part.xml, number, 'val') ?? '');
    if (base) basedOn.set(id, attribute(part.xml, base, 'val') ?? '');
  }
  const lists = new Map<string, string>();
  for (const id of [...own.keys(), ...basedOn.keys()]) {
    let current: string | undefined = id;
    // Styles may be based on each other in a circle in a broken file: follow no more links than there are styles.
    for (let left = basedOn.size; current !== undefined && !own.has(current) && left > 0; left--)
      current = basedOn.get(current);
    const list = current === undefined ? undefined : own.get(current);
    if (list !== undefined && list !== '' && list !== '0') lists.set(id, list);
  }
  return lists;
}
