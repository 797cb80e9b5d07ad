import { readPart } from '../../../../package/read-part.ts';
import { catchProblems } from '../../../../problems/index.ts';
import { PartSource } from '../part-source.ts';

/** Another part of the package, such as that of a chart; undefined where it is missing or cannot be read. */
export function relatedSource(source: PartSource, id: string | undefined): PartSource | undefined {
  const { reading, kind } = source;
  const relationship = source.relationship(id);
  if (!relationship || relationship.isOutside || !reading.archive.has(relationship.target)) return undefined;
  const read = () => readPart(reading.archive, relationship.target, reading.limits, reading.file);
  return catchProblems(
    () => new PartSource(read(), kind, reading),
    () => undefined,
  );
}
