// Every problem that the engine reports, with its texts.
export {
  createProblem,
  describePlace,
  describeProblem,
  type Locale,
  nearestName,
  type Place,
  type Problem,
  problemCatalogue,
  type ProblemId,
  type ProblemParams,
  problemText,
  type Severity,
  ShoruiError,
} from '../problems/index.ts';
