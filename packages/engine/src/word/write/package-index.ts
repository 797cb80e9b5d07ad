import { createProblem, ShoruiError } from '../../problems/index.ts';
import type { IdKind, TakenIds } from '../read/taken-ids.ts';
import { attribute } from '../../xml/attributes.ts';
import { listPart, type ListPart } from '../../package/content-types.ts';
import { parsePart } from '../../package/read-part.ts';
import { relatedPart, relationshipsName } from '../../package/relationships.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import type { Codec, ZipEntry } from '../../zip/index.ts';

/** Word itself gives drawings numbers up to 2^31 - 1 by chance; none may be larger. */
const highestUsual = 1_000_000_000;

const noIds: ReadonlySet<string> = new Set();

/** What the entries of a template say about its package. Read on first use and cached with the compiled template. */
export class PackageIndex {
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #codec: Codec;
  readonly #limits: Limits;
  readonly #lists = new Map<string, ListPart | null>();
  /** Names of all entries in lower case: Word compares names without case. */
  readonly names: ReadonlySet<string>;
  /** Numbers of the template's drawings. */
  readonly drawingIds: ReadonlySet<number>;
  /** Where the numbers of new drawings begin: above those of the template unless these are near the end of all numbers. */
  readonly firstDrawingId: number;

  /** Pictures that documents added, as they were packed. */
  readonly pictures = new WeakMap<Uint8Array, ZipEntry>();
  readonly #main: string;
  readonly #taken: TakenIds;
  #listIds: ReadonlySet<string> | undefined;

  /** `main` is the name of the main part; `taken` are the ids that what is repeated must not meet. */
  constructor(
    entries: readonly ZipEntry[],
    drawingIds: ReadonlySet<number>,
    codec: Codec,
    limits: Limits,
    main = '',
    taken: TakenIds = new Map(),
  ) {
    this.#main = main;
    this.#taken = taken;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#codec = codec;
    // The time to compile does not count when a document is made.
    this.#limits = withLimits(limits);
    this.names = new Set(entries.map(({ name }) => name.toLowerCase()));
    this.drawingIds = drawingIds;
    let highest = 0;
    for (const id of drawingIds) highest = Math.max(highest, id);
    this.firstDrawingId = highest <= highestUsual ? highest + 1 : 1;
  }

  /**
   * A part that is a list; null when the package has none of that name.
   * @throws ShoruiError `word.zip-data`, `word.xml-*`
   */
  list(name: string): ListPart | null {
    let list = this.#lists.get(name);
    if (list === undefined) this.#lists.set(name, (list = this.#readList(name)));
    return list;
  }

  /** The ids of a kind that the template has. */
  taken(kind: IdKind): ReadonlySet<string> {
    if (kind !== 'list') return this.#taken.get(kind) ?? noIds;
    const { numbering } = this;
    return (this.#listIds ??= new Set(numbering === null ? [] : this.values(numbering, 'numId')));
  }

  /** Name of the part that describes the lists; null for none. */
  get numbering(): string | null {
    return this.related('numbering');
  }

  /** Name of the part that the main part has such a relationship to; null for none. */
  related(kind: string): string | null {
    const list = this.list(relationshipsName(this.#main));
    return list && relatedPart(list.part, this.#main, kind);
  }

  /** Values of an attribute of all elements of a list. */
  values(name: string, localName: string): string[] {
    const list = this.list(name);
    return (list?.items ?? []).flatMap((item) => attribute(list?.part.xml ?? '', item, localName) ?? []);
  }

  #readList(name: string): ListPart | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    let bytes: Uint8Array;
    try {
      bytes = entry.method === 0 ? entry.compressed : this.#codec.inflateRaw(entry.compressed, entry.size);
    } catch (cause) {
      throw new ShoruiError([createProblem('word.zip-data', { part: name })], { cause });
    }
    return listPart(parsePart(name, bytes, this.#limits, {}));
  }
}
