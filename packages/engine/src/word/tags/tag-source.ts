import { createProblem, type Place, type Problem } from '../../problems/index.ts';

/** A tag as written in a text: `{{`, what is inside, `}}`. */
export interface TagSource {
  /** The characters with their braces, exactly as they are in the text. */
  readonly raw: string;
  /** What is between the braces, trimmed. */
  readonly body: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** A `\` before `{{` that keeps the braces as text. */
export interface Escape {
  /** Offset of the `\`. */
  readonly at: number;
}

export interface FoundTags {
  readonly tags: readonly TagSource[];
  readonly escapes: readonly Escape[];
  readonly problems: readonly Problem[];
}

/**
 * Offset just after the braces that close a tag; -1 when another tag begins first. Quoted text cannot hold braces. Looks no
 * further than the next tag: a text of nothing but opening braces would be read again and again.
 */
function tagEnd(text: string, from: number, closing: string): number {
  const next = closing === '--}}' ? -1 : text.indexOf('{{', from);
  const within = next < 0 ? text : text.slice(0, next);
  const close = within.indexOf(closing, from);
  return close < 0 ? -1 : close + closing.length;
}

/**
 * Finds the tags of one text. A `{{` without an end is a problem at its place. Stops after `maxTags` tags and problems, with
 * one more than that.
 */
export function findTagSources(text: string, place: Place, maxCharacters: number, maxTags = Infinity): FoundTags {
  const tags: TagSource[] = [];
  const escapes: Escape[] = [];
  const problems: Problem[] = [];
  const lastComment = text.lastIndexOf('--}}');
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at)) {
    if (tags.length + problems.length > maxTags) break;
    if (text.charAt(at - 1) === '\\') {
      escapes.push({ at: at - 1 });
      at += 2;
      continue;
    }
    const comment = text.startsWith('{{!--', at);
    const triple = text.startsWith('{{{', at);
    const opening = triple ? 3 : 2;
    const closing = comment ? '--}}' : triple ? '}}}' : '}}';
    const end = comment && lastComment < at ? -1 : tagEnd(text, at + opening, closing);
    if (end < 0) {
      const snippet = text.slice(at, at + 30);
      problems.push(createProblem('word.tag-unclosed', { ...place, snippet, offset: at }));
      at += 2;
      continue;
    }
    const raw = text.slice(at, end);
    if (raw.length > maxCharacters) {
      const snippet = raw.slice(0, 30);
      problems.push(createProblem('word.tag-too-long', { ...place, snippet, offset: at }, { limit: maxCharacters }));
    } else {
      tags.push({ raw, body: comment ? '!' : raw.slice(opening, -closing.length).trim(), start: at, end });
    }
    at = end;
  }
  return { tags, escapes, problems };
}
