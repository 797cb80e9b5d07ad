import { holdsSigns } from '../../../word/write/place-signs.ts';
import { cutParagraphs, paragraphEnd, TagFinder, type CutContext, type CutPart } from './cut-paragraphs.ts';
import { ParagraphStretch } from './shared-paragraph.ts';

/** A piece of the text of a part, cut. */
export interface PieceCut {
  /** Up to its first edge of a paragraph, which is the end of one or lies before the start of one; all of it where it has none. */
  readonly head: ParagraphStretch;
  /** It has edges of paragraphs. What is behind the first is cut. */
  readonly inner: CutPart | undefined;
  /** The start of a paragraph that goes on in the next piece. */
  readonly tail: ParagraphStretch | undefined;
}

/** What the start tag of a paragraph or text is known by is not longer. */
const longestMark = '</w:p>'.length + 1;

/** Does it end within a tag of which only the next piece tells what it is? */
function endsInMark(text: string): boolean {
  const last = text.lastIndexOf('<');
  if (last < 0 || text.includes('>', last)) return false;
  return text.length - last < longestMark || text.startsWith('<w:t ', last);
}

/** Undefined where the fast path supports no part that holds this. */
export function cutPiece(text: string, context: CutContext): PieceCut | undefined {
  if (endsInMark(text) || text.includes('<!') || text.includes('<?') || holdsSigns(text)) return undefined;
  const starts = new TagFinder(text, '<w:p');
  const start = starts.next(0);
  const end = text.indexOf(paragraphEnd);
  if (end < 0 && start >= text.length) return { head: new ParagraphStretch(text), inner: undefined, tail: undefined };
  const from = end >= 0 && end < start ? end + paragraphEnd.length : start;
  let open = text.length;
  const lastEnd = text.lastIndexOf(paragraphEnd);
  for (let at = starts.next(Math.max(from, lastEnd)); at < text.length; at = starts.next(at + 1)) open = at;
  return {
    head: new ParagraphStretch(text.slice(0, from)),
    inner: cutParagraphs(text.slice(from, open), context),
    tail: open < text.length ? new ParagraphStretch(text.slice(open)) : undefined,
  };
}
