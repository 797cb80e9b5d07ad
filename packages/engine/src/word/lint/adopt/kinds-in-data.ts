import type { TemplateData } from '../../../values/index.ts';
import type { KindOfValue } from './convert-tags.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a path in an object. */
function valueAt(scope: unknown, path: string): unknown {
  let value = scope;
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined;
  return value;
}

/** The value of a name, looked for from the innermost scope outwards, as both engines do. */
function lookUp(scopes: readonly unknown[], name: string): unknown {
  for (const scope of scopes.toReversed()) {
    const value = valueAt(scope, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What names are in sample data. In a list, the names of all its items count. */
export function kindsInData(data: TemplateData): KindOfValue {
  return (name, around) => {
    const scopes: unknown[] = [data];
    for (const section of around) {
      const value = lookUp(scopes, section);
      if (!Array.isArray(value)) {
        if (isObject(value)) scopes.push(value);
        continue;
      }
      const items: unknown[] = value;
      scopes.push(Object.assign({}, ...items.filter(isObject).toReversed()));
    }
    const value = lookUp(scopes, name);
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return 'list';
    return isObject(value) ? 'object' : 'other';
  };
}
