/** Names of properties that hold ids of the application, one or a list. Plans have ids of their own. */
const isIdProperty = (name: string): boolean =>
  name !== 'plan_id' && (/(^|_)ids?$|Id$/.test(name) || ['question', 'questions', 'condition_options'].includes(name));

/**
 * A change with other ids for what its author has made: each id above `after` grows by `by`. New things get the ids after `last_id` in
 * their order, so a change that was made on an older state fits a newer one after this.
 */
export function shiftIds<Value>(value: Value, after: number, by: number): Value {
  if (by === 0) return value;
  const shifted = (id: number): number => (id > after ? id + by : id);
  const walk = (part: unknown, name: string): unknown => {
    if (typeof part === 'number') return isIdProperty(name) ? shifted(part) : part;
    if (typeof part === 'string') {
      return name === 'formula' ? part.replace(/@(\d+)/g, (_, id: string) => `@${shifted(Number(id))}`) : part;
    }
    if (Array.isArray(part)) return part.map((item) => walk(item, name));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner, key)]));
  };
  return walk(value, '') as Value;
}
