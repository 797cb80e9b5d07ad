/** Tables of workspaces by name, with the column that identifies the workspace of a row. */
export type TenantTables = ReadonlyMap<string, string>;

const name = '(?:"[^"]+"|`[^`]+`|\\w+)';
const reference = new RegExp(`\\b(?:from|join|update|into)\\s+(${name})(?:\\s+(?:as\\s+)?(${name}))?`, 'gi');
/** Keywords that may follow a table name and are not aliases. */
const keywords = new Set(
  'where set on left right inner outer join cross order group limit values default using natural returning union'.split(
    ' ',
  ),
);
const bare = (text: string): string => text.replace(/^["`]|["`]$/g, '');

interface Table {
  readonly table: string;
  readonly alias: string;
}

function tablesOf(sql: string, tenants: TenantTables): readonly Table[] {
  return [...sql.matchAll(reference)].flatMap(([, table = '', alias = '']) => {
    if (!tenants.has(bare(table))) return [];
    return [
      { table: bare(table), alias: alias === '' || keywords.has(alias.toLowerCase()) ? bare(table) : bare(alias) },
    ];
  });
}

/** Values of rows, split at the commas outside texts and parentheses. */
function splitTuple(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const char of text) {
    if (char === "'") quoted = !quoted;
    if (!quoted && char === '(') depth += 1;
    if (!quoted && char === ')') depth -= 1;
    if (char === ',' && !quoted && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** Whether every inserted row contains the workspace. */
function insertsOwn(sql: string, tenants: TenantTables, own: number): boolean {
  const [, table = '', columns = '', rest = ''] =
    new RegExp(`\\binto\\s+(${name})\\s*\\(([^)]*)\\)\\s*values\\s*([^]*)`, 'i').exec(sql) ?? [];
  const at = columns
    .split(',')
    .map((each) => bare(each.trim()))
    .indexOf(tenants.get(bare(table)) ?? '');
  const [values = ''] = rest.split(/\b(?:on conflict|returning)\b/i);
  const rows = splitTuple(values.trim().replace(/;$/, ''));
  return at >= 0 && rows.every((row) => splitTuple(row.trim().slice(1, -1))[at] === String(own));
}

/**
 * Tables of workspaces that a statement reads or writes without a restriction to one workspace: each table must be compared with its
 * id, or with the workspace of a restricted table. Whether the condition is joined by AND is not checked; the replies cover that.
 */
export function unscopedTables(sql: string, tenants: TenantTables, own: number): readonly string[] {
  const found = tablesOf(sql, tenants);
  if (found.length === 0) return [];
  if (/^\s*insert\b/i.test(sql)) return insertsOwn(sql, tenants, own) ? [] : found.map(({ table }) => table);
  const plain = sql.replace(/'(?:[^']|'')*'/g, "''");
  const compared = [
    ...plain.matchAll(
      new RegExp(`(?:(${name})\\.)?(${name})\\s*(?:=|in)\\s*\\(?\\s*(?:(\\d+)\\b|(${name})\\.(${name}))`, 'gi'),
    ),
  ].map(([, alias, column = '', value, otherAlias, otherColumn = '']) => ({
    alias: alias === undefined ? undefined : bare(alias),
    column: bare(column),
    value,
    otherAlias: otherAlias === undefined ? undefined : bare(otherAlias),
    otherColumn: bare(otherColumn),
  }));
  const isKey = ({ table, alias }: Table, column: string, of: string | undefined): boolean =>
    column === tenants.get(table) &&
    (of === alias || of === table || (of === undefined && found.every((each) => each.table === table)));
  const held = new Set(
    found.filter((each) =>
      compared.some(({ alias, column, value }) => value === String(own) && isKey(each, column, alias)),
    ),
  );
  for (let size = -1; size !== held.size;) {
    size = held.size;
    for (const each of found) {
      const joined = compared.some(({ alias, column, otherAlias, otherColumn }) =>
        [...held].some(
          (other) =>
            (isKey(each, column, alias) && isKey(other, otherColumn, otherAlias)) ||
            (isKey(other, column, alias) && isKey(each, otherColumn, otherAlias)),
        ),
      );
      if (joined) held.add(each);
    }
  }
  return found.filter((each) => !held.has(each)).map(({ table }) => table);
}
