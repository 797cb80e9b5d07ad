import { availableParallelism, cpus } from 'node:os';
import { compileAnswers } from '../../../packages/engine/src/answers/index.ts';
import { measure, type Timing } from '../measure.ts';
import { writeSection } from '../write-section.ts';
import { createAnswers } from './answers.ts';
import { createApplication } from './application.ts';
import { checkChanges, createChanges } from './changes.ts';
import { checkEvaluations, createEvaluations } from './evaluations.ts';
import { createValidator } from './json-schema.ts';
import { specification } from './specification.ts';
import { createSurvey } from './survey.ts';

const rounds = 21;

function micros(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(1)} µs`;
}

/** A table of timings; the last column says how many times the first contender each takes. */
function table(timings: readonly Timing[]): string {
  const [first] = timings;
  const rows = timings.map(({ name, median, low, high }) => {
    const ratio = median / (first?.median ?? median);
    const times = ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2);
    return `| ${name} | ${micros(median)} | ${micros(low)} – ${micros(high)} | ${times} |`;
  });
  return ['| contender | median | middle half of the rounds | times |', '|---|---|---|---|', ...rows].join('\n');
}

const model = compileAnswers(createApplication());
const survey = await createSurvey();
const validate = createValidator();

// Whatever is fast but wrong is not worth measuring.
const right = createAnswers(7, false);
const faulty = createAnswers(11, true);
const outcomes = [right, faulty, createAnswers(5, true), createAnswers(12, false)].map((answers) =>
  checkEvaluations(model, survey, validate, answers),
);
checkChanges(model, survey, right);
const [rightOutcome, faultyOutcome] = outcomes;
const shown = (outcome: typeof rightOutcome): number => outcome?.visible.filter(Boolean).length ?? 0;

const changes = table(measure(createChanges(model, survey, right), rounds));
const rightly = table(measure(createEvaluations(model, survey, validate, right), rounds));
const faultily = table(measure(createEvaluations(model, survey, validate, faulty), rounds));

const text = `
## Answers

${specification.length} questions (choices, numbers, texts, all required while shown), 280 of them with conditions on one or two others,
any or all, in chains of about 15. ${rounds} interleaved rounds. survey-core 3.1.1, ajv 8, Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}.
Before measuring, all contenders agreed on four sets of answers: which questions show, which are wrong, and after each
change which show. Run: \`node --import tsx --conditions @shorui/source test/bench/answers/run.ts\` (after \`npm install\` in test/bench).

### One answer changed

Each choice that others hang on, turned from はい to いいえ and back.

${changes}

### All answers decided and checked: ${shown(rightOutcome)} questions show, nothing wrong

${rightly}

### The same: ${shown(faultyOutcome)} questions show, ${faultyOutcome?.wrong.length ?? 0} wrong

${faultily}
`;
process.stdout.write(text);
writeSection('answers', text);
