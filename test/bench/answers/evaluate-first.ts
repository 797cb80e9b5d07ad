// Prints the microseconds of one of the first 100 evaluations of a process: `evaluate-first.ts NAME`.
import { compileAnswers } from '../../../packages/engine/src/answers/index.ts';
import { processorTime } from '../measure.ts';
import { createAnswers } from './answers.ts';
import { createApplication } from './application.ts';
import { createEvaluators } from './evaluations.ts';
import { createValidator } from './json-schema.ts';
import { createSurvey } from './survey.ts';

const count = 100;
const evaluators = createEvaluators(compileAnswers(createApplication()), await createSurvey(), createValidator());
const evaluate = evaluators[process.argv[2] ?? ''];
if (!evaluate) throw new Error(`Unknown evaluator: ${process.argv[2]}`);
const sets = Array.from({ length: count }, (_, seed) => createAnswers(seed + 1, seed % 4 === 0));
const start = processorTime();
for (const answers of sets) evaluate(answers);
process.stdout.write(String((processorTime() - start) / count));
