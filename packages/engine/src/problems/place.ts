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
