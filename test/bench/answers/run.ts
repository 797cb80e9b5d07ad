import { availableParallelism, cpus, loadavg } from 'node:os';
import { runForms } from '../run-forms.ts';
import { writeSection } from '../write-section.ts';
import { formNames } from './specification.ts';

const load = loadavg()[0]?.toFixed(1);
const tables = runForms(formNames, new URL('run-form.ts', import.meta.url));

const text = `
## Answers

Two forms of 300 questions (choices, numbers, texts, all required while shown). In the first 280 have conditions on one or two others, any or
all, in chains of about 15; the second has 30 sections that a choice shows. 21 interleaved rounds, time of the processor; the means of the first 100 in
processes of their own. survey-core 3.1.1, ajv 8, Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${load} at the start.
Before measuring, all contenders agreed on four sets of answers: which questions show, which are wrong, and after each
change which show. Run: \`node --import tsx --conditions @shorui/source test/bench/answers/run.ts\` (after \`npm install\` in test/bench).
${tables}`;
process.stdout.write(text);
writeSection('answers', text);
