import type { AtomClass } from './equation-box.ts';

function classesOf(entries: readonly (readonly [AtomClass, string])[]): ReadonlyMap<string, AtomClass> {
  return new Map(entries.flatMap(([name, signs]) => Array.from(signs, (sign) => [sign, name] as const)));
}

/** Signs by their class (The TeXbook, appendix F; MathML Core, operator dictionary). */
const classes = classesOf([
  ['binary', '+−-±∓×÷·⋅∗*∘∙•∩∪∧∨⊕⊖⊗⊘⊙∖⋆⊓⊔＋－'],
  ['relation', '=<>≤≥≦≧≪≫≠≡≒≅≈∼≃∝∈∋∉⊂⊃⊆⊇⊄⊅∣∥⊥⇒⇔→←↔↑↓⇐↦⟶⟵⟹⟺∴∵≔≜⊢⊨:＝＜＞∽'],
  ['open', '([{⟨⌈⌊（［｛〈'],
  ['close', ')]}⟩⌉⌋）］｝〉!'],
  ['punctuation', ',;，、'],
]);

export function classOf(sign: string): AtomClass {
  return classes.get(sign) ?? 'ordinary';
}

/** Spaces between atoms, in parts of an em; those in `wide` only where the type is full size. */
const thin = 3 / 18;
const medium = 4 / 18;
const thick = 5 / 18;

type Row = Partial<Record<AtomClass, readonly [space: number, wideOnly: boolean]>>;

const small = [thin, false] as const;
const wideThin = [thin, true] as const;
const wideMedium = [medium, true] as const;
const wideThick = [thick, true] as const;

/** The TeXbook, chapter 18, table of spaces. */
const spaces: Partial<Record<AtomClass, Row>> = {
  ordinary: { operator: small, binary: wideMedium, relation: wideThick, inner: wideThin },
  operator: { ordinary: small, operator: small, relation: wideThick, inner: wideThin },
  binary: { ordinary: wideMedium, operator: wideMedium, open: wideMedium, inner: wideMedium },
  relation: { ordinary: wideThick, operator: wideThick, open: wideThick, inner: wideThick },
  close: { operator: small, binary: wideMedium, relation: wideThick, inner: wideThin },
  punctuation: {
    ordinary: wideThin,
    operator: wideThin,
    relation: wideThin,
    open: wideThin,
    close: wideThin,
    punctuation: wideThin,
    inner: wideThin,
  },
  inner: {
    ordinary: wideThin,
    operator: small,
    binary: wideMedium,
    relation: wideThick,
    open: wideThin,
    punctuation: wideThin,
    inner: wideThin,
  },
};

/** Space between two atoms, em. */
export function spaceAround(before: AtomClass, after: AtomClass, isFullSize: boolean): number {
  const found = spaces[before]?.[after];
  return found && (isFullSize || !found[1]) ? found[0] : 0;
}

/** Signs that are binary only between two terms: a − at the start is a sign of what follows. */
export function settledClasses(classes: readonly AtomClass[]): AtomClass[] {
  const settled = [...classes];
  settled.forEach((each, index) => {
    if (each !== 'binary') return;
    const before = settled[index - 1];
    const after = classes[index + 1];
    const opens = before === undefined || ['binary', 'relation', 'open', 'punctuation', 'operator'].includes(before);
    if (opens || after === undefined || ['relation', 'close', 'punctuation'].includes(after))
      settled[index] = 'ordinary';
  });
  return settled;
}
