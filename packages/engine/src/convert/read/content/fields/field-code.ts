/** A field's code taken apart (ECMA-376 part 1, 17.16.5): its kind, its words, and its switches with what follows each. */
export interface FieldCode {
  /** In capitals. */
  readonly kind: string;
  /** Arguments before and between the switches; quotes taken off. */
  readonly words: readonly string[];
  /** Value after a switch, by the switch (`\\*`); empty when nothing follows. Of one given twice, all values. */
  readonly switches: ReadonlyMap<string, readonly string[]>;
}

const wordPattern = /"((?:[^"\\]|\\.)*)"|\\[^\s"]|[^\s"]+/g;

/** Switches that are alone: what follows is the next argument. Those of links differ from those of references. */
const bareOfLinks: ReadonlySet<string> = new Set(['\\n', '\\m']);
const bareSwitches: ReadonlySet<string> = new Set(['\\h', '\\n', '\\m', '\\t', '\\p', '\\w', '\\r']);

export function readFieldCode(code: string): FieldCode {
  const words: string[] = [];
  const switches = new Map<string, string[]>();
  let open: string | undefined;
  for (const match of code.matchAll(wordPattern)) {
    const [raw, quoted] = match;
    if (quoted === undefined && raw.startsWith('\\')) {
      const name = raw.toLowerCase();
      switches.set(name, switches.get(name) ?? []);
      const bare = words[0]?.toUpperCase() === 'HYPERLINK' ? bareOfLinks : bareSwitches;
      open = bare.has(name) ? undefined : name;
      continue;
    }
    // A path in quotes has its backslashes doubled.
    const text = quoted === undefined ? raw : quoted.replace(/\\(["\\])/g, '$1');
    if (open === undefined) words.push(text);
    else switches.get(open)?.push(text);
    open = undefined;
  }
  const [kind = '', ...rest] = words;
  return { kind: kind.toUpperCase(), words: rest, switches };
}

/** Formats of numbers that the switch `\*` requires, as numbering names them (ECMA-376 part 1, 17.16.4.3.1 and 17.18.59). */
const numberFormats: ReadonlyMap<string, string> = new Map([
  ['arabic', 'decimal'],
  ['arabicdash', 'numberInDash'],
  ['aiueo', 'aiueo'],
  ['iroha', 'iroha'],
  ['circlenum', 'decimalEnclosedCircle'],
  ['gb1', 'decimalEnclosedFullstop'],
  ['gb2', 'decimalEnclosedParen'],
  ['gb3', 'decimalEnclosedCircleChinese'],
  ['dbchar', 'decimalFullWidth'],
  ['sbchar', 'decimalHalfWidth'],
  ['dbnum1', 'ideographDigital'],
  ['dbnum2', 'japaneseCounting'],
  ['dbnum3', 'japaneseLegal'],
  ['kanjinum1', 'ideographDigital'],
  ['kanjinum2', 'japaneseCounting'],
  ['kanjinum3', 'japaneseLegal'],
  ['chinesenum1', 'chineseCounting'],
  ['chinesenum2', 'chineseLegalSimplified'],
  ['chinesenum3', 'chineseCountingThousand'],
  ['cardtext', 'cardinalText'],
  ['ordinal', 'ordinal'],
  ['ordtext', 'ordinalText'],
  ['hex', 'hex'],
  ['zodiac1', 'ideographTraditional'],
  ['zodiac2', 'ideographZodiac'],
]);

/** The number format that a field requires; undefined when it leaves it to the section. */
export function fieldNumberFormat({ switches }: FieldCode): string | undefined {
  for (const value of switches.get('\\*') ?? []) {
    // Letters and Roman numerals are distinguished by how the switch itself is written.
    if (/^alphabetic$/i.test(value)) return value.startsWith('A') ? 'upperLetter' : 'lowerLetter';
    if (/^roman$/i.test(value)) return value.startsWith('R') ? 'upperRoman' : 'lowerRoman';
    const found = numberFormats.get(value.toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}
