import { realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { JsonValue } from '@shorui/engine/bundle';
import { bundleLimits, defaultLimits, readInput, ShoruiError } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { NamedImages } from '@shorui/engine/word';
import type { CommandContext } from '../command-context.ts';
import type { NamedData } from './read-data.ts';

/** True for a relative path that may name an image: not absolute, no drive, no `..` out of the folder. */
const imageName = /^(?![/\\])[^\0:\\]{1,250}\.(?:png|jpe?g|gif|svg)$/i;

function isImageName(text: string): boolean {
  return imageName.test(text) && !text.split('/').includes('..');
}

/** All strings in the data that look like file names of images. */
function imageNames(value: JsonValue, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (isImageName(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) imageNames(each, found);
  }
  return found;
}

async function realPathOf(path: string): Promise<string | null> {
  try {
    const real = await realpath(path);
    return (await stat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}

/**
 * Reads the images that the data names, from the folder of the data file and its subfolders, keyed by the name in the data.
 * A name without a file is not an error here: it may be plain text. The tag or field that needs the image reports it.
 * @throws {ShoruiError} `bundle.link-outside`, `bundle.too-many-files`, `bundle.too-large` and problems of the disk
 */
export async function readImages(context: CommandContext, { data, file }: NamedData): Promise<NamedImages> {
  const images = new Map<string, Uint8Array>();
  const names = imageNames(data);
  if (names.size === 0) return images;
  const refuse = (id: 'bundle.too-many-files' | 'bundle.too-large', limit: number): never => {
    throw new ShoruiError([createProblem(id, { file }, { limit })]);
  };
  const folder = file === context.messages.standardInput ? context.io.cwd : dirname(context.path(file));
  const realFolder = await realPathOfFolder(folder);
  let total = 0;
  for (const name of names) {
    const path = join(folder, name);
    const real = await realPathOf(path);
    if (real === null || realFolder === null) continue;
    if (!real.startsWith(realFolder))
      throw new ShoruiError([createProblem('bundle.link-outside', { file: join(dirname(file), name) })]);
    if (images.size >= bundleLimits.files) refuse('bundle.too-many-files', bundleLimits.files);
    const bytes = await readInput(real, { maxBytes: defaultLimits.imageBytes });
    total += bytes.length;
    if (total > bundleLimits.totalBytes) refuse('bundle.too-large', bundleLimits.totalBytes / 1024 / 1024);
    images.set(name, bytes);
  }
  return images;
}

/** The real path of a folder, with its separator at the end. */
async function realPathOfFolder(folder: string): Promise<string | null> {
  const real = await realpath(folder).catch(() => null);
  return real === null || real.endsWith(sep) ? real : real + sep;
}
