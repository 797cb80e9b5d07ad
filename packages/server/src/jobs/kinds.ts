import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { JobKind } from './jobs-port.ts';

/** The known kinds of jobs, with validation of their payloads. */
export interface Kinds {
  /** Throws when the kind is unknown. */
  get(name: string): JobKind;
  /** Throws when the payload does not match the schema of its kind. */
  check(name: string, payload: unknown): JobKind;
}

export function createKinds(kinds: readonly JobKind[]): Kinds {
  const ajv = new Ajv({ allErrors: true, strict: false });
  formats.default(ajv);
  const known = new Map<string, { readonly kind: JobKind; readonly fits: ValidateFunction }>();
  for (const kind of kinds) {
    if (!/^[a-z][a-z0-9-]{0,48}$/.test(kind.name)) throw new Error(`A kind of job cannot be named ${kind.name}.`);
    if (known.has(kind.name)) throw new Error(`Two kinds of jobs are named ${kind.name}.`);
    known.set(kind.name, { kind, fits: ajv.compile(kind.payload) });
  }
  const find = (name: string) => {
    const entry = known.get(name);
    if (entry === undefined) throw new Error(`There is no kind of job named ${name}; list it in jobs/registry.ts.`);
    return entry;
  };
  return {
    get: (name) => find(name).kind,
    check(name, payload) {
      const { kind, fits } = find(name);
      if (!fits(payload)) {
        throw new Error(
          `The payload of a ${name} job does not match its schema: ${ajv.errorsText(fits.errors, { dataVar: '' })}.`,
        );
      }
      kind.check?.(payload);
      return kind;
    },
  };
}
