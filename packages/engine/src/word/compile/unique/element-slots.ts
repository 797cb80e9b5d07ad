import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Bound, Edits } from '../edits.ts';
import { boundsAround } from '../element-bounds.ts';
import { sequence, staticStep, type Step } from '../step.ts';
import type { TemplateTag } from '../template-tag.ts';

/** A stretch of an element that a step is written for. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly step: Step;
}

/** The element as a step of its own. */
function elementStep(part: XmlPart, element: XmlElement, slots: readonly Slot[]): Step {
  const steps: Step[] = [];
  let at = element.start;
  for (const slot of slots) {
    steps.push(staticStep(part.xml.slice(at, slot.start)), slot.step);
    at = slot.end;
  }
  return sequence([...steps, staticStep(part.xml.slice(at, element.end))]);
}

/**
 * Replaces stretches of elements by steps, and moves elements. An element that is moved is written elsewhere; one
 * that is written once is left out of every copy but the first.
 */
export class ElementSlots {
  readonly #part: XmlPart;
  readonly #edits: Edits;
  readonly #moved: ReadonlyMap<XmlElement, Bound>;
  readonly #slots = new Map<XmlElement, Slot[]>();
  readonly #once = new Set<XmlElement>();

  readonly #tags: readonly TemplateTag[];

  constructor(part: XmlPart, tags: readonly TemplateTag[], edits: Edits, moved: ReadonlyMap<XmlElement, Bound>) {
    this.#part = part;
    this.#tags = tags;
    this.#edits = edits;
    this.#moved = moved;
  }

  add(element: XmlElement, slot: Slot): void {
    const others = this.#slots.get(element);
    if (others) others.push(slot);
    else this.#slots.set(element, [slot]);
  }

  writeOnce(element: XmlElement): void {
    this.#once.add(element);
  }

  place(): void {
    for (const element of new Set([...this.#moved.keys(), ...this.#slots.keys(), ...this.#once])) this.#place(element);
  }

  #place(element: XmlElement): void {
    const bound = this.#moved.get(element);
    const slots = (this.#slots.get(element) ?? []).toSorted((a, b) => a.start - b.start);
    if (!bound && !this.#once.has(element)) {
      for (const { start, end, step } of slots) {
        this.#edits.cut(start, end);
        this.#edits.step(start, 0, step);
      }
      return;
    }
    this.#edits.cut(element.start, element.end);
    const whole = elementStep(this.#part, element, slots);
    const step: Step = this.#once.has(element)
      ? (execution, scope) => {
          if (execution.parts.copies.isFirst(element)) whole(execution, scope);
        }
      : whole;
    if (bound) this.#edits.stepOutside(bound.at, bound.order, step);
    else this.#edits.step(element.start, boundsAround(element, this.#tags)[0].order, step);
  }
}
