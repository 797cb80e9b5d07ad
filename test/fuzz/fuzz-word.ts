import { ShoruiError, type TemplateData } from '@shorui/engine';
import { commentTemplate, fixTemplate } from '../../packages/engine/src/entries/lint.ts';
import {
  compileTemplate,
  inspectTemplate,
  lintTemplate,
  readZip,
  renderTemplate,
  writeZip,
} from '../../packages/engine/src/node/index.ts';
import { expectValid } from '../engine/word/support/check-package.ts';
import { fixtureFiles } from '../engine/word/support/word-files.ts';
import { realWordFiles } from '../support/real-files.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { addTags, breakXml } from './mutate-xml.ts';
import { Random } from './random.ts';

/** A file that changes are made to. */
interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/** Something that may not come of any file: an error without a name, an invalid document, or no end. */
export interface Fault {
  readonly run: number;
  readonly source: string;
  readonly what: string;
  /** The file that led to it. */
  readonly bytes: Uint8Array;
}

export interface FuzzResult {
  readonly faults: readonly Fault[];
  /** Files that were filled, and those that were refused with a name. */
  readonly filled: number;
  readonly refused: number;
}

/** Longest time of the processor for one file, in milliseconds: much more than any takes. */
const longest = 5_000;

const data: TemplateData = {
  a: 'あ\n<い>&',
  b: { c: 'c', a: 1 },
  会社名: '株式会社あ',
  一覧: ['一', { a: 2, b: { c: 3 } }, '三'],
  空: [],
  none: null,
};

function readSources(largest: number): Source[] {
  const files = [...fixtureFiles(), ...realWordFiles('Word files changed at random')];
  return files
    .filter(({ bytes }) => bytes.length <= largest)
    .map(({ name, bytes }) => {
      const archive = readZip(bytes);
      return { name, bytes, parts: new Map(archive.entries.map((entry) => [entry.name, archive.read(entry.name)])) };
    });
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

function changePart(
  source: Source,
  random: Random,
  change: (xml: string, random: Random) => string,
  among: RegExp,
): Uint8Array {
  const names = [...source.parts.keys()].filter((name) => among.test(name));
  const chosen = random.chance(0.6) ? 'word/document.xml' : random.pick(names);
  return writeZip(
    [...source.parts].map(([name, bytes]) => {
      if (name === chosen) return { name, data: encoder.encode(change(decoder.decode(bytes), random)) };
      return { name, data: bytes, store: true };
    }),
  );
}

/** One change of a file, by the fall of the dice. */
function mutate(source: Source, random: Random): Uint8Array {
  const kind = random.next();
  if (kind < 0.35) return mutateBytes(source.bytes, random);
  if (kind < 0.6) return changePart(source, random, breakXml, /\.(xml|rels)$/);
  return changePart(source, random, addTags, /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/);
}

/** Looks for mistakes, writes them into a copy, and repairs another. */
function tryLint(bytes: Uint8Array): void {
  const { findings } = lintTemplate(bytes);
  expectValid(commentTemplate(bytes, findings), bytes);
  expectValid(fixTemplate(bytes).bytes, bytes);
}

/** What is wrong with how the engine takes a file; `filled` and `refused` are not. */
function tryFile(bytes: Uint8Array, withLint: boolean): string {
  const start = process.cpuUsage();
  let outcome: string;
  try {
    inspectTemplate(bytes);
    if (withLint) tryLint(bytes);
    const output = renderTemplate(compileTemplate(bytes), data, { missing: 'blank' }).bytes;
    expectValid(output, bytes);
    outcome = 'filled';
  } catch (error) {
    if (!(error instanceof ShoruiError)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
    // Plain data can always be read: this is an error of ours that was given a name.
    const unread = error.problems.some(({ id }) => id === 'word.data-unreadable');
    outcome = unread ? `word.data-unreadable: ${error.cause instanceof Error ? error.cause.stack : ''}` : 'refused';
  }
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  return time > longest ? `took ${Math.round(time)} ms of the processor` : outcome;
}

/** A Word file changed at random, and the file that it was before. */
export interface ChangedFile {
  readonly run: number;
  readonly source: string;
  readonly bytes: Uint8Array;
  /** The dice of this run, for more choices. */
  readonly random: Random;
}

/** Word files changed at random, one a run. The seed decides all; `largest` is the bytes of the largest file that is changed. */
export function* changedFiles(runs: number, seed: number, largest = Infinity): Generator<ChangedFile> {
  const sources = readSources(largest);
  for (let run = 0; run < runs; run++) {
    // Each run has its own dice, so that one of them can be thrown again alone.
    const random = new Random(seed * 1_000_003 + run);
    const source = random.pick(sources);
    yield { run, source: source.name, bytes: mutate(source, random), random };
  }
}

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** Bytes of the largest file that is changed: large ones take their time. */
  readonly largest?: number;
  readonly onRun?: (run: number) => void;
}

/** Changes files at random, so many times, and reports everything that no file may lead to. The seed decides all. */
export function fuzzWord(options: FuzzOptions): FuzzResult {
  const faults: Fault[] = [];
  const counts = { filled: 0, refused: 0 };
  for (const { run, source, bytes, random } of changedFiles(options.runs, options.seed, options.largest)) {
    options.onRun?.(run);
    const outcome = tryFile(bytes, random.chance(0.1));
    if (outcome === 'filled' || outcome === 'refused') counts[outcome]++;
    else faults.push({ run, source, what: outcome, bytes });
  }
  return { faults, ...counts };
}
