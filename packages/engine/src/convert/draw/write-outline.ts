import { PdfDict, PdfName, PdfString, type PdfRef } from '../../pdf/read/index.ts';
import type { PdfSink } from '../../pdf/write/index.ts';
import { destination, type Heading } from './targets.ts';

interface Entry {
  readonly ref: PdfRef;
  readonly heading: Heading;
  readonly entries: Entry[];
}

/** A heading belongs to the nearest one before it that is of a higher rank, whatever ranks are skipped between them. */
function nest(headings: readonly Heading[], sink: PdfSink): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const entry = { ref: sink.allocate(), heading, entries: [] };
    (open.at(-1)?.entries ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

function countAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + countAll(entry.entries), 0);
}

function ends(entries: readonly Entry[]): { First?: PdfRef; Last?: PdfRef; Count?: number } {
  const [first, last] = [entries[0], entries.at(-1)];
  return first && last ? { First: first.ref, Last: last.ref, Count: countAll(entries) } : {};
}

function writeEntries(entries: readonly Entry[], parent: PdfRef, sink: PdfSink, pages: readonly PdfRef[]): void {
  for (const [index, { ref, heading, entries: inner }] of entries.entries()) {
    sink.set(
      ref,
      PdfDict.of({
        Title: PdfString.fromText(heading.text.trim()),
        Parent: parent,
        Prev: entries[index - 1]?.ref,
        Next: entries[index + 1]?.ref,
        ...ends(inner),
        Dest: destination(heading, pages),
      }),
    );
    writeEntries(inner, ref, sink, pages);
  }
}

/** Writes the headings as the document's outline (ISO 32000-1, 12.3.3), all of it open; undefined without headings. */
export function writeOutline(
  headings: readonly Heading[],
  sink: PdfSink,
  pages: readonly PdfRef[],
): PdfRef | undefined {
  if (headings.length === 0) return undefined;
  const root = sink.allocate();
  const top = nest(headings, sink);
  sink.set(root, PdfDict.of({ Type: PdfName.of('Outlines'), ...ends(top) }));
  writeEntries(top, root, sink, pages);
  return root;
}
