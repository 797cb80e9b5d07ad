/** Value of a table for a name out of a file; undefined for names that it does not have, such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
