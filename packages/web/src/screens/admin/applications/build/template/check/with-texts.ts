import { documentFromTemplate, type EditorBlock, type TemplateDocument } from '@shorui/engine';

const keyOf = (part: string, { path }: EditorBlock): string => `${part}#${path.join('.')}`;

/** The document with the texts that its blocks have in a changed file, so that it is known to be about this file. */
export function withTextsOf(document: TemplateDocument, bytes: Uint8Array): TemplateDocument {
  const texts = new Map<string, string>();
  const read = (block: EditorBlock, around: string): void => {
    const part = block.part ?? around;
    if (block.text !== undefined) texts.set(keyOf(part, block), block.text);
    for (const child of block.children ?? []) read(child, part);
  };
  for (const block of documentFromTemplate(bytes).children) read(block, '');
  const renewed = (block: EditorBlock, around: string): EditorBlock => {
    const part = block.part ?? around;
    const text = block.text === undefined ? undefined : texts.get(keyOf(part, block));
    return {
      ...block,
      ...(text !== undefined && { text }),
      ...(block.children && { children: block.children.map((child) => renewed(child, part)) }),
    };
  };
  return { ...document, children: document.children.map((block) => renewed(block, '')) };
}
