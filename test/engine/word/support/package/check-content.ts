import { mismatch, models, optionalAttributes, requiredAttributes, type ContentModel } from '../schema/index.ts';
import { openChildren, type XmlNode } from './xml-node.ts';
import type { Story } from './check-ids.ts';

/** The level of what stands in an element: content controls and custom XML hold what may stand where they stand. */
type Level = 'w:block' | 'w:run' | 'w:row' | 'w:cell';

const levels: Readonly<Record<string, Level>> = {
  'w:body': 'w:block',
  'w:hdr': 'w:block',
  'w:ftr': 'w:block',
  'w:tc': 'w:block',
  'w:footnote': 'w:block',
  'w:endnote': 'w:block',
  'w:comment': 'w:block',
  'w:txbxContent': 'w:block',
  'w:tbl': 'w:row',
  'w:tr': 'w:cell',
  'w:p': 'w:run',
  'w:r': 'w:run',
  'w:hyperlink': 'w:run',
};

/** Elements of WordprocessingML that hold characters; white space between elements is allowed everywhere. */
const holdText = new Set(['w:t', 'w:delText', 'w:instrText', 'w:delInstrText', 'w:fldData', 'w:binData']);

/** Extensions that Word knows; a reader that does not may skip them. */
const extension = /^(w14|w15|wp14|ms|other):/;

function modelOf(node: XmlNode, level: Level): ContentModel | undefined {
  const parent = node.parent?.name ?? '';
  return models.get(`${parent}/${node.name}`) ?? models.get(`${level}/${node.name}`) ?? models.get(node.name);
}

function* checkAttributes(node: XmlNode, where: string): Generator<string> {
  for (const [name, form] of Object.entries(requiredAttributes[node.name] ?? {})) {
    // A style's width or a caption may be given the same name elsewhere; only the elements of text count here.
    const value = node.attributes.get(name);
    if (value === undefined || !form.test(value)) yield `attribute ${where}: ${node.name} ${name}="${value ?? ''}"`;
  }
  for (const [name, form] of Object.entries(optionalAttributes[node.name] ?? {})) {
    const value = node.attributes.get(name);
    if (value !== undefined && !form.test(value)) yield `attribute ${where}: ${node.name} ${name}="${value}"`;
  }
}

function* checkNode(node: XmlNode, part: string, level: Level): Generator<string> {
  const where = `${part}:${node.line}`;
  const model = modelOf(node, level);
  if (model) {
    for (const branch of ['mc:Choice', 'mc:Fallback'] as const) {
      const names = openChildren(node, branch)
        .map(({ name }) => name)
        .filter((name) => !extension.test(name));
      const wrong = mismatch(model, names);
      if (wrong !== null) {
        yield `content ${where}: ${node.name}: ${wrong}`;
        break;
      }
    }
  }
  if (node.name.startsWith('w:') && !holdText.has(node.name) && node.text.trim() !== '')
    yield `text ${where}: ${node.name} holds the text ${node.text.trim().slice(0, 40)}`;
  yield* checkAttributes(node, where);
  const inner = levels[node.name] ?? level;
  for (const each of node.children) yield* checkNode(each, part, inner);
}

/** Order and nesting of elements, their attributes, and where characters may stand (ECMA-376 part 1, 17). */
export function* checkContent({ part, root }: Story): Generator<string> {
  yield* checkNode(root, part, 'w:block');
}
