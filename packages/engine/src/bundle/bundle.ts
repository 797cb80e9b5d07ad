import type { Application, TemplateDocument } from '../application/schema/index.ts';
import type { Problem } from '../problems/index.ts';

/** A Word file written from the template editor's document, with the document as a layer over it. */
export interface AuthoredFile {
  readonly bytes: Uint8Array;
  readonly document: TemplateDocument;
  /** Paths of blocks of the editor's document by those of the paragraphs of the written body (`0.3.1`). */
  readonly origins?: ReadonlyMap<string, readonly number[]>;
}

/** An application with the bytes of its files, by their path in the bundle (`files/...`). */
export interface Bundle {
  readonly application: Application;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Files without an upload that were written from their document (`authorBundle`), by the id of the file. */
  readonly authored?: ReadonlyMap<number, AuthoredFile>;
}

/** A bundle as it was read, with the warnings about it. */
export interface ParsedBundle extends Bundle {
  readonly problems: readonly Problem[];
}

/** Path of the application in a bundle. */
export const applicationPath = 'application.json';

/** The folder of a bundle that holds Word templates and PDF forms. */
export const filesFolder = 'files/';

/** The folder of a bundle that holds images for templates to name: `{{image "logo.png"}}`. */
export const imagesFolder = `${filesFolder}images/`;

/** Files of a bundle by code unit order of their path, so that the order does not depend on how it was read. */
function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The files that make up a bundle on disk, by path: `application.json` first (two spaces of indentation, the order of its names
 * kept, a line break at the end), then its files sorted by path. Equal bundles give equal bytes.
 */
export function bundleEntries(bundle: Bundle): Map<string, Uint8Array> {
  const json = `${JSON.stringify(bundle.application, null, 2)}\n`;
  return new Map([[applicationPath, new TextEncoder().encode(json)], ...[...bundle.files].sort(byPath)]);
}
