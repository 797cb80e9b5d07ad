import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { ArchiveError } from './archive-error.ts';

/** Identifies our archives; other zips are refused. */
const format = 'shorui-backup';
/** Version of the archive format. This program refuses later ones. */
const version = 1;

const Name = Type.String({ minLength: 1, maxLength: 200 });
const Count = Type.Integer({ minimum: 0 });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Kind = Type.Union([
  Type.Literal('integer'),
  Type.Literal('real'),
  Type.Literal('decimal'),
  Type.Literal('text'),
  Type.Literal('boolean'),
  Type.Literal('instant'),
  Type.Literal('date'),
  Type.Literal('json'),
  Type.Literal('bytes'),
]);

const TableEntry = Type.Object({
  name: Name,
  columns: Type.Array(Type.Object({ name: Name, kind: Kind }), { minItems: 1 }),
  key: Type.Array(Name, { minItems: 1 }),
  rows: Count,
  /** SHA-256 of the rows as written; the same for equal rows, whichever database they came from. */
  sha256: Hash,
  /**
   * SHA-256 of the rows as compressed: a few bits of a compressed form, such as those after its end, do not change the rows. Absent
   * from archives of earlier programs.
   */
  packed_sha256: Type.Optional(Hash),
});
export type TableEntry = Static<typeof TableEntry>;

const Manifest = Type.Object({
  format: Type.Literal(format),
  version: Type.Literal(version),
  made_at: Type.String(),
  /** Version of the program that created it. */
  program: Type.String(),
  dialect: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Migrations applied to the tables. */
  migrations: Type.Array(Name),
  tables: Type.Array(TableEntry),
  files: Type.Object({
    count: Count,
    bytes: Count,
    /** Keys of files that could not be included: missing, or with content that does not match their key. */
    lost: Type.Array(Type.String()),
  }),
});

/** The description of an archive: `manifest.json`, its last entry. */
export type Manifest = Static<typeof Manifest>;

export const manifestName = 'manifest.json';
export const tableName = (table: string): string => `tables/${table}.ndjson`;
export const filePrefix = 'files/';

/** Maximum number of bytes of a manifest that are read. */
export const maxManifest = 64 * 1024 * 1024;

export const newManifest = (about: Omit<Manifest, 'format' | 'version'>): Manifest => ({ format, version, ...about });

/** @throws {ArchiveError} not_an_archive, newer, damaged */
export function parseManifest(text: string): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new ArchiveError('damaged', manifestName, { cause: error });
  }
  if (Check(Manifest, given)) return given;
  const { format: givenFormat, version: form } = (given ?? {}) as {
    readonly format?: unknown;
    readonly version?: unknown;
  };
  if (givenFormat !== format) throw new ArchiveError('not_an_archive');
  if (typeof form === 'number' && form > version) throw new ArchiveError('newer');
  throw new ArchiveError('damaged', manifestName);
}
