// Measures one form, in a process of its own, and prints its tables.
import { compileAnswers } from '../../../packages/engine/src/answers/index.ts';
import { measure, type Timing } from '../measure.ts';
import { meansOfFirst } from './first-hundred.ts';
import { createAnswers } from './answers.ts';
import { createApplication } from './application.ts';
import { checkChanges, createChanges } from './changes.ts';
import { checkEvaluations, createEvaluations, createEvaluators, createFreshEvaluations } from './evaluations.ts';
import { createValidator } from './json-schema.ts';
import { formName } from './specification.ts';
import { createSurvey } from './survey.ts';

const rounds = 21;

function micros(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(1)} µs`;
}

/** A table of timings; "times" says how many times the first contender each takes. `firsts` are means of the first 100. */
function table(timings: readonly Timing[], firsts?: readonly number[]): string {
  const [first] = timings;
  const rows = timings.map(({ name, median, low, high }, index) => {
    const ratio = median / (first?.median ?? median);
    const times = ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2);
    const mean = firsts === undefined ? '' : ` ${micros(firsts[index] ?? Number.NaN)} |`;
    return `| ${name} | ${micros(median)} | ${micros(low)} – ${micros(high)} | ${times} |${mean}`;
  });
  const [title, line] = firsts === undefined ? ['', ''] : [' mean of the first 100 |', '---|'];
  return [
    `| contender | median | middle half of the rounds | times |${title}`,
    `|---|---|---|---|${line}`,
    ...rows,
  ].join('\n');
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

const evaluators = createEvaluators(model, survey, validate);
const freshSets = Array.from({ length: 100 }, (_, seed) => JSON.stringify(createAnswers(seed + 1, seed % 4 === 0)));
const fresh = measure(createFreshEvaluations(evaluators, freshSets), rounds);
const means = meansOfFirst(formName, Object.keys(evaluators));

const titles = {
  chains: 'conditions on one or two others in chains of about 15',
  register: '30 sections that a choice shows: 180 texts, 90 numbers',
} as const;

process.stdout.write(`
### One answer changed: ${titles[formName]}

Each choice that others depend on, turned from はい to いいえ and back.

${changes}

### All answers decided and checked: ${shown(rightOutcome)} questions show, nothing wrong

${rightly}

### The same: ${shown(faultyOutcome)} questions show, ${faultyOutcome?.wrong.length ?? 0} wrong

${faultily}

### Other answers each time, one in four with mistakes

${table(fresh, means)}
`);
