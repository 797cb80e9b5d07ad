export { adoptTemplate, type AdoptedTemplate, type AdoptOptions } from './adopt-template.ts';
export type { AdoptedTag } from './convert-tags.ts';
export type { Delimiters, OldTag, OldTagKind } from './read-tags.ts';
