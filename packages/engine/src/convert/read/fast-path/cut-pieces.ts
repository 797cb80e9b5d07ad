import type { FixedPiece, TextPiece } from '../../../package/parts-archive.ts';
import { holdsSigns } from '../../../word/write/place-signs.ts';
import { withoutDeclaration } from '../../../xml/decode-part.ts';
import { cutOne, standIn, type CutContext, type CutParagraph, type CutPart } from './cut-paragraphs.ts';
import { cutPiece, type PieceCut } from './piece-cut.ts';
import { OpenParagraph, StretchWays } from './shared-paragraph.ts';

/** How the fixed pieces of one Word template are cut, for all its documents. */
export class KnownPieces {
  readonly ways = new StretchWays();
  readonly #cuts = new WeakMap<FixedPiece, PieceCut | null>();

  /** Undefined where the fast path supports no part that holds it. */
  cut(piece: FixedPiece, text: string, context: CutContext): PieceCut | undefined {
    let known = this.#cuts.get(piece);
    if (known === undefined) this.#cuts.set(piece, (known = cutPiece(text, context) ?? null));
    return known ?? undefined;
  }
}

/** Joins what is left of the pieces. */
class PieceJoiner {
  readonly #known: KnownPieces;
  readonly #context: CutContext;
  readonly #paragraphs = new Map<number, CutParagraph>();
  #left = '';
  #elements = 0;
  #open: OpenParagraph | undefined;

  constructor(known: KnownPieces, context: CutContext) {
    this.#known = known;
    this.#context = context;
  }

  addText(text: string): void {
    if (this.#open) this.#open.addOwn(text);
    else this.#left += text;
  }

  addCut({ head, inner, tail }: PieceCut, isFixed: boolean): void {
    if (this.#open) {
      if (isFixed) this.#open.addFixed(head);
      else this.#open.addOwn(head.xml);
    } else this.#left += head.xml;
    if (!inner) return;
    this.#close(head.endsParagraph);
    for (const [at, paragraph] of inner.paragraphs) this.#paragraphs.set(this.#left.length + at, paragraph);
    this.#left += inner.xml;
    this.#elements += inner.elements;
    if (!tail) return;
    this.#open = new OpenParagraph(this.#known.ways);
    if (isFixed) this.#open.addFixed(tail);
    else this.#open.addOwn(tail.xml);
  }

  finish(): CutPart {
    this.#close(false);
    return { xml: this.#left, paragraphs: this.#paragraphs, elements: this.#elements };
  }

  /** @param isWhole the end of the paragraph was met, and not the start of one in it */
  #close(isWhole: boolean): void {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    const paragraph = isWhole ? this.#paragraphOf(open) : undefined;
    if (!paragraph) {
      this.#left += open.xml;
      return;
    }
    this.#paragraphs.set(this.#left.length, paragraph);
    this.#left += standIn;
    this.#elements += paragraph.template.elements;
  }

  #paragraphOf({ junction, texts, xml }: OpenParagraph): CutParagraph | undefined {
    if (!junction) return cutOne(xml, this.#context);
    if (junction.template === undefined) junction.template = cutOne(xml, this.#context)?.template ?? null;
    return junction.template ? { template: junction.template, texts } : undefined;
  }
}

/**
 * The same as `cutParagraphs` of the joined text of a part, which is not joined: what is fixed was cut for an earlier document. Undefined where
 * the fast path does not support the part.
 */
export function cutPieces(pieces: readonly TextPiece[], known: KnownPieces, context: CutContext): CutPart | undefined {
  const joiner = new PieceJoiner(known, context);
  for (const [index, piece] of pieces.entries()) {
    const isFixed = typeof piece !== 'string';
    const whole = isFixed ? piece.text : piece;
    const text = index === 0 ? withoutDeclaration(whole) : whole;
    if (!isFixed && !text.includes('<')) {
      if (holdsSigns(text)) return undefined;
      joiner.addText(text);
      continue;
    }
    const cut = isFixed ? known.cut(piece, text, context) : cutPiece(text, context);
    if (!cut) return undefined;
    joiner.addCut(cut, isFixed);
  }
  return joiner.finish();
}
