/** Thrown when the fast path does not support something in a document, which is then read whole. Never leaves `readDocument`. */
export class FastPathUnsupported extends Error {
  constructor() {
    super('the document is to be read in the long way');
  }
}
