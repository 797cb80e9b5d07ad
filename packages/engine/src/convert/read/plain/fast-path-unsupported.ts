/** Thrown while a document is read in the short way, when something in it asks for the long one. Never leaves `readDocument`. */
export class FastPathUnsupported extends Error {
  constructor() {
    super('the document is to be read in the long way');
  }
}
