import { cpus, loadavg } from 'node:os';
import { runForms } from '../run-forms.ts';
import { writeSection } from '../write-section.ts';
import { formNames } from './form.ts';

const rounds = Number(process.argv[2] ?? 15);

const introduction = (): string => `## PDF forms

Forty Japanese fields (437 characters or so, four in five of them from the 2,965 kanji of JIS level 1, other ones in each
document) drawn over a form of two pages, with a subset of BIZ UDMincho; and the forty fields of a ruled register, filled with everyday words. Each engine runs in a process of its own with the
form read (where it can be kept) and the font parsed once; they take turns for ${rounds} rounds. pdf-lib has fontkit 2 and its parsed
font kept. Every engine's document was read back first: the text of all forty fields,
and their ink against glyphs drawn from the whole font at the same place (216 dpi, at most 1 % off). ${cpus().length} cores
(${(cpus()[0]?.model ?? 'unknown').trim()}) shared with other work, load ${loadavg()[0]?.toFixed(1)} at the start: compare ratios, not times.
Node ${process.version}. Run: \`node --import tsx test/bench/pdf/run.ts\` (after \`npm run build\`, and \`npm install\` in test/bench).
`;

const text = `${introduction()}
${runForms(formNames, new URL('run-form.ts', import.meta.url))}`;
console.log(text);
writeSection('pdf', text);
