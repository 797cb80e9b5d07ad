import { contentModel, type ContentModel } from './content-model.ts';
import { documentModels, drawingModels, numberingModels } from './documents.ts';
import { groups } from './groups.ts';
import { paragraphGroups, paragraphModels, runProperties } from './paragraphs.ts';
import { tableModels } from './tables.ts';

export { optionalAttributes, requiredAttributes } from './attribute-rules.ts';
export { mismatch, type ContentModel } from './content-model.ts';

const allGroups = { ...groups, ...paragraphGroups };
const qualified = (name: string): string => (name.includes(':') ? name : `w:${name}`);

/** Content models by element name, or `parent/name` where the parent matters. */
export const models: ReadonlyMap<string, ContentModel> = new Map(
  Object.entries({ ...documentModels, ...paragraphModels, ...tableModels, ...numberingModels, ...drawingModels }).map(
    ([key, notation]) => [key.split('/').map(qualified).join('/'), contentModel(notation, allGroups)],
  ),
);

/** Properties of a run in the order that Word writes them. */
export const runOrder: ReadonlyMap<string, number> = new Map(
  runProperties.split(' ').map((name, index) => [qualified(name), index]),
);
