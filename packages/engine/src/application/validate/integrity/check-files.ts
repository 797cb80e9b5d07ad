import type { Place } from '../../../problems/index.ts';
import type { ApplicationFile } from '../../schema/index.ts';
import { placeOf, type ApplicationCheck } from './application-check.ts';

/** Extension of each type of file. */
const extensions: Readonly<Record<ApplicationFile['type'], string>> = { word: '.docx', pdf: '.pdf' };

/**
 * Characters that no path may hold: control characters, and what other systems read as a separator, a drive or a
 * pattern.
 */
const forbidden = /[\p{Cc}\\:*?"<>|]/u;

/** True for a path that stays inside the folder files/ of its bundle wherever it is unpacked. */
function isInsideFiles(path: string): boolean {
  const [first, ...rest] = path.split('/');
  if (first !== 'files' || rest.length === 0 || forbidden.test(path)) return false;
  return rest.every((step) => step !== '' && step !== '.' && step !== '..');
}

/** A name as file systems compare it: composed, and without letter case. */
function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Files are inside the bundle, and no two outputs have the same name in the same folder. */
export function checkPaths(check: ApplicationCheck): void {
  const made = new Map<string, Place>();
  for (const at of check.of('file')) {
    const { name, path, folder_id: folder } = at.thing;
    if (!isInsideFiles(path)) check.report('application.invalid-path', placeOf(at, '/path'), { path });
    const output = `${folder ?? ''}/${comparable(name)}`;
    const earlier = made.get(output);
    if (earlier) check.report('application.invalid-duplicate-output', placeOf(at, '/name'), { name }, earlier);
    else made.set(output, placeOf(at, '/name'));
  }
}

/** Paths and names match the types of the files. */
export function checkFileTypes(check: ApplicationCheck): void {
  for (const at of check.of('file')) {
    const { type, name, path } = at.thing;
    const extension = extensions[type];
    if (isInsideFiles(path) && !path.toLowerCase().endsWith(extension)) {
      check.report('application.invalid-extension', placeOf(at, '/path'), { type, path, extension });
    }
    // A Word file whose name ends in .pdf comes out as PDF; a PDF form never as Word.
    if (type === 'pdf' && name.toLowerCase().endsWith(extensions.word)) {
      check.report('application.invalid-name-extension', placeOf(at, '/name'), { type, name, extension });
    }
  }
}
