import type { MetaField } from '@shorui/server/contract';

/** Fields that are shown together under one heading. */
export interface MetaSection {
  readonly id: number;
  /** Names of the group and of the one it is in, the outer one first. */
  readonly names: readonly string[];
  readonly metas: readonly MetaField[];
}

/** Fields by their groups, in the order in which the server gives them. */
export function sectionsOf(metas: readonly MetaField[]): readonly MetaSection[] {
  const sections = new Map<number, MetaSection & { readonly metas: MetaField[] }>();
  for (const meta of metas) {
    const { id, name, parent } = meta.meta_group;
    const section = sections.get(id) ?? { id, names: parent === null ? [name] : [parent.name, name], metas: [] };
    section.metas.push(meta);
    sections.set(id, section);
  }
  return [...sections.values()];
}
