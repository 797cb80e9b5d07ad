import { incrementTagNumber } from '../../../application/increment-tag.ts';
import { createProblem, type ProblemId } from '../../../problems/index.ts';
import type { FactTag, PathRead, TagFacts } from '../parts/tag-facts.ts';
import type { Finding, Fix } from '../finding.ts';
import { listHolding, type KnownNames, quoteName } from '../names/known-value.ts';
import type { MissingName } from '../names/name-frame.ts';
import { helperNames } from '../../tags/helpers/index.ts';
import { likelyName } from '../../tags/likely-name.ts';
import type { LintContext } from './rule.ts';

const ids: Readonly<Record<KnownNames['source'], readonly [ProblemId, ProblemId]>> = {
  data: ['word.name-missing', 'word.name-missing-nearest'],
  application: ['document.name-unknown', 'document.name-unknown-nearest'],
};

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Replaces a name wherever the tag writes it as a word of its own, outside quoted texts. */
function renameIn({ source }: FactTag, name: string, nearest: string): Fix | null {
  const word = `\\[${escapePattern(name)}\\]|(?<![^\\s({.|/@=])${escapePattern(name)}(?![^\\s)}.|=])`;
  const edits = [...source.raw.matchAll(new RegExp(`"[^"]*"|'[^']*'|${word}`, 'gu'))]
    .filter(([found]) => found === name || found === `[${name}]`)
    .map((match) => {
      const start = source.start + match.index;
      return { start, end: start + match[0].length, from: match[0], to: quoteName(nearest) };
    });
  return edits.length > 0 ? { kind: 'name', edits } : null;
}

/** Names after this many that are not known get no nearest one: it takes time, and the template is one for other data. */
const mostGuesses = 1000;

function toFinding({ tag }: TagFacts, { name, before, candidates }: MissingName, names: KnownNames): Finding {
  const list = before === '' ? listHolding(names.root, name) : undefined;
  if (list !== undefined) return createProblem('word.name-outside-loop', tag.place, { name, list });
  const likely = likelyName(name, candidates, helperNames);
  const [unknown, unknownNearest] = ids[names.source];
  const whole = before + name;
  if (!likely) return createProblem(unknown, tag.place, { name: whole });
  const nearest = likely.name;
  const problem = createProblem(unknownNearest, tag.place, { name: whole, nearest: before + nearest });
  const fix = likely.isCertain ? renameIn(tag, name, nearest) : null;
  return fix ? { ...problem, fix } : problem;
}

/** `{{連番1}}` is a counter, not a name. */
function isCounter({ tag, expression }: TagFacts, name: string, prefix: string): boolean {
  const isValue = tag.parsed.kind === 'value' && expression?.kind === 'path';
  return isValue && incrementTagNumber(name, prefix) !== null;
}

/** `{{default 名 "…"}}` itself states that the name may be missing. */
function mayMiss({ call, position }: PathRead): boolean {
  return call?.helper === 'default' && position === 0;
}

/** Names that nothing gives a value, with the nearest one that something does. */
export function checkNames({ facts, names, incrementPrefix }: LintContext): Finding[] {
  if (!names) return [];
  const findings: Finding[] = [];
  for (const fact of facts) {
    const seen = new Set<string>();
    for (const read of fact.reads) {
      if (!('missing' in read.found) || mayMiss(read)) continue;
      const { missing } = read.found;
      const whole = missing.before + missing.name;
      if (seen.has(whole) || isCounter(fact, whole, incrementPrefix)) continue;
      seen.add(whole);
      const guessed = findings.length < mostGuesses ? missing : { ...missing, candidates: [] };
      findings.push(toFinding(fact, guessed, names));
    }
  }
  return findings;
}
