import type { Application } from '../application/schema/index.ts';
import type { Problem } from '../problems/index.ts';

/** An application with the bytes of its files, by their path in the bundle (`files/...`). */
export interface Bundle {
  readonly application: Application;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A bundle as it was read, with the warnings about it. */
export interface ParsedBundle extends Bundle {
  readonly problems: readonly Problem[];
}

/** Where the application stands in a bundle. */
export const applicationPath = 'application.json';

/** The folder of a bundle that holds Word templates and PDF forms. */
export const filesFolder = 'files/';

/** The folder of a bundle that holds images for templates to name: `{{image "logo.png"}}`. */
export const imagesFolder = `${filesFolder}images/`;
