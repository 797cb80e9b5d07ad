import { defaultIncrementPrefix, incrementTagNumber } from '../../application/increment-tag.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { Expression } from '../tags/expression.ts';
import type { TextBreaks } from '../write/byte-writer.ts';
import { xmlDeclaration } from '../../xml/decode-part.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import { assemble } from './assemble.ts';
import { signBlocks } from './block-signs.ts';
import { placeColumns } from './columns/place-columns.ts';
import { compileAltTexts } from './compile-alt-texts.ts';
import { givesContent, type ContentFrames } from './content-frames.ts';
import { contentStep } from './content-step.ts';
import { cutTags } from './cut-tags.ts';
import { Edits } from './edits.ts';
import { guardControls } from './guard-controls.ts';
import { guardContainer, guardParagraph, guardTable } from './guards.ts';
import { matchBlocks } from './match-blocks.ts';
import { restartMerges } from './merged-rows.ts';
import { makeUnique, type PartSurroundings } from './unique/make-unique.ts';
import type { DrivenNote } from './unique/note-references.ts';
import { vanishes } from './paragraph-bounds.ts';
import type { PartLayer } from './part-layer.ts';
import { placeBlocks } from './place-blocks.ts';
import { keepSections } from './section-breaks.ts';
import type { Step } from './step.ts';
import { separateTables } from './table-gaps.ts';
import { valueStep } from './tag-steps.ts';
import type { PartTags, TemplateTag } from './template-tag.ts';
import type { FoundSlots } from './text-slots.ts';

/** A part's program, or everything that is wrong with its tags. */
export interface CompiledPart {
  readonly step: Step;
  readonly problems: readonly Problem[];
  /** Notes that references in blocks of this part write. */
  readonly notes: readonly DrivenNote[];
}

const encoder = new TextEncoder();

function breaksFor(prefix: string): TextBreaks {
  const reopen = `<${prefix}t xml:space="preserve">`;
  return {
    line: encoder.encode(`</${prefix}t><${prefix}br/>${reopen}`),
    tab: encoder.encode(`</${prefix}t><${prefix}tab/>${reopen}`),
  };
}

/** `{{連番1}}` counts up each time it prints, one counter for each number. */
export function incrementCall(expression: Expression, prefix: string): Expression | null {
  if (expression.kind !== 'path' || expression.variable || expression.names.length !== 1) return null;
  const number = incrementTagNumber(expression.names[0] ?? '', prefix);
  if (number === null) return null;
  return { kind: 'call', helper: 'increment', args: [{ kind: 'literal', value: `${prefix}${number}` }], options: {} };
}

/**
 * Compiles a part in five steps: pair the block tags; decide what each block encloses; take the tags' characters out and put
 * their steps in; keep what Word needs around what may vanish and make copies distinct; join everything into one program. With `placeOf`, each paragraph can tell where it is (`RenderState.trace`).
 */
export function compilePart(
  part: XmlPart,
  tags: PartTags,
  altTexts: FoundSlots,
  frames: ContentFrames,
  surroundings: PartSurroundings,
  incrementPrefix = defaultIncrementPrefix,
  layer?: PartLayer,
  placeOf?: (paragraph: XmlElement, number: number) => Place,
): CompiledPart {
  const edits = new Edits();
  const matched = matchBlocks(tags.tags);
  const placed = placeBlocks(part, tags, matched.blocks, edits);
  const problems = [...tags.problems, ...matched.problems, ...placed.problems];
  const laid = layer?.place(edits, tags.tags);
  problems.push(...(laid?.problems ?? []));
  const containers = new Set([...placed.containers, ...(laid?.containers ?? [])]);
  const split = (tag: TemplateTag): boolean => placed.splitTags.has(tag);
  const breaks = breaksFor(part.prefix);

  for (const paragraph of tags.paragraphs) {
    const { element } = paragraph.text;
    const gone = vanishes(paragraph);
    if (gone) edits.remove(element);
    else cutTags(part, paragraph, split, edits);
    if ((gone || guardParagraph(paragraph, placed.inline, tags.tags, edits)) && element.parent)
      containers.add(element.parent);
    for (const tag of paragraph.tags) {
      if (tag.parsed.kind !== 'value') continue;
      const expression = incrementCall(tag.parsed.expression, incrementPrefix) ?? tag.parsed.expression;
      if (givesContent(expression)) {
        problems.push(...frames.warnings(tag, expression));
        edits.step(tag.at, tag.order, contentStep(tag, expression, frames.frame(tag), breaks, problems));
      } else edits.step(tag.at, tag.order, valueStep(tag, expression, breaks, problems));
    }
  }
  const prepare = (expression: Expression): Expression => incrementCall(expression, incrementPrefix) ?? expression;
  problems.push(...compileAltTexts(part, frames.words, altTexts, tags.tags, prepare, edits));
  const columns = placeColumns(part, placed.columns, tags.tags, edits, (table) => frames.tableRoom(table));
  problems.push(...columns.problems);
  const tables = new Set([...placed.tables, ...columns.tables, ...(laid?.tables ?? [])]);
  for (const table of tables) {
    restartMerges(part, table, tags.tags, edits);
    guardTable(part, table, tags.tags, edits);
    // It may be all that its container holds.
    if (table.parent) containers.add(table.parent);
  }
  for (const container of guardControls(part, tags.tags, edits)) containers.add(container);
  for (const container of containers) guardContainer(part, container, tags.tags, edits);
  separateTables(part, tags.tags, edits);
  if (surroundings.kind === 'document') keepSections(part, tags.tags, edits);
  const { notes, problems: cut } = makeUnique(part, surroundings, tags.tags, edits);
  problems.push(...cut);

  if (placeOf) signBlocks(part, placeOf, edits);

  const assembled = problems.some(({ severity }) => severity === 'error')
    ? null
    : assemble(xmlDeclaration, part.xml, edits);
  if (typeof assembled === 'function') return { step: assembled, problems, notes };
  return { step: () => undefined, problems: assembled ? [...problems, assembled] : problems, notes };
}
