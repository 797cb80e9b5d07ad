/**
 * A value that is more than text: a picture, a link, formatted text, a page break. Helpers of the Word engine make them, and
 * only a paragraph of a Word file can hold them.
 */
export abstract class RunContent {
  /** What stands for it where only text fits, such as the name of a file; null when nothing does. */
  abstract readonly text: string | null;
}
