import type { Budget } from '../../../platform/limits.ts';
import { firstAtLeast } from '../../../platform/sorted.ts';
import type { Place } from '../../../problems/index.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import { type TextEdit, applyXmlEdits, editParagraph } from '../../write/edit-text.ts';
import type { Finding } from '../finding.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import { checkSpelling } from '../spelling/check-spelling.ts';
import type { LintParagraph, LintPart } from './read-parts.ts';

/** An edit, where its new text is, and by how much everything behind it has moved. */
interface MovedEdit {
  readonly edit: TextEdit;
  readonly newStart: number;
  readonly shift: number;
}

/** Takes offsets of a paragraph's text after some edits back to its text before. */
export class OffsetMap {
  readonly #edits: readonly MovedEdit[];

  constructor(edits: readonly TextEdit[]) {
    let shift = 0;
    this.#edits = edits
      .toSorted((a, b) => a.start - b.start)
      .map((edit) => {
        const newStart = edit.start + shift;
        shift += edit.to.length - (edit.end - edit.start);
        return { edit, newStart, shift };
      });
  }

  /** The offset before the edits; inside something that was replaced it is that one's start, or its end for `atEnd`. */
  before(offset: number, atEnd = false): number {
    const last = this.#edits[firstAtLeast(this.#edits, offset, ({ newStart }) => newStart) - 1];
    if (!last) return offset;
    const { start, end, to } = last.edit;
    if (offset < last.newStart + to.length) return atEnd ? end : start;
    return offset - last.shift;
  }
}

/** A part and what it is once its tags are spelt right: that is what the rules about tags look at. */
export interface SpeltPart {
  readonly lintPart: LintPart;
  /** The part with every safe repair of spelling done. The part itself when there is none. */
  readonly repaired: XmlPart;
  readonly findings: readonly Finding[];
  /** Takes a place in the repaired part back to the part as it is. */
  originalPlace(place: Place): Place;
  /** Takes a change of the repaired part back to the part as it is. */
  originalEdit(place: Place, edit: TextEdit): TextEdit;
}

interface ParagraphEdits {
  readonly paragraph: LintParagraph;
  readonly edits: readonly TextEdit[];
}

class SpellingPass implements SpeltPart {
  readonly lintPart: LintPart;
  readonly repaired: XmlPart;
  readonly findings: readonly Finding[];
  readonly #maps = new Map<number, OffsetMap>();

  constructor(lintPart: LintPart, evidence: NameEvidence, limits: Budget) {
    const { part, paragraphs } = lintPart;
    const findings: Finding[] = [];
    const edited: ParagraphEdits[] = [];
    for (const paragraph of paragraphs) {
      limits.checkTime?.(paragraph.place);
      const found = checkSpelling(paragraph.text.text, paragraph.place, evidence, limits);
      findings.push(...found);
      const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
      if (edits.length === 0) continue;
      edited.push({ paragraph, edits });
      this.#maps.set(paragraph.number, new OffsetMap(edits));
    }
    const xmlEdits = edited.flatMap(({ paragraph, edits }) => editParagraph(part, paragraph.text, edits));
    this.lintPart = lintPart;
    this.findings = findings;
    this.repaired = xmlEdits.length === 0 ? part : scanXml(part.name, applyXmlEdits(part.xml, xmlEdits));
  }

  originalPlace(place: Place): Place {
    const { snippet, offset, paragraph } = place;
    const map = this.#maps.get(paragraph ?? 0);
    if (!map || snippet === undefined || offset === undefined) return place;
    const start = map.before(offset);
    const end = map.before(offset + snippet.length, true);
    return { ...place, offset: start, snippet: this.#textOf(place).slice(start, end) };
  }

  originalEdit(place: Place, edit: TextEdit): TextEdit {
    const map = this.#maps.get(place.paragraph ?? 0);
    if (!map) return edit;
    const start = map.before(edit.start);
    const end = map.before(edit.end, true);
    return { start, end, from: this.#textOf(place).slice(start, end), to: edit.to };
  }

  #textOf({ paragraph }: Place): string {
    return this.lintPart.paragraphs[(paragraph ?? 0) - 1]?.text.text ?? '';
  }
}

/** Checks the spelling of a part's tags. */
export function spellPart(part: LintPart, evidence: NameEvidence, limits: Budget): SpeltPart {
  return new SpellingPass(part, evidence, limits);
}
