/** A reference to an indirect object: `12 0 R`. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}
