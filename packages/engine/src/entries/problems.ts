// Every problem that the engine reports, with its texts.
export {
  createProblem,
  describePlace,
  type Locale,
  nearestName,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
  type Severity,
  ShoruiError,
} from '../problems/index.ts';
export { describeProblem, problemCatalogue, problemText } from '../problems/texts.ts';
