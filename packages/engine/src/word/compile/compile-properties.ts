import type { Place, Problem } from '../../problems/index.ts';
import type { Budget } from '../limits.ts';
import { readPart } from '../read/word-package.ts';
import type { Expression } from '../tags/expression.ts';
import { xmlDeclaration } from '../xml/decode-part.ts';
import { attribute } from '../xml/attributes.ts';
import type { ZipArchive } from '../zip/index.ts';
import { assemble } from './assemble.ts';
import { Edits } from './edits.ts';
import { compileSlot } from './slot-steps.ts';
import type { Step } from './step.ts';
import { findPropertySlots, type SlotTag } from './text-slots.ts';

/** Content types of document properties (ECMA-376 part 2, 11.1; part 1, 15.2.12). */
const propertyTypes: ReadonlySet<string> = new Set([
  'application/vnd.openxmlformats-package.core-properties+xml',
  'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  'application/vnd.openxmlformats-officedocument.custom-properties+xml',
]);

/** A part of document properties with tags in its texts. */
export interface CompiledProperties {
  readonly name: string;
  readonly step: Step;
  readonly size: number;
  readonly tags: readonly SlotTag[];
  readonly problems: readonly Problem[];
}

function propertyParts(archive: ZipArchive, limits: Budget, file: Place): string[] {
  const types = readPart(archive, '[Content_Types].xml', limits, file);
  return types.root.children.flatMap((element) => {
    const name = (attribute(types.xml, element, 'PartName') ?? '').replace(/^\//, '');
    const type = attribute(types.xml, element, 'ContentType') ?? '';
    return propertyTypes.has(type) && archive.has(name) ? [name] : [];
  });
}

function mayHoldTags(bytes: Uint8Array): boolean {
  const brace = 0x7b;
  const first = bytes.indexOf(brace);
  return first >= 0 && bytes.includes(brace, first + 1);
}

/** Compiles the document properties that hold tags: title, company, properties of the user's own. Values only. */
export function compileProperties(
  archive: ZipArchive,
  limits: Budget,
  file: Place,
  prepare: (expression: Expression) => Expression,
): CompiledProperties[] {
  return propertyParts(archive, limits, file).flatMap((name) => {
    if (!mayHoldTags(archive.read(name))) return [];
    const part = readPart(archive, name, limits, file);
    const found = findPropertySlots(part, file, limits);
    const problems = [...found.problems];
    if (found.slots.length === 0 && problems.length === 0) return [];
    const edits = new Edits();
    for (const slot of found.slots) compileSlot(slot, prepare, edits, problems);
    const step = assemble(xmlDeclaration, part.xml, edits);
    const tags = found.slots.flatMap((slot) => slot.tags);
    return typeof step === 'function' ? [{ name, step, size: part.xml.length, tags, problems }] : [];
  });
}
