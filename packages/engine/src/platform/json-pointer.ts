// JSON pointers (RFC 6901): `/questions/0/a~1b` leads to questions, 0, a/b.

/** One step of a pointer, escaped, with its slash. */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer one step further in. */
export function extendPointer(pointer: string, name: string | number): string {
  return pointer + pointerStep(name);
}

/** The name that an escaped step, without its slash, means. */
export function readPointerStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The steps of a pointer. */
export function readPointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(readPointerStep);
}
