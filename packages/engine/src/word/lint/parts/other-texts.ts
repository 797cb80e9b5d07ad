import type { Place } from '../../../problems/index.ts';
import { readAltTexts } from '../../compile/compile-alt-texts.ts';
import { readProperties } from '../../compile/compile-properties.ts';
import { readTags } from '../../compile/template-tag.ts';
import type { SlotTag, TextSlot } from '../../compile/text-slots.ts';
import type { LayeredPart } from '../../editor/plan/layered-part.ts';
import { layTemplate } from '../../editor/plan/lay-template.ts';
import { allNodes, type TemplateLayer } from '../../editor/model/layer.ts';
import type { LoopedStretch } from '../../editor/plan/looped-stretches.ts';
import { openTemplate } from '../../editor/read/open-template.ts';
import type { Budget } from '../../../platform/limits.ts';
import { buildBlockTree, type StyleLists } from '../../read/block-tree.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import { findParagraphs, findTexts, PlaceFinder, rubySlot } from '../../read/places.ts';
import type { TextPartKind } from '../../read/word-package.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import type { Codec, ZipArchive } from '../../../zip/index.ts';
import type { Finding } from '../finding.ts';
import type { KnownValue } from '../names/known-value.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import { checkSpelling } from '../spelling/check-spelling.ts';
import { collectFacts, type TagFacts } from './tag-facts.ts';

/** What reading texts needs to know of the file. */
export interface TextSurroundings {
  readonly file: Place;
  readonly limits: Budget;
  readonly styleLists: StyleLists;
  readonly codec: Codec;
}

/** What was found in texts that are no paragraphs of the file, and what the rules about tags look at. */
export interface OtherTexts {
  readonly spelling: readonly Finding[];
  readonly facts: readonly TagFacts[];
}

/** Could a text hold a tag, or what was meant as one? */
function looksLikeTag(text: string): boolean {
  return /[{｛]/.test(text) && /[}｝]/.test(text);
}

/** Spelling of a text that is not repaired: it is in no paragraph of the file. */
function spellingOf(text: string, place: Place, evidence: NameEvidence, limits: Budget): Finding[] {
  return checkSpelling(text, place, evidence, limits).map(({ fix: _fix, ...finding }) => finding);
}

function spellSlots(slots: readonly TextSlot[], evidence: NameEvidence, limits: Budget): Finding[] {
  return slots.flatMap(({ text, place }) => spellingOf(text, place, evidence, limits));
}

/** Spelling of the ruby texts of a part. Their tags are read with those of the paragraphs. */
function spellRubies(part: XmlPart, kind: TextPartKind, evidence: NameEvidence, around: TextSurroundings): Finding[] {
  const { styleLists, file, limits } = around;
  let places: PlaceFinder | undefined;
  return findTexts(part).flatMap(({ element, paragraph, number }) => {
    if (element === paragraph) return [];
    const { text } = readParagraph(part, element);
    if (!looksLikeTag(text)) return [];
    places ??= new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
    return spellingOf(text, { ...places.ofParagraph(paragraph, number), slot: rubySlot }, evidence, limits);
  });
}

/**
 * The alternative and ruby texts of a part. Tags of alternative texts see the names around them, so they are returned to be put
 * among the others.
 */
export function lintAltTexts(
  part: XmlPart,
  kind: TextPartKind,
  evidence: NameEvidence,
  surroundings: TextSurroundings,
): { readonly spelling: readonly Finding[]; readonly tags: readonly SlotTag[] } {
  const { styleLists, file, limits } = surroundings;
  const { slots } = readAltTexts(part, kind, styleLists, file, limits, looksLikeTag);
  const spelling = [...spellSlots(slots, evidence, limits), ...spellRubies(part, kind, evidence, surroundings)];
  return { spelling, tags: slots.flatMap(({ tags }) => tags) };
}

/** The texts of the document properties. */
export function lintProperties(
  archive: ZipArchive,
  root: KnownValue,
  evidence: NameEvidence,
  { file, limits }: TextSurroundings,
): OtherTexts {
  const slots = readProperties(archive, limits, file, looksLikeTag).flatMap((properties) => properties.slots);
  const tags = slots.flatMap((slot) => slot.tags);
  return { spelling: spellSlots(slots, evidence, limits), facts: collectFacts(tags, root) };
}

function loopsOf(laid: LayeredPart): LoopedStretch[] {
  return [...allNodes(laid.nodes)].flatMap((node) => {
    const elements = node.isLoop ? laid.elements(node) : [];
    const [first] = elements;
    const last = elements.at(-1);
    return first && last ? [{ start: first.start, end: last.end, lists: node.lists }] : [];
  });
}

/** Text that the editor put in has no paragraph of the file. */
function isInserted({ paragraph }: Place): boolean {
  return paragraph === undefined;
}

/**
 * The texts that the template document puts into a file. They see the names of the file's tags and of the document's loops
 * around them.
 * @throws ShoruiError when the document does not fit the file
 */
export function lintInserted(
  bytes: Uint8Array,
  layer: TemplateLayer,
  root: KnownValue,
  evidence: NameEvidence,
  { file, limits, styleLists, codec }: TextSurroundings,
): OtherTexts {
  const { archive, parts } = openTemplate(bytes, { codec, limits, place: file });
  const { parts: laidParts } = layTemplate(archive, layer, { codec, limits, place: file, styleLists, parts });
  const spelling: Finding[] = [];
  const facts: TagFacts[] = [];
  for (const { name, kind } of parts) {
    const laid = laidParts.get(name);
    if (!laid?.grows) continue;
    for (const paragraph of findParagraphs(laid.part)) {
      const place = laid.places.ofParagraph(paragraph);
      if (isInserted(place))
        spelling.push(...spellingOf(readParagraph(laid.part, paragraph).text, place, evidence, limits));
    }
    const { tags } = readTags(laid.part, kind, styleLists, file, limits, (element) => laid.places.ofParagraph(element));
    facts.push(...collectFacts(tags, root, loopsOf(laid)).filter(({ tag }) => isInserted(tag.place)));
  }
  return { spelling, facts };
}
