import type { Place } from '../../problems/index.ts';
import type { Expression } from '../tags/expression.ts';
import type { TemplateTag } from './template-tag.ts';

/** One name that a template reads, or a number it refers to. */
export interface TemplateUse {
  readonly kind: 'value' | 'loop' | 'condition' | 'scope' | 'reference';
  /** The names of the path, as written: `氏名.last` is two. For a reference, its label. */
  readonly path: readonly string[];
  /** Names of the lists of the loops around it, outermost first. */
  readonly loops: readonly string[];
  /** Names that loops or scopes around it gave to their items (`as |品|`). */
  readonly locals: readonly string[];
  /** Is it inside a `with`, or a loop over something that is not a plain name: its names may belong to that value. */
  readonly scoped: boolean;
  /** Is it printed as a picture: `{{image 印影}}`? */
  readonly image: boolean;
  /** The helper whose first argument it is: `yen` of `{{yen 金額}}`. */
  readonly helper?: string;
  readonly place: Place;
}

interface Around {
  readonly loop: string | null;
  readonly locals: readonly string[];
  readonly scoped: boolean;
}

/** A path that an expression reads, or a label that it refers to; `up` counts the items outwards from where it is. */
export interface NameRead {
  readonly path: readonly string[];
  readonly reference: boolean;
  readonly up: number;
  /** The helper whose first argument it is. */
  readonly helper?: string;
}

/** Paths read by an expression, and labels referred to. */
export function* readNames(expression: Expression): Generator<NameRead> {
  if (expression.kind === 'path' && !expression.variable && expression.names.length > 0) {
    yield { path: expression.names, reference: false, up: expression.up };
  } else if (
    expression.kind === 'path' &&
    expression.variable &&
    expression.names[0] === 'root' &&
    expression.names.length > 1
  ) {
    yield { path: expression.names.slice(1), reference: false, up: Number.MAX_SAFE_INTEGER };
  } else if (expression.kind === 'call') {
    const [label] = expression.args;
    if (expression.helper === 'reference' && label?.kind === 'literal') {
      yield { path: [String(label.value)], reference: true, up: 0 };
    }
    for (const [at, arg] of [...expression.args, ...Object.values(expression.options)].entries())
      for (const read of readNames(arg))
        yield at === 0 && arg.kind === 'path' ? { ...read, helper: expression.helper } : read;
  }
}

/** What counts of a tag here. */
export type UsedTag = Pick<TemplateTag, 'parsed' | 'place'>;

function expressionOf(tag: UsedTag): Expression | undefined {
  const { parsed } = tag;
  if (parsed.kind === 'value') return parsed.expression;
  return parsed.kind === 'open' || parsed.kind === 'else' ? parsed.argument : undefined;
}

function kindOf(tag: UsedTag): TemplateUse['kind'] {
  const { parsed } = tag;
  if (parsed.kind === 'value') return 'value';
  if (parsed.kind !== 'open') return 'condition';
  return parsed.block === 'each' ? 'loop' : parsed.block === 'with' ? 'scope' : 'condition';
}

/** What the tags of a part read. The tags must be paired. */
export function templateUses(tags: readonly UsedTag[]): TemplateUse[] {
  const uses: TemplateUse[] = [];
  const around: Around[] = [];
  for (const tag of tags) {
    const { parsed } = tag;
    if (parsed.kind === 'close') around.pop();
    const expression = expressionOf(tag);
    const loops = around.flatMap(({ loop }) => loop ?? []);
    const locals = around.flatMap((each) => each.locals);
    const scoped = around.some((each) => each.scoped);
    for (const { path, reference, up, helper } of expression ? readNames(expression) : []) {
      const visible = up === 0 ? loops : loops.slice(0, Math.max(0, loops.length - up));
      uses.push({
        kind: reference ? 'reference' : kindOf(tag),
        path,
        loops: visible,
        locals,
        scoped,
        image: helper === 'image',
        ...(helper !== undefined && { helper }),
        place: tag.place,
      });
    }
    if (parsed.kind === 'open') {
      const { argument, block } = parsed;
      const [name] =
        argument.kind === 'path' && !argument.variable && argument.names.length === 1 ? argument.names : [];
      const scoped = block === 'with' || (block === 'each' && name === undefined);
      around.push({ loop: block === 'each' ? (name ?? null) : null, locals: parsed.locals, scoped });
    }
  }
  return uses;
}
