import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Application as Definition } from '@shorui/engine';
import type { ApplicationSample } from '../../../contract/applications/index.ts';

/** The bundles that come with the product. An installation without them has no samples. */
const folder = fileURLToPath(new URL('../../../../../../fixtures', import.meta.url));

/** Bundles that test the engine and are no examples. */
const notShown: ReadonlySet<string> = new Set(['stress']);

async function readDefinition(sample: string): Promise<Definition | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, sample, 'application.json'), 'utf8')) as Definition;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readAll(): Promise<readonly ApplicationSample[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((each) => each.isDirectory() && !notShown.has(each.name)).map(({ name }) => name);
  const samples = await Promise.all(
    names.sort().map(async (sample) => {
      const definition = await readDefinition(sample);
      if (definition === undefined) return [];
      const { name, description = '', questions, files } = definition;
      return [{ sample, name, description, question_count: questions.length, file_count: files.length }];
    }),
  );
  return samples.flat();
}

let known: Promise<readonly ApplicationSample[]> | undefined;

/** The samples, by the names of their folders. Read once a process: they change with the product alone. */
export const samples = (): Promise<readonly ApplicationSample[]> => (known ??= readAll());

export const sampleFolder = (sample: string): string => join(folder, sample);
