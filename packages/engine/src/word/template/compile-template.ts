import { startFileWork, type FileOptions } from '../../platform/environment.ts';
import { defaultIncrementPrefix } from '../../application/increment-tag.ts';
import { ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { layTemplate } from '../editor/plan/lay-template.ts';
import type { TemplateLayer } from '../editor/model/layer.ts';
import type { withLayerLoops } from '../editor/plan/layer-loops.ts';
import type { placeLayer } from '../editor/plan/place-layer.ts';
import type { NamedImages } from '../images/image-store.ts';
import { type Limits } from '../../platform/limits.ts';
import { AcceptedArchive } from '../read/changes/accepted-archive.ts';
import { buildBlockTree, type StyleLists } from '../read/block-tree.ts';
import { drawingIds } from '../read/drawing-ids.ts';
import { PlaceFinder } from '../read/places.ts';
import { readStyleLists } from '../read/style-lists.ts';
import { readTakenIds } from '../read/taken-ids.ts';
import { TemplateFacts } from '../read/template-facts.ts';
import { readPart } from '../../package/read-part.ts';
import { findTextParts, type TextPartKind } from '../read/word-package.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import { packAgain, readZip, type Codec, type ZipArchive, type ZipEntry } from '../../zip/index.ts';
import { PackageIndex } from '../write/package-index.ts';
import { readAltTexts } from '../compile/compile-alt-texts.ts';
import { compilePart, incrementCall } from '../compile/compile-part.ts';
import { compileProperties } from '../compile/compile-properties.ts';
import { ContentFrames } from '../compile/content-frames.ts';
import { staticImages, type ImageUse } from '../compile/static-images.ts';
import type { Step } from '../compile/step.ts';
import { noTags, readTags } from '../compile/template-tag.ts';
import { templateUses, type TemplateUse } from '../compile/template-uses.ts';
import type { DrivenNote } from '../compile/unique/note-references.ts';
import { inReferenceScopes } from '../compile/unique/note-scopes.ts';

/** How a Word template is compiled: its limits, its place in problems and the template editor's layer. */
export interface CompileTemplateOptions extends FileOptions {
  /** Tags such as `連番1` count up each time they print; this is the name before the number. */
  incrementPrefix?: string;
  /**
   * What becomes of tracked changes in a file with tags or an editor's document. Default `accept`: the text parts read as they do
   * when all changes are accepted. `keep` leaves them; tags are found in what is not deleted.
   */
  trackedChanges?: 'accept' | 'keep';
  /** The template editor's document. */
  layer?: TemplateLayer;
  /** Its documents can tell where their blocks are: for `layPaper` with `places`. */
  places?: boolean;
  /**
   * Its documents show the template as it is written: tags stay, and no block of the layer is repeated or left out. For those who edit the
   * template. Tags are not read, so none of their problems is reported.
   */
  asWritten?: boolean;
}

/** A part with tags, and its program. */
export interface PartProgram {
  readonly name: string;
  readonly step: Step;
}

/** A Word template, compiled. Immutable: one may serve any number of renders. */
export interface CompiledTemplate {
  /** Entries without tags, to be copied as they are. */
  readonly copied: readonly ZipEntry[];
  readonly programs: readonly PartProgram[];
  /** What the tags read, for checking the template against an application. */
  readonly uses: readonly TemplateUse[];
  /** Images that the tags name, for checking that they are there. */
  readonly imageUses: readonly ImageUse[];
  /** Does a tag refer to a number given further on? Then rendering numbers everything first. */
  readonly hasReferences: boolean;
  /** What a document may add to, looked at when one does. */
  readonly index: PackageIndex;
  /** Images that came with the editor's document, by name. */
  readonly images: NamedImages;
  /** What is worth a look but works. */
  readonly problems: readonly Problem[];
  readonly codec: Codec;
  readonly limits: Limits;
}

/** No tag without two opening braces; they may be in different runs. */
function mayHoldTags(xml: string): boolean {
  const first = xml.indexOf('{');
  return first >= 0 && xml.includes('{', first + 1);
}

/** An entry to copy into every document. @throws ShoruiError `word.zip-data` when its data are damaged */
function copy(entry: ZipEntry, archive: ZipArchive, codec: Codec): ZipEntry {
  // Reading compares the checksum: a damaged part must not be passed on in every document.
  const data = archive.read(entry.name);
  // What is large is cheaper compressed well once here than carried in every document.
  return packAgain(entry, data, codec);
}

/** Where the paragraphs of a part are, by their number in it. */
function blockPlacesOf(
  part: XmlPart,
  kind: TextPartKind,
  styleLists: StyleLists,
  file: Place,
): (paragraph: XmlElement, number: number) => Place {
  const finder = new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
  return (paragraph, number) => finder.ofParagraph(paragraph, number);
}

/** What compiles the template editor's documents: apart, because programs that fill plain templates need a seventh less code without. */
export interface Layering {
  readonly layTemplate: typeof layTemplate;
  readonly placeLayer: typeof placeLayer;
  readonly withLayerLoops: typeof withLayerLoops;
}

/**
 * Compiles a template as `compileTemplate` does.
 * @throws TypeError if the options have a layer and there is no layering
 */
export function compileTemplateBy(
  layering: Layering | undefined,
  bytes: Uint8Array,
  options: CompileTemplateOptions,
): CompiledTemplate {
  if (options.layer && !layering)
    throw new TypeError('@shorui/engine/fill compiles no layers of the template editor; @shorui/engine/word does.');
  const { codec, limits, place } = startFileWork(options);
  const uploaded = readZip(bytes, { codec, limits, file: options.file });
  const styleLists = readStyleLists(uploaded, limits, place);
  const programs: PartProgram[] = [];
  const uses: TemplateUse[] = [];
  const imageUses: ImageUse[] = [];
  const problems: Problem[] = [];

  const textParts = findTextParts(uploaded, limits, place);
  const main = textParts[0]?.name ?? '';
  const { layer, trackedChanges = 'accept', places: isPlaced = false, asWritten = false } = options;
  const source =
    trackedChanges === 'accept'
      ? new AcceptedArchive(
          uploaded,
          textParts.map(({ name }) => name),
          codec,
          limits,
          place,
        )
      : uploaded;
  const layered = layer && layering?.layTemplate(source, layer, { codec, limits, place, styleLists, parts: textParts });
  const archive = layered?.archive ?? source;
  problems.push(...(layered?.problems ?? []));
  const facts = new TemplateFacts(archive, main, limits, place);
  const drawings = new Set<number>();
  const parts: XmlPart[] = [];
  const notes: DrivenNote[] = [];
  let mainTags: Parameters<typeof inReferenceScopes>[3] = [];
  for (const { name, kind } of textParts) {
    const laid = layered?.parts.get(name);
    const part = laid?.part ?? readPart(archive, name, limits, place);
    for (const id of drawingIds(part.xml)) drawings.add(id);
    const isLaid = laid?.acts === true && !asWritten;
    parts.push(part);
    const driven = notes.filter(({ kind: noteKind }) => `${noteKind}s` === kind);
    if (!isPlaced && !isLaid && driven.length === 0 && (asWritten || !mayHoldTags(part.xml))) continue;
    const placeOf = laid && ((paragraph: XmlElement): Place => laid.places.ofParagraph(paragraph));
    const tags = asWritten ? noTags : readTags(part, kind, styleLists, place, limits, placeOf);
    const altTexts = asWritten ? { slots: [], problems: [] } : readAltTexts(part, kind, styleLists, place, limits);
    const isPlain = !isLaid && driven.length === 0 && tags.paragraphs.length === 0 && altTexts.slots.length === 0;
    if (!isPlaced && isPlain) continue;
    const frames = new ContentFrames(part, kind, facts);
    const structures = laid && isLaid ? layering?.placeLayer(laid) : undefined;
    const surroundings = { kind, styleLists, notes: driven };
    const blockPlaces = isPlaced ? (placeOf ?? blockPlacesOf(part, kind, styleLists, place)) : undefined;
    const prefix = options.incrementPrefix;
    const compiled = compilePart(part, tags, altTexts, frames, surroundings, prefix, structures, blockPlaces);
    problems.push(...compiled.problems);
    notes.push(...compiled.notes);
    const altTags = altTexts.slots.flatMap((slot) => slot.tags);
    const used = [...tags.tags, ...altTags].toSorted((a, b) => a.at - b.at);
    imageUses.push(...staticImages(used).filter(({ name: image }) => layered?.images.has(image) !== true));
    const scoped = (laid && layering?.withLayerLoops(laid, used)) ?? used;
    if (name === main) mainTags = scoped;
    const referred = driven.length > 0 ? inReferenceScopes(part, driven, scoped, mainTags) : scoped;
    uses.push(...templateUses(referred).filter((use) => use.place.part === name || driven.length === 0));
    programs.push({ name, step: compiled.step });
  }
  const prefix = options.incrementPrefix ?? defaultIncrementPrefix;
  const properties = asWritten
    ? []
    : compileProperties(archive, limits, place, (found) => incrementCall(found, prefix) ?? found);
  for (const each of properties) {
    problems.push(...each.problems);
    uses.push(...templateUses(each.tags));
    programs.push({ name: each.name, step: each.step });
  }
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);

  const touched = new Set(programs.map(({ name }) => name));
  // A file with nothing to fill in stays as it is, with its changes.
  const written = touched.size === 0 && layered?.changes !== true ? uploaded : archive;
  const { entries } = written;
  const copied = entries
    .filter(({ name }) => !touched.has(name))
    .map((entry) => {
      limits.checkTime?.(place);
      return copy(entry, written, codec);
    });
  const hasReferences = uses.some((use) => use.kind === 'reference');
  const taken = programs.length > 0 ? readTakenIds(parts) : undefined;
  const index = new PackageIndex(entries, drawings, codec, limits, main, taken);
  const images = layered?.images ?? new Map();
  return { copied, programs, uses, imageUses, hasReferences, index, images, problems, codec, limits };
}
