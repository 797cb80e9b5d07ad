/** One step of a content model: some of these names, so many times. */
export interface Particle {
  readonly names: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
  /** Each name at most once, in any order. */
  readonly all: boolean;
}

/** What an element may hold: its particles in this order. */
export type ContentModel = readonly Particle[];

const counts: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
};

const qualified = (name: string): string => (name.includes(':') ? name : `w:${name}`);

/**
 * Reads a content model from a short notation: names in order, each followed by `?` (at most one), `*` (any number), `+`
 * (one or more) or nothing (exactly one); `(a|b)*` for a choice; `&(a|b)` for each at most once in any
 * order; `@group` stands for the names of a group. Names without a
 * prefix are WordprocessingML's.
 */
export function contentModel(notation: string, groups: Readonly<Record<string, string>> = {}): ContentModel {
  const open = (name: string): string[] =>
    name.startsWith('@') ? (groups[name.slice(1)] ?? '').split(' ').flatMap(open) : [qualified(name)];
  return notation
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const count = /[?*+]$/.exec(token)?.[0] ?? '';
      const all = token.startsWith('&');
      const names = token
        .slice(0, token.length - count.length)
        .replace(/[&()]/g, '')
        .split('|');
      const [least, most] = all ? [0, Infinity] : (counts[count] ?? [1, 1]);
      return { names: new Set(names.flatMap(open)), least, most, all };
    });
}

/** What is wrong with children of these names, in words; null when they fit. */
export function mismatch(model: ContentModel, names: readonly string[]): string | null {
  let step = 0;
  let seen = 0;
  const once = new Set<string>();
  for (const name of names) {
    for (; step < model.length; step++, seen = 0) {
      const { names: accepted, least, most } = model[step] as Particle;
      if (accepted.has(name) && seen < most) break;
      if (seen < least) return `${missing(model[step])} must stand before ${name}`;
    }
    if (step === model.length) return refusal(model, name);
    if (model[step]?.all && once.has(name)) return `${name} stands twice`;
    once.add(name);
    seen++;
  }
  for (; step < model.length; step++, seen = 0) {
    if (seen < (model[step]?.least ?? 0)) return `${missing(model[step])} is missing`;
  }
  return null;
}

function missing(particle: Particle | undefined): string {
  const names = [...(particle?.names ?? [])];
  return names.length > 4 ? `${names.slice(0, 4).join(' or ')} …` : names.join(' or ');
}

function refusal(model: ContentModel, name: string): string {
  return model.some(({ names }) => names.has(name))
    ? `${name} stands too late or too often`
    : `${name} may not stand here`;
}
