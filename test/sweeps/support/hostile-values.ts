/** Values that no screen sends, by name. They are sent in every field of every call. */
export const hostileValues: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['empty text', ''],
  ['spaces', '   　'],
  ['an array', []],
  ['an array of nulls', [null, null]],
  ['an object', {}],
  ['a prototype', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
  ['true', true],
  ['minus one', -1],
  ['a fraction', 1.5],
  ['beyond 32 bits', 2_147_483_648],
  ['beyond exact integers', 2 ** 53 + 2],
  ['a huge number', 1e308],
  ['text of a number', '1e3'],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\uD800b'],
  ['control characters', 'a\r\nBcc: x@example.com\u001B[31m\u202E'],
  ['a combining crowd', `e${'\u0301'.repeat(300)}`],
  ['a long text', '長'.repeat(5000)],
  ['SQL', `'); DROP TABLE users; --`],
  ['a pattern for LIKE', '%_\\%'],
  ['markup', '<script>alert(1)</script>'],
  ['a template', '{{constructor.constructor "return process"}}'],
  ['a path', '../../../../etc/passwd'],
  ['percent escapes', '%2e%2e%2f%00%zz'],
];

/** Those made for a database, by name. */
export const meantForDatabases: ReadonlySet<string> = new Set([
  'beyond 32 bits',
  'beyond exact integers',
  'NUL',
  'a lone surrogate',
  'SQL',
  'a pattern for LIKE',
]);

/** Those that could cause harm in a path before the router, by name. */
export const meantForPaths: ReadonlySet<string> = new Set([
  'empty text',
  'NUL',
  'a lone surrogate',
  'a path',
  'percent escapes',
]);
