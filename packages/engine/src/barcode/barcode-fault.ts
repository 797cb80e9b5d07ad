import { createProblem, PlacelessError, type Place, type Problem } from '../problems/index.ts';

/** What is wrong with the value of a barcode. It is thrown within this folder and becomes a problem at its border. */
export class BarcodeFault extends PlacelessError {
  problem(place: Place): Problem {
    return createProblem(this.id, place, this.params);
  }
}
