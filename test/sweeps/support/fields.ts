import type { Call } from './calls.ts';

/** Position of a value in a call: `body.users[0].email` as its steps. */
export type Path = readonly (string | number)[];

/** Every position in a call, including those of objects and lists. */
export function placesOf(call: Call): readonly Path[] {
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (path.length > 1 || (path[0] === 'body' && value !== undefined)) found.push(path);
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) visit(member, [...path, name]);
  };
  visit(call.params, ['params']);
  visit(call.query, ['query']);
  visit(call.body, ['body']);
  return found;
}

/** The value at a position. */
export const valueAt = (call: Call, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Readonly<Record<string | number, unknown>>)[step], call);

/** The call with another value at one position. */
export function withValue(call: Call, path: Path, value: unknown): Call {
  const put = (at: unknown, [step, ...rest]: Path): unknown => {
    if (step === undefined) return value;
    if (Array.isArray(at)) return at.map((item, index) => (index === step ? put(item, rest) : (item as unknown)));
    const members = at as Readonly<Record<string, unknown>>;
    return { ...members, [step]: put(members[step], rest) };
  };
  return put(call, path) as Call;
}

export const nameOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);
