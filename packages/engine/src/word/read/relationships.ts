import { createProblem, ShoruiError, type Place } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import { attribute } from '../../xml/attributes.ts';
import type { XmlPart } from '../../xml/xml-element.ts';

/** @throws ShoruiError `word.too-many-relationships` when the part is a list of more relationships than allowed */
export function checkRelationshipCount({ name, root }: XmlPart, limits: Budget, file: Place): void {
  if (root.name !== 'Relationships' && !root.name.endsWith(':Relationships')) return;
  if (root.children.length <= limits.relationships) return;
  const place = { ...file, part: name };
  throw new ShoruiError([createProblem('word.too-many-relationships', place, { limit: limits.relationships })]);
}

/** Names of the parts that the package names as its main document (ECMA-376 part 2, 6.5; part 1, 8.1). */
export function mainTargets(part: XmlPart): string[] {
  return part.root.children.flatMap((each) => {
    const type = attribute(part.xml, each, 'Type') ?? '';
    const target = attribute(part.xml, each, 'Target');
    return type.endsWith('/officeDocument') && target !== undefined ? [target.replace(/^\.?\//, '')] : [];
  });
}
