import { ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import { partWords } from '../content/part-words.ts';
import type { Budget } from '../limits.ts';
import { buildBlockTree, type StyleLists } from '../read/block-tree.ts';
import type { Block } from '../read/block.ts';
import { readPart } from '../read/word-package.ts';
import type { XmlElement, XmlPart } from '../xml/xml-element.ts';
import type { Codec, ZipArchive } from '../zip/index.ts';
import { checkFresh } from './check-fresh.ts';
import { findBlocks } from './find-blocks.ts';
import { ImageTags } from './image-tag.ts';
import { acts, allNodes, type LayerNode, type TemplateLayer } from './layer.ts';
import { LayerPlaces } from './layer-places.ts';
import { NewLists } from './new-lists.ts';
import { PackageOverlay } from './package-overlay.ts';
import { checkPassages, elementsOf, InsertionPlan, type PlannedInsertion } from './plan-insertions.ts';
import { splicePart, type SplicedPart } from './splice-part.ts';
import { textBoxTwin } from './text-box-twin.ts';
import { InsertedWriter } from './write-inserted.ts';

/** The stretches of the main document that blocks of the template document stand for. */
export interface LaidPart {
  /** The main document with what the editor puts in. */
  readonly part: XmlPart;
  /** The sections of the file as it was uploaded, by their elements in `part`. */
  readonly sections: readonly { readonly block: Block; readonly elements: readonly XmlElement[] }[];
  readonly nodes: readonly LayerNode[];
  /** Outermost elements of a block, in order; none for a block that is empty. */
  elements(node: LayerNode): readonly XmlElement[];
  /** The same for those readers that know no text boxes; none for a block outside of them. */
  twins(node: LayerNode): readonly XmlElement[];
  /** Is any block looped or shown on conditions? */
  readonly acts: boolean;
  readonly places: LayerPlaces;
  /** The tree of the file as it was uploaded. */
  readonly blocks: readonly Block[];
  readonly moved: (element: XmlElement) => XmlElement;
}

/** A Word file with a template document laid over it. */
export interface LaidTemplate {
  readonly archive: ZipArchive;
  readonly laid: LaidPart;
  /** Does the document do anything to the file? A mirror of it does not. */
  readonly changes: boolean;
  /** Images that came with the document, by name. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly Problem[];
}

/** What laying a document over a file needs to know of it. */
export interface LayTemplateOptions {
  readonly codec: Codec;
  readonly limits: Budget;
  readonly place: Place;
  readonly styleLists: StyleLists;
  /** Name of the main document part. */
  readonly main: string;
}

const numberingType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml';

function addLists(overlay: PackageOverlay, lists: NewLists, part: XmlPart, name: string | null): void {
  if (lists.isEmpty) return;
  const { namespaces } = partWords(part);
  const target = name ?? overlay.newName(part.name.slice(0, part.name.lastIndexOf('/') + 1), 'numbering');
  if (name === null) overlay.relate(part.name, `${namespaces.relationship}/numbering`, target, numberingType);
  overlay.write(target, lists.write(namespaces.w));
}

/** All of the twins of elements in a text box, or none. */
function twinsOf(elements: readonly XmlElement[]): XmlElement[] {
  const twins = elements.flatMap((element) => textBoxTwin(element) ?? []);
  return twins.length === elements.length ? twins : [];
}

/** Outermost elements of each block in the new part: its own and those of the blocks in it. */
function elementsByNode(
  nodes: readonly LayerNode[],
  spliced: SplicedPart,
  insertions: readonly PlannedInsertion[],
): Map<LayerNode, XmlElement[]> {
  const found = new Map<LayerNode, XmlElement[]>();
  for (const node of allNodes(nodes))
    found.set(node, node.mirrored ? elementsOf(node.mirrored).map(spliced.moved) : []);
  /** What is put into a cell belongs to it already; a section, a list or a proposal grows by it. */
  const give = (node: LayerNode | null, elements: readonly XmlElement[]): void => {
    for (let current = node; current && !current.mirrored?.element; current = current.parent) {
      found.get(current)?.push(...elements);
    }
  };
  insertions.forEach(({ node }, index) => give(node, spliced.inserted[index] ?? []));
  for (const node of allNodes(nodes)) {
    if (node.mirrored && node.parent?.block.type === 'proposal') {
      const own = found.get(node) ?? [];
      for (let current: LayerNode | null = node.parent; current?.block.type === 'proposal'; current = current.parent) {
        found.get(current)?.push(...own);
      }
    }
  }
  for (const elements of found.values()) elements.sort((a, b) => a.start - b.start);
  return found;
}

/**
 * Lays the template editor's document over a Word file: puts in what the editor added and finds what its blocks stand for.
 * @throws ShoruiError `word.editor-*` when the document does not fit the file
 */
export function layTemplate(archive: ZipArchive, layer: TemplateLayer, options: LayTemplateOptions): LaidTemplate {
  const { codec, limits, place, styleLists, main } = options;
  const part = readPart(archive, main, limits, place);
  const blocks = buildBlockTree(part, 'document', styleLists);
  const { nodes, problems } = findBlocks(layer, blocks, { ...place, part: main });
  const fail = (): void => {
    if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
  };
  problems.push(...checkPassages(nodes));
  fail();
  problems.push(...checkFresh(part, blocks, nodes));
  fail();

  const overlay = new PackageOverlay(archive, codec, limits, place);
  const numbering = overlay.related(main, 'numbering');
  const lists = new NewLists(numbering === null ? null : overlay.part(numbering), part);
  const images = new ImageTags(problems);
  const plan = new InsertionPlan(
    part,
    partWords(part),
    new InsertedWriter(layer.document, partWords(part), lists, images, problems),
  );
  plan.plan(nodes, null);
  fail();
  addLists(overlay, lists, part, numbering);

  const { insertions, cuts } = plan;
  const spliced = splicePart(part, insertions, cuts);
  if (insertions.length > 0 || cuts.length > 0) overlay.write(main, spliced.part.xml);
  const elements = elementsByNode(nodes, spliced, insertions);
  const sectionNodes = new Map([...allNodes(nodes)].map((node) => [node.mirrored, node]));
  const laid: LaidPart = {
    part: spliced.part,
    sections: blocks.map((block) => {
      const node = sectionNodes.get(block);
      return { block, elements: (node && elements.get(node)) ?? elementsOf(block).map(spliced.moved) };
    }),
    nodes,
    elements: (node) => elements.get(node) ?? [],
    twins: ({ mirrored }) => (mirrored ? twinsOf(elementsOf(mirrored)).map(spliced.moved) : []),
    acts: [...allNodes(nodes)].some(acts),
    places: new LayerPlaces(part, blocks, spliced, insertions, place),
    blocks,
    moved: spliced.moved,
  };
  const changes = laid.acts || insertions.length > 0 || cuts.length > 0;
  return { archive: overlay, laid, changes, images: images.images, problems };
}
