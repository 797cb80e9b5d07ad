import { parseBundle } from '@shorui/engine/bundle';
import { questionsFromFiles, type GivenFile } from './questions-from-files.ts';
import { sampleOfQuestions } from './sample-of-questions.ts';
import { starterAnswers } from './starter-answers.ts';
import { starterApplication, starterTemplatePath } from './starter-application.ts';
import { starterTemplate } from './starter-template.ts';

/** Where the sample answers of a new bundle are. */
export const answersPath = 'answers/sample.json';

/** The files of a new bundle by their paths in it, and what was left for its owner. */
export interface NewBundle {
  readonly entries: ReadonlyMap<string, Uint8Array>;
  /** Names for which no question was made. */
  readonly leftOut: readonly string[];
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** A bundle that works as it is. The same name gives the same bytes on every machine. */
export function starterBundle(name: string): NewBundle {
  const entries = [
    ['application.json', json(starterApplication(name))],
    [starterTemplatePath, starterTemplate()],
    [answersPath, json(starterAnswers)],
  ] as const;
  return { entries: new Map(entries), leftOut: [] };
}

/**
 * A bundle with questions for what the given forms and templates need, and sample answers to them.
 * @throws {ShoruiError} for a file that cannot be read as Word or PDF, or names that no application can have
 */
export function bundleFromFiles(name: string, files: readonly GivenFile[]): NewBundle {
  const { application, leftOut } = questionsFromFiles(name, files);
  const entries = new Map<string, Uint8Array>([
    ['application.json', json(application)],
    ...files.map(({ path, bytes }) => [path, bytes] as const),
  ]);
  const sample = sampleOfQuestions(parseBundle(entries).application);
  return { entries: new Map([...entries, [answersPath, json(sample)]]), leftOut };
}
