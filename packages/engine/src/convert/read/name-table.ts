/** Values by names that come out of a file: nothing is found under names that every object knows, such as `constructor`. */
export function nameTable<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, values);
}
