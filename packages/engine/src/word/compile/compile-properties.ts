import type { Place, Problem } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import { readContentTypes } from '../../package/content-types.ts';
import { readPart } from '../../package/read-part.ts';
import type { Expression } from '../tags/expression.ts';
import { xmlDeclaration } from '../../xml/decode-part.ts';
import type { XmlPart } from '../../xml/xml-element.ts';
import type { ZipArchive } from '../../zip/index.ts';
import { assemble } from './assemble.ts';
import { Edits } from './edits.ts';
import { compileSlot } from './slot-steps.ts';
import type { Step } from './step.ts';
import { findPropertySlots, type FoundSlots, type MayHoldTags, type SlotTag } from './text-slots.ts';

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
  readonly tags: readonly SlotTag[];
  readonly problems: readonly Problem[];
}

function propertyParts(archive: ZipArchive, limits: Budget, file: Place): string[] {
  const types = readContentTypes(readPart(archive, '[Content_Types].xml', limits, file));
  return archive.entries.flatMap(({ name }) => (propertyTypes.has(types.typeOf(name) ?? '') ? [name] : []));
}

/** The texts of a part of document properties. */
export interface FoundProperties extends FoundSlots {
  readonly part: XmlPart;
}

function mayHoldBraces(bytes: Uint8Array): boolean {
  const brace = 0x7b;
  const first = bytes.indexOf(brace);
  return first >= 0 && bytes.includes(brace, first + 1);
}

/** Finds the tags in the document properties: title, company, properties of the user's own. */
export function readProperties(
  archive: ZipArchive,
  limits: Budget,
  file: Place,
  mayHoldTags?: MayHoldTags,
): FoundProperties[] {
  return propertyParts(archive, limits, file).flatMap((name) => {
    if (!mayHoldTags && !mayHoldBraces(archive.read(name))) return [];
    const part = readPart(archive, name, limits, file);
    const { slots, problems } = findPropertySlots(part, file, limits, mayHoldTags);
    return slots.length === 0 && problems.length === 0 ? [] : [{ part, slots, problems }];
  });
}

/** Compiles the document properties that hold tags. Values only. */
export function compileProperties(
  archive: ZipArchive,
  limits: Budget,
  file: Place,
  prepare: (expression: Expression) => Expression,
): CompiledProperties[] {
  return readProperties(archive, limits, file).flatMap(({ part, slots, problems: found }) => {
    const problems = [...found];
    const edits = new Edits();
    for (const slot of slots) compileSlot(slot, prepare, edits, problems);
    const step = assemble(xmlDeclaration, part.xml, edits);
    const tags = slots.flatMap((slot) => slot.tags);
    return typeof step === 'function' ? [{ name: part.name, step, tags, problems }] : [];
  });
}
