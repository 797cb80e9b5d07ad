/** What Handlebars reads as one name without brackets (its lexer's ID). */
const plain = /^[^\s!"#%-,./;->@[-^`{-~]+$/;

/** A name as it is written in a tag: in brackets when it holds spaces or signs. */
export function quoteName(name: string): string {
  return plain.test(name) ? name : `[${name}]`;
}

/** What is known about the values that a name can have. */
export type KnownKind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'list' | 'data' | 'unknown';

/** A choice as templates see it: what it prints and what it is compared by. */
export interface KnownOption {
  readonly text: string;
  readonly value: string;
}

/**
 * What a template can read behind a name. The data of a template is itself such a value, of the kind `data`. Values may hold
 * themselves, as a list of persons with children does.
 */
export interface KnownValue {
  readonly kind: KnownKind;
  /** For a text: what it may be all the same, because it is unknown which texts are dates or numbers. */
  readonly mayBe?: readonly ('date' | 'number')[];
  /** Names that a path may continue with: the properties of data, the parts of a name or an address. */
  readonly parts?: ReadonlyMap<string, KnownValue>;
  /** There may be other parts than these. */
  readonly open?: boolean;
  /** For a list: what each of its items is. */
  readonly items?: KnownValue;
  /** For a choice: everything that can be chosen. */
  readonly options?: readonly KnownOption[];
}

/** Nothing is known: every name may be there. */
export const unknownValue: KnownValue = { kind: 'unknown', open: true };

/** The names that a template can read, and who gives them. */
export interface KnownNames {
  /** The outermost data. */
  readonly root: KnownValue;
  /** Decides the words about a name that is not known: the data has none, or the application has no such question. */
  readonly source: 'data' | 'application';
}

/** What one more name of a path leads to; undefined when there is certainly no such part. */
export function knownPart(value: KnownValue, name: string): KnownValue | undefined {
  const part = value.parts?.get(name);
  if (part) return part;
  if (value.kind === 'list') {
    if (name === 'length') return { kind: 'number' };
    return /^\d+$/.test(name) ? (value.items ?? unknownValue) : undefined;
  }
  return value.open === true || value.kind === 'unknown' ? unknownValue : undefined;
}

/** The name of the outermost list whose items have a name, or lists in them; undefined when none has. Values may hold themselves. */
export function listHolding(root: KnownValue, name: string): string | undefined {
  const seen = new Set<KnownValue>();
  const waiting = [root];
  for (let scope = waiting.shift(); scope; scope = waiting.shift()) {
    seen.add(scope);
    for (const [list, { items }] of scope.parts ?? []) {
      if (items?.kind !== 'data' || seen.has(items)) continue;
      if (items.parts?.has(name)) return list;
      waiting.push(items);
    }
  }
  return undefined;
}
