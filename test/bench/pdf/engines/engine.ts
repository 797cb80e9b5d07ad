import type { Values } from '../values.ts';

/** One way to put text onto a PDF form. */
export interface Engine {
  readonly name: string;
  /** Reads the form and the font; what it gives is filled any number of times. */
  prepare(form: Uint8Array): Promise<unknown>;
  render(prepared: unknown, values: Values): Promise<Uint8Array>;
}
