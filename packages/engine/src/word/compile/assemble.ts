import { createProblem, type Problem } from '../../problems/index.ts';
import { FixedText } from '../write/fixed-text.ts';
import { mergeCuts, type Cut, type Edits, type Mark, type Structure } from './edits.ts';
import { sequence, stretchStep, type Step } from './step.ts';

/** A structure being filled: finished sections, and the steps of the one that is open. */
interface Frame {
  readonly structure: Structure | null;
  readonly sections: Step[];
  steps: Step[];
}

/** Copies stretches of the part's text without what was cut. Call it with ascending stretches only. */
class Copier {
  readonly #xml: string;
  readonly #cuts: readonly Cut[];
  #next = 0;

  constructor(xml: string, cuts: readonly Cut[]) {
    this.#xml = xml;
    this.#cuts = cuts;
  }

  copy(from: number, to: number): string {
    let text = '';
    let at = from;
    for (; this.#next < this.#cuts.length; this.#next++) {
      const cut = this.#cuts[this.#next] as Cut;
      if (cut.start >= to) break;
      if (cut.start > at) text += this.#xml.slice(at, cut.start);
      at = Math.max(at, Math.min(cut.end, to));
      if (cut.end > to) break;
    }
    return at < to ? text + this.#xml.slice(at, to) : text;
  }
}

class Assembler {
  readonly #copier: Copier;
  readonly #fixed = new FixedText();
  readonly #frames: Frame[] = [{ structure: null, sections: [], steps: [] }];
  #pending: string;
  #at = 0;
  /** Repeated stretches that have begun. */
  #repeats = 0;
  problem: Problem | null = null;

  constructor(head: string, xml: string, cuts: readonly Cut[]) {
    this.#pending = head;
    this.#copier = new Copier(xml, cuts);
  }

  copyTo(at: number): void {
    this.#pending += this.#copier.copy(this.#at, at);
    this.#at = at;
  }

  add(mark: Mark): void {
    if (mark.kind === 'static') {
      this.#pending += mark.xml;
      return;
    }
    this.#flush();
    const frame = this.#frames.at(-1) as Frame;
    if (mark.kind === 'step') frame.steps.push(mark.step);
    else if (mark.kind === 'open') {
      if (mark.structure.kind === 'repeat') this.#repeats++;
      this.#frames.push({ structure: mark.structure, sections: [], steps: [] });
    } else if (frame.structure !== mark.structure)
      this.problem ??= createProblem('word.blocks-overlap', mark.structure.place, {}, frame.structure?.place);
    else {
      frame.sections.push(sequence(frame.steps));
      frame.steps = [];
      if (mark.kind === 'close') {
        this.#frames.pop();
        const { build, passes } = mark.structure;
        const [first, ...others] = frame.sections;
        const sections = first && passes.length > 0 ? [sequence([...passes, first]), ...others] : frame.sections;
        this.#frames.at(-1)?.steps.push(build(sections));
      }
    }
  }

  finish(): Step {
    this.#flush();
    return sequence(this.#frames[0]?.steps ?? []);
  }

  #flush(): void {
    if (this.#pending !== '') {
      const isCertain = this.#frames.every(({ structure }) => structure === null || structure.kind === 'keep');
      const stretch = this.#fixed.add(this.#pending, isCertain, this.#repeats);
      this.#frames.at(-1)?.steps.push(stretchStep(stretch));
    }
    this.#pending = '';
  }
}

/** Joins the part's text and the edits into one program; or gives the places where structures overlap instead of nesting. */
export function assemble(head: string, xml: string, edits: Edits): Step | Problem {
  const assembler = new Assembler(head, xml, mergeCuts(edits.cuts));
  const marks = edits.marks
    .filter((mark) => (mark.kind !== 'static' && mark.kind !== 'step') || mark.isOutside || !edits.isRemoved(mark.at))
    .toSorted((a, b) => a.at - b.at || a.order - b.order);
  for (const mark of marks) {
    assembler.copyTo(mark.at);
    assembler.add(mark);
    if (assembler.problem) return assembler.problem;
  }
  assembler.copyTo(xml.length);
  return assembler.finish();
}
