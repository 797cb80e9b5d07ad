import { descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { BuildStructure, Edits } from '../../compile/edits.ts';
import { boundsAround } from '../../compile/element-bounds.ts';
import type { Execution } from '../../compile/step.ts';
import type { TemplateTag } from '../../compile/template-tag.ts';
import { breakParagraph, type References, sectionEnd, withReferences } from '../../content/sections.ts';
import type { Scope } from '../../data/scope.ts';
import { partNamespaces } from '../../read/part-namespaces.ts';
import { acts, type LayerNode } from '../model/layer.ts';
import { printedScopes } from './layer-steps.ts';
import type { LayeredPart } from './layered-part.ts';

const encoder = new TextEncoder();

/** A section of the document: the properties of its pages, and the block that decides about it, if any does. */
interface PlacedSection {
  readonly node: LayerNode | null;
  readonly properties: XmlElement | undefined;
  /** The properties as XML, with the headers and footers that it takes over from sections before it. */
  readonly xml: string;
}

/**
 * Looks after the properties of sections that are looped or left out. The document must end with those of the last section that
 * is printed, and every section before that one with a break.
 */
export class SectionPlacer {
  readonly #part: XmlPart;
  readonly #body: XmlElement;
  readonly #sections: readonly PlacedSection[];
  /** The pass of a looped section that is running: is it the last one? */
  readonly #isLastPass = new WeakMap<Execution, boolean>();

  constructor(laid: LayeredPart) {
    this.#part = laid.part;
    this.#body = descend(laid.part.root, 'w:body') ?? laid.part.root;
    const nodes = new Map(laid.nodes.map((node) => [node.mirrored, node]));
    const references: References = new Map();
    const count = laid.sections.length;
    this.#sections = laid.sections.map(({ block, elements }, index) => {
      const own = this.#body.children.findLast(({ name }) => name === 'w:sectPr');
      const properties = index === count - 1 ? own : sectionEnd(elements.at(-1));
      const node = nodes.get(block);
      return {
        node: node && acts(node) ? node : null,
        properties,
        xml: withReferences(laid.part, properties, references),
      };
    });
  }

  /** What a section does that is looped or shown on conditions. */
  build(node: LayerNode): BuildStructure {
    const index = this.#sections.findIndex((section) => section.node === node);
    const isLastOfFile = index === this.#sections.length - 1;
    const own = encoder.encode(breakParagraph(this.#sections[index]?.xml ?? '', partNamespaces(this.#part)));
    return ([body]) =>
      (execution, scope) => {
        const scopes = [...printedScopes(node, execution, scope)];
        scopes.forEach((inner, pass) => {
          execution.printed++;
          this.#isLastPass.set(execution, pass === scopes.length - 1);
          body?.(execution, inner);
          // The properties of the file's last section are at its very end, so its passes need breaks between them.
          if (isLastOfFile && pass < scopes.length - 1) execution.out.write(own);
        });
        this.#isLastPass.delete(execution);
      };
  }

  place(edits: Edits, tags: readonly TemplateTag[]): void {
    if (this.#sections.every(({ node }) => node === null)) return;
    const last = this.#sections.length - 1;
    this.#sections.forEach(({ properties, xml }, index) => {
      if (index < last && properties) this.#placeBreak(index, properties, xml, edits, tags);
    });
    this.#placeEnd(edits, tags);
  }

  #replace(properties: XmlElement, edits: Edits, tags: readonly TemplateTag[], build: BuildStructure): void {
    const [open, close] = boundsAround(properties, tags);
    edits.cut(properties.start, properties.end);
    edits.structure(open, [], close, build, { part: this.#part.name }, 'keep');
  }

  #placeBreak(index: number, properties: XmlElement, xml: string, edits: Edits, tags: readonly TemplateTag[]): void {
    const bytes = encoder.encode(xml);
    this.#replace(properties, edits, tags, () => (execution, scope) => {
      const isLastPass = this.#isLastPass.get(execution) ?? true;
      if (!isLastPass || this.#lastPrinted(execution, scope.root) !== index) execution.out.write(bytes);
    });
  }

  #placeEnd(edits: Edits, tags: readonly TemplateTag[]): void {
    const pieces = this.#sections.map(({ xml }) => encoder.encode(xml));
    const write = (execution: Execution, scope: Scope): void => {
      const index = this.#lastPrinted(execution, scope.root);
      const bytes = pieces[index < 0 ? pieces.length - 1 : index];
      if (bytes) execution.out.write(bytes);
    };
    const own = this.#sections.at(-1)?.properties;
    if (own) this.#replace(own, edits, tags, () => write);
    else edits.step(this.#body.closeStart, tags.length + 1, write);
  }

  /** Index of the last section that is printed; -1 when none is. */
  #lastPrinted(execution: Execution, scope: Scope): number {
    return this.#sections.findLastIndex(({ node }) => {
      if (!node) return true;
      for (const _each of printedScopes(node, execution, scope)) return true;
      return false;
    });
  }
}
