import { readPart } from '../../../../package/read-part.ts';
import { ShoruiError } from '../../../../problems/index.ts';
import { PartSource } from '../part-source.ts';

/** Another part of the package, such as that of a chart; undefined where it is missing or cannot be read. */
export function relatedSource(source: PartSource, id: string | undefined): PartSource | undefined {
  const { reading, kind } = source;
  const relationship = source.relationship(id);
  if (!relationship || relationship.isOutside || !reading.archive.has(relationship.target)) return undefined;
  try {
    return new PartSource(readPart(reading.archive, relationship.target, reading.limits, reading.file), kind, reading);
  } catch (error) {
    if (error instanceof ShoruiError) return undefined;
    throw error;
  }
}
