import type { Locale } from './catalogue/entry.ts';
import { placeWords } from './catalogue/place-words.ts';

/**
 * Where a problem is. Every part is optional: a problem names all it knows, from the outside (file) inwards (characters).
 * Paragraph, table, row, column, line, column and character numbers count from 1; repeat indices and offsets count from 0.
 */
export interface Place {
  /** File as the user knows it: a path in the bundle or on disk. */
  file?: string;
  /** Part inside a Word file, for example `word/document.xml`. */
  part?: string;
  /** Path of the block in the part: child positions from the top, from 0, joined by dots (`0.3.1`). */
  path?: string;
  /** Number of the paragraph in the part, in reading order. */
  paragraph?: number;
  /** Position in a table: table number in the part, row, column. */
  table?: { number: number; row: number; column: number };
  /** Line and column of a text file such as JSON or YAML. */
  line?: number;
  column?: number;
  /** JSON pointer into `application.json` or an answers file, for example `/questions/3/title`. */
  pointer?: string;
  /** Id and name of the question. */
  question?: { id: number; name: string };
  /** Id and name of the field. */
  field?: { id: number; name: string };
  /** Index of each enclosing repetition, outermost first. */
  repeat?: readonly number[];
  /** Text outside the paragraphs, by its name in the file: `descr` of a picture, `dc:title` of the document's properties. */
  slot?: string;
  /** The characters in question, exactly as they are in the text. */
  snippet?: string;
  /** Offset of the snippet in the paragraph's text, in UTF-16 units. */
  offset?: number;
}

/** The place in words, from the outside inwards; an empty string when nothing is known. */
export function describePlace(place: Place, locale: Locale): string {
  const word = placeWords[locale];
  const steps: string[] = [];
  if (place.file !== undefined) steps.push(place.file);
  if (place.part !== undefined) steps.push(place.part);
  if (place.table) {
    const { number, row, column } = place.table;
    steps.push(`${word.table(number)} ${word.row(row)} ${word.column(column)}`);
  } else if (place.paragraph !== undefined) steps.push(word.paragraph(place.paragraph));
  if (place.slot !== undefined) steps.push(place.slot);
  if (place.pointer !== undefined) steps.push(place.pointer);
  if (place.line !== undefined) {
    steps.push(
      place.column === undefined ? word.line(place.line) : `${word.line(place.line)} ${word.character(place.column)}`,
    );
  }
  if (place.question) steps.push(word.question(place.question.name));
  for (const index of place.repeat ?? []) steps.push(word.repetition(index + 1));
  if (place.field) steps.push(word.field(place.field.name));
  if (place.snippet !== undefined) steps.push(locale === 'ja' ? `「${place.snippet}」` : `"${place.snippet}"`);
  return steps.join(' ');
}
