import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import type { WordDocument } from '../../model/word-document.ts';
import { readCachedPart } from '../../../package/part-cache.ts';
import { elementText } from '../runs/run-content.ts';
import { readRelationships } from '../../../package/relationships.ts';
import { nameTable } from '../name-table.ts';

type CoreProperties = Pick<WordDocument, 'title' | 'author' | 'subject' | 'keywords'>;

/** Local names of the properties (ECMA-376 part 2, 8.3) that a PDF has too. */
const names = nameTable<keyof CoreProperties>({
  title: 'title',
  creator: 'author',
  subject: 'subject',
  keywords: 'keywords',
});

/** @throws ShoruiError `word.xml-*` */
export function readCoreProperties(archive: ZipArchive, limits: Budget, file: Place): CoreProperties {
  const found: { -readonly [Name in keyof CoreProperties]: CoreProperties[Name] } = {};
  const relationships = [...readRelationships(archive, '', limits, file, readCachedPart).values()];
  const name = relationships.find(({ kind }) => kind === 'core-properties')?.target ?? 'docProps/core.xml';
  if (!archive.has(name)) return found;
  const part = readCachedPart(archive, name, limits, file);
  for (const each of part.root.children) {
    const property = names[each.name.slice(each.name.indexOf(':') + 1)];
    const text = elementText(part, each).trim();
    if (property && text !== '') found[property] = text;
  }
  return found;
}
