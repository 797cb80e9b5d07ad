import { createProblem, ShoruiError, type Place } from '../problems/index.ts';
import type { Budget } from '../platform/limits.ts';
import { decodePart, withoutDeclaration } from '../xml/decode-part.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlPart } from '../xml/xml-element.ts';
import type { ZipArchive } from '../zip/index.ts';

/** @throws ShoruiError `word.too-many-relationships` when the part is a list of more relationships than allowed */
function checkRelationshipCount({ name, root }: XmlPart, limits: Budget, file: Place): void {
  if (root.name !== 'Relationships' && !root.name.endsWith(':Relationships')) return;
  if (root.children.length <= limits.relationships) return;
  const place = { ...file, part: name };
  throw new ShoruiError([createProblem('word.too-many-relationships', place, { limit: limits.relationships })]);
}

/**
 * Reads one XML part from its bytes: decoded, checked, scanned.
 * @throws ShoruiError `word.xml-*`, `word.too-many-relationships`
 */
export function parsePart(name: string, bytes: Uint8Array, limits: Budget, file: Place): XmlPart {
  return parseText(name, decodePart(bytes, { ...file, part: name }), limits, file);
}

function parseText(name: string, xml: string, limits: Budget, file: Place): XmlPart {
  const part = readXml(name, xml, { ...file, part: name }, limits);
  checkRelationshipCount(part, limits, file);
  return part;
}

/**
 * The XML of a part of the archive, without its declaration.
 * @throws ShoruiError `word.part-missing`, `word.xml-encoding`
 */
export function partText(archive: ZipArchive, name: string, file: Place): string {
  const known = archive.text?.(name);
  return known === undefined ? decodePart(archive.read(name), { ...file, part: name }) : withoutDeclaration(known);
}

/**
 * Reads one XML part of the archive.
 * @throws ShoruiError `word.part-missing`, and those of `parsePart`
 */
export function readPart(archive: ZipArchive, name: string, limits: Budget, file: Place): XmlPart {
  return parseText(name, partText(archive, name, file), limits, file);
}
