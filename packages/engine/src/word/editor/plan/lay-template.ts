import { PackageOverlay } from '../../../package/package-overlay.ts';
import { readPart } from '../../../package/read-part.ts';
import { ShoruiError, type Problem } from '../../../problems/index.ts';
import { attribute } from '../../../xml/attributes.ts';
import { child, closest, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import { buildBlockTree } from '../../read/block-tree.ts';
import { partNamespaces } from '../../read/part-namespaces.ts';
import { cellRoom, emuPerTwip, type Section, readSections } from '../../read/text-areas.ts';
import { ImageTags } from '../model/image-tag.ts';
import type { LayTemplateOptions, TemplateLayer } from '../model/layer.ts';
import { assignParts } from '../read/assign-parts.ts';
import { findBlocks } from '../read/find-blocks.ts';
import { replaceTexts } from '../replace/replace-texts.ts';
import { NewLists } from '../write/new-lists.ts';
import { InsertedWriter } from '../write/write-inserted.ts';
import { checkFresh } from './check-fresh.ts';
import { applyLayerToPart, type LayeredPart, type ReadPart } from './layered-part.ts';
import { checkPassages, InsertionPlan } from './plan-insertions.ts';

/** Space inside a text box on both sides together, in EMU: what Word's own have. */
const boxSpace = 2 * 91_440;

function boxRoom({ xml }: XmlPart, element: XmlElement): number | null {
  const box = closest(element, 'w:txbxContent');
  const drawing = box && closest(box, 'wp:inline', 'wp:anchor');
  const extent = drawing && child(drawing, 'wp:extent');
  const width = Number((extent && attribute(xml, extent, 'cx')) ?? Number.NaN) - boxSpace;
  return width > 0 ? width : null;
}

/** Length of the lines around an element, in twips. `sections` are those of the main document. */
function lineWidth(part: XmlPart, element: XmlElement, sections: readonly Section[], isMain: boolean): number {
  const section = (isMain && sections.find(({ at }) => at >= element.start)) || sections.at(-1);
  const inner = cellRoom(part, element) ?? boxRoom(part, element);
  return Math.floor((inner ?? section?.room.width ?? 0) / emuPerTwip);
}

/** A Word file with a template document laid over it. */
interface LaidTemplate {
  readonly archive: ZipArchive;
  /** By name, the parts that blocks of the document are in. */
  readonly parts: ReadonlyMap<string, LayeredPart>;
  /** Does the document do anything to the file? A mirror of it does not. */
  readonly changes: boolean;
  /** Images that came with the document, by name. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly Problem[];
}

const numberingType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml';

function addLists(overlay: PackageOverlay, lists: NewLists, part: XmlPart, name: string | null): void {
  if (lists.isEmpty) return;
  const { namespaces } = partNamespaces(part);
  const target = name ?? overlay.newName(part.name.slice(0, part.name.lastIndexOf('/') + 1), 'numbering');
  if (name === null) overlay.relate(part.name, `${namespaces.relationship}/numbering`, target, numberingType);
  overlay.write(target, lists.write(namespaces.w));
}

class TemplateLayout {
  readonly #archive: ZipArchive;
  readonly #layer: TemplateLayer;
  readonly #options: LayTemplateOptions;
  readonly #main: string;
  readonly problems: Problem[] = [];

  /** Does the document change texts of the file? */
  readonly #replaces: boolean;

  constructor(uploaded: ZipArchive, layer: TemplateLayer, options: LayTemplateOptions) {
    const { archive, document, problems } = replaceTexts(uploaded, layer, options);
    this.#archive = archive;
    this.#replaces = archive !== uploaded;
    this.#layer = { ...layer, document };
    this.#options = options;
    this.problems.push(...problems);
    this.#main = options.parts[0]?.name ?? '';
  }

  lay(): LaidTemplate {
    const { codec, limits, place } = this.#options;
    const read = this.#readParts();
    const main = read.find(({ kind }) => kind === 'document')?.part ?? this.#read(this.#main);
    const overlay = new PackageOverlay(this.#archive, codec, limits, place);
    const numbering = overlay.related(this.#main, 'numbering');
    const used = [main, ...read.map(({ part }) => part).filter((part) => part !== main)];
    const lists = new NewLists(numbering === null ? null : overlay.part(numbering), used);
    const images = new ImageTags(this.problems);
    const planned = read.map((each) => ({ read: each, ...this.#plan(each, main, lists, images) }));
    this.#stopAtErrors();
    addLists(overlay, lists, main, numbering);

    const parts = new Map(
      planned.map(({ read: each, plan, blank }) => [each.part.name, applyLayerToPart(each, plan, blank, place)]),
    );
    for (const [name, { grows, part }] of parts) if (grows) overlay.write(name, part.xml);
    const changes = this.#replaces || [...parts.values()].some((each) => each.acts || each.grows);
    return { archive: overlay, parts, changes, images: images.images, problems: this.problems };
  }

  /** The parts with what blocks were found in them. @throws ShoruiError `word.editor-*` */
  #readParts(): ReadPart[] {
    const { place, parts, styleLists } = this.#options;
    const { byPart, problems } = assignParts(this.#layer, parts, place);
    const read = parts.flatMap(({ name, kind }): ReadPart[] => {
      const top = byPart.get(name);
      if (!top) return [];
      const part = this.#read(name);
      const blocks = buildBlockTree(part, kind, styleLists);
      const isMain = name === this.#main;
      return [{ part, kind, blocks, ...findBlocks(this.#layer, { top, blocks, isMain }, { ...place, part: name }) }];
    });
    this.problems.push(...problems, ...read.flatMap((each) => [...each.problems, ...checkPassages(each.nodes)]));
    this.#stopAtErrors();
    this.problems.push(...read.flatMap(({ part, blocks, nodes }) => checkFresh(part, blocks, nodes)));
    this.#stopAtErrors();
    return read;
  }

  #plan(
    { part, nodes }: ReadPart,
    main: XmlPart,
    lists: NewLists,
    images: ImageTags,
  ): { plan: InsertionPlan; blank: string } {
    const words = partNamespaces(part);
    const writer = new InsertedWriter(this.#layer.document, words, lists, images, this.problems);
    const sections = readSections(main);
    const plan = new InsertionPlan(part, words, writer, (element) =>
      lineWidth(part, element, sections, part.name === main.name),
    );
    plan.plan(nodes, null);
    return { plan, blank: writer.blank() };
  }

  #read(name: string): XmlPart {
    return readPart(this.#archive, name, this.#options.limits, this.#options.place);
  }

  #stopAtErrors(): void {
    if (this.problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(this.problems);
  }
}

/**
 * Lays the template editor's document over a Word file: replaces texts, puts in what the editor added and finds what its blocks
 * represent.
 * @throws ShoruiError `word.editor-*` when the document does not fit the file
 */
export function layTemplate(archive: ZipArchive, layer: TemplateLayer, options: LayTemplateOptions): LaidTemplate {
  return new TemplateLayout(archive, layer, options).lay();
}
