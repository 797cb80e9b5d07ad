import type { Reach } from '../../access/load.ts';
import type { MetaField } from '../../contract/filing/index.ts';
import { readFormGroups, type FormGroups } from './groups.ts';
import type { DocumentTypeMeta, Meta } from './model.ts';

/** A meta as a field of a form; `required` where the type requires it in addition. */
export function fieldOf(meta: Meta, groups: FormGroups, required = false): MetaField {
  return {
    id: meta.id,
    name: meta.name,
    type: meta.type,
    options: [...meta.options],
    required: meta.required || required,
    layout: meta.layout,
    index: meta.sort,
    meta_group: groups.of(meta),
  };
}

/** Fields in the order of a form: by their groups, and within one as they were given. */
export function inFormOrder(fields: readonly MetaField[], { all }: FormGroups): MetaField[] {
  const places = new Map(all.map(({ id }, index) => [id, index]));
  const placeOf = ({ meta_group }: MetaField): number => places.get(meta_group.id) ?? all.length;
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function commonMetas({ models }: Reach): Promise<Meta[]> {
  return models.Meta.findAll({
    where: { is_common: true },
    order: [
      ['sort', 'ASC'],
      ['id', 'ASC'],
    ],
  });
}

/** The metas of types, by type, each in its order. Deleted metas are left out. */
export async function metasOfTypes(
  { models }: Reach,
  typeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { readonly meta: Meta; readonly required: boolean }[]>> {
  const rows: readonly DocumentTypeMeta[] = await models.DocumentTypeMeta.findAll({
    where: { type_id: [...typeIds] },
    include: [{ association: 'meta', required: true }],
    order: [
      ['type_id', 'ASC'],
      ['sort', 'ASC'],
      ['meta_id', 'ASC'],
    ],
  });
  const found = new Map<number, { readonly meta: Meta; readonly required: boolean }[]>();
  for (const { type_id, meta, required } of rows)
    if (meta !== undefined) found.set(type_id, [...(found.get(type_id) ?? []), { meta, required }]);
  return found;
}

/** The fields that every document has, in the order of forms. */
export async function readCommonFields(reach: Reach, locale: 'jp' | 'en'): Promise<MetaField[]> {
  const groups = await readFormGroups(reach, locale);
  const metas = await commonMetas(reach);
  return inFormOrder(
    metas.map((meta) => fieldOf(meta, groups)),
    groups,
  );
}

/**
 * The fields of the form of a document, in order: those of its type and those that every document has. What `checkMetaValues` and
 * `demandMetaValues` take.
 */
export async function readFieldsOfType(reach: Reach, typeId: number | null, locale: 'jp' | 'en'): Promise<MetaField[]> {
  const groups = await readFormGroups(reach, locale);
  const ofType = typeId === null ? [] : ((await metasOfTypes(reach, [typeId])).get(typeId) ?? []);
  const chosen = new Set(ofType.map(({ meta }) => meta.id));
  const common = (await commonMetas(reach)).filter(({ id }) => !chosen.has(id));
  const fields = [
    ...common.map((meta) => fieldOf(meta, groups)),
    ...ofType.map(({ meta, required }) => fieldOf(meta, groups, required)),
  ];
  return inFormOrder(fields, groups);
}
