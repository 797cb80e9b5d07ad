import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare.mjs';

const weightsFile = join(root, 'bin/lib/test-weights.json');
/** Seconds of a file that is not in the list of weights; nearly all are much quicker than a second. */
const usualWeight = 0.3;
/**
 * Processes that run tests at a time, for two cores: a process waits for a third of its time, for the browser, a worker or the disk.
 * A sample of 67 files took 139 s with two, 109 s with three, 132 s with four.
 */
export const processes = 3;
/** Seconds of tests below which a second process costs more than it saves. */
const worthTwo = 20;
/** Seconds of tests below which more parts than processes cost more than they save. */
const worthSmall = 300;

/** Options of mocha whose value is the next argument. */
const withValue = new Set(['-g', '--grep', '-f', '--fgrep', '-t', '--timeout', '-s', '--slow', '-r', '--require']);

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [relative(root, path)];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => relative(root, join(path, name)))
    .sort();
}

/** Splits the arguments into test files (also those in folders) and arguments for mocha. */
export function readArguments(given) {
  const files = [];
  const options = [];
  given.forEach((argument, index) => {
    const isValue = withValue.has(given[index - 1]);
    const path = join(root, argument);
    if (!isValue && !argument.startsWith('-') && existsSync(path)) files.push(...filesOf(path));
    else options.push(argument);
  });
  return { files, options };
}

/** All test files of the project, by path. */
export const allTestFiles = () => filesOf(join(root, 'test'));

function readWeights() {
  return existsSync(weightsFile) ? JSON.parse(readFileSync(weightsFile, 'utf8')) : {};
}

/**
 * Splits the files into parts, one a process at first; a process that has ended its part takes the next one. The large parts come
 * first, the small ones let the processes end at about the same time, whatever else the machine does. Adjacent files use the same
 * modules, so each process loads only a part of the project; small parts have the first files, those of the engine, which load least.
 */
export function splitByWeight(files, weights = readWeights()) {
  const weightOf = (file) => weights[file] ?? usualWeight;
  const total = files.reduce((sum, file) => sum + weightOf(file), 0);
  if (files.length < 2 || total < worthTwo) return [files];
  const ends = total < worthSmall ? [0.34, 0.67, 1] : [0.04, 0.1, 0.17, 0.25, 0.5, 0.75, 1];
  const parts = ends.map(() => []);
  let before = 0;
  for (const file of files) {
    const middle = (before + weightOf(file) / 2) / total;
    parts[ends.findIndex((end) => middle < end)].push(file);
    before += weightOf(file);
  }
  const filled = parts.filter((part) => part.length > 0);
  return total < worthSmall ? filled : [...filled.slice(-processes), ...filled.slice(0, -processes).toReversed()];
}

/** Saves the times of files that took a second or more. */
export function keepWeights(seconds) {
  const entries = Object.entries(seconds).filter(([, each]) => each >= 1);
  const rounded = entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, each]) => [file, Math.round(each)]);
  writeFileSync(weightsFile, `${JSON.stringify(Object.fromEntries(rounded), undefined, 2)}\n`);
}
