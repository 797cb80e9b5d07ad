import type { Application } from '@shorui/engine';
import {
  compareApplications,
  describeEffect,
  editApplication,
  findThing,
  type Effect,
  type ThingKind,
} from '@shorui/engine/model';
import { engineLocale } from '../document/refusal.ts';
import { wordsOfFormula } from '../properties/formula-words.ts';

/** One change from one state to another. What a text was and is, where it is one that people write. */
export interface Difference {
  readonly words: string;
  readonly before?: string;
  readonly after?: string;
}

/** Properties whose values people read as they are stored. Others are ids, codes or whole structures. */
const written: ReadonlySet<string> = new Set([
  'name',
  'title',
  'help',
  'description',
  'text',
  'value',
  'content',
  'label',
  'placeholder',
  'unit',
  'date_format',
  'post_code_format',
  'decimals',
  'formula',
  'min',
  'max',
  'max_options',
  'price',
]);

function textOf(application: Application, { kind, id, property = '' }: Effect): string | undefined {
  if (!written.has(property)) return undefined;
  const holder: object | undefined =
    kind === 'application' ? application : findThing(application, kind as ThingKind, id)?.thing;
  const value = (holder as Readonly<Record<string, unknown>> | undefined)?.[property];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return property === 'formula' ? wordsOfFormula(value, application) : value;
}

function differenceOf(effect: Effect, from: Application, to: Application): Difference {
  const words = describeEffect(effect, engineLocale, 'made');
  if (effect.action !== 'updated') return { words };
  const [before, after] = [textOf(from, effect), textOf(to, effect)];
  return before === undefined || after === undefined ? { words } : { words, before, after };
}

/** What leads from one state to the other, each change once. */
export function differencesOf(from: Application, to: Application): readonly Difference[] {
  // Both states are of one application, so what the later one has may get the ids that it has.
  const early = { ...from, frozen: false, last_id: Math.max(from.last_id, to.last_id) };
  const change = compareApplications(early, to);
  if (change === undefined) return [];
  const { effects } = editApplication(early, change);
  const lines = effects.map((effect) => differenceOf(effect, from, to));
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}
