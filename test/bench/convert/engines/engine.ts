import type { DocumentData } from '../contract.ts';

/** One way from data to a PDF. Fonts and templates are read once, by `prepare`. */
export interface Engine {
  prepare(): unknown;
  render(prepared: unknown, data: DocumentData): Uint8Array | Promise<Uint8Array>;
}

/** Gives the two functions of an engine one type of what is prepared. */
export function defineEngine<Prepared>(engine: {
  prepare(): Prepared | Promise<Prepared>;
  render(prepared: Prepared, data: DocumentData): Uint8Array | Promise<Uint8Array>;
}): Engine {
  return { prepare: () => engine.prepare(), render: (prepared, data) => engine.render(prepared as Prepared, data) };
}
