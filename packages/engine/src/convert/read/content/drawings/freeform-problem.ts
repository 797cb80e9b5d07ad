import { PlacelessError } from '../../../../problems/index.ts';

/** Why the form of a shape is not drawn. */
export class FreeformProblem extends PlacelessError {}

/** Formulas or steps of one shape that are read; the shapes that Word draws by hand have some thousands at most. */
const most = 50_000;

/** @throws {FreeformProblem} `convert.shape-too-complex` */
export function checkCount(count: number): void {
  if (count > most) throw new FreeformProblem('convert.shape-too-complex', { limit: most });
}

/** @throws {FreeformProblem} `convert.shape-broken` always; `what` is how the file writes it. */
export function brokenShape(what: string): never {
  throw new FreeformProblem('convert.shape-broken', { formula: what.slice(0, 60) });
}
