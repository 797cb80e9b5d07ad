/**
 * A value that is more than text: a picture, a link, formatted text, a page break. Helpers of the Word engine make them, and
 * only a paragraph of a Word file can hold them.
 */
export abstract class RunContent {
  /** Its text where only text fits, such as the name of a file; null when it has none. */
  abstract readonly text: string | null;
}
