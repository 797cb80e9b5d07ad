import type { BulkUploadItem, DocumentTypeView, MetaField } from '@shorui/server/contract';
import type { PlacedCategory } from '../../../kits/documents/categories.ts';
import { metaWords } from '../../../kits/meta-form/meta-words.ts';
import { metaTypes } from '../../../kits/meta-form/meta-values.ts';
import type { SheetColumn, SheetOption } from '../../../kits/sheet/sheet-column.ts';
import type { documentsText } from '../../../messages/documents.ts';

/** What the columns are made of. */
export interface BulkWorld {
  readonly categories: readonly PlacedCategory[];
  readonly types: readonly DocumentTypeView[];
  readonly common: readonly MetaField[];
}

export type BulkColumn = SheetColumn<BulkUploadItem> & {
  /** Name of the field in messages of the server. */
  readonly field: string;
  readonly meta?: MetaField;
};

/** Types of the category of a line, those of the categories above it too. */
export function typesOfCategory(
  { categories, types }: BulkWorld,
  category: number | null,
): readonly DocumentTypeView[] {
  const above = new Set<number>();
  for (let id = category; id !== null && !above.has(id);) {
    above.add(id);
    const [present] = [id];
    id = categories.find((each) => each.id === present)?.parent_id ?? null;
  }
  return types.filter((type) => above.has(type.category_id));
}

/** The fields that a line is asked for by its type. */
export function fieldsOfLine(
  { types, common }: BulkWorld,
  { type_id }: Pick<BulkUploadItem, 'type_id'>,
): readonly MetaField[] {
  const own = types.find(({ id }) => id === type_id)?.metas ?? [];
  return [...common.filter(({ id }) => own.every((each) => each.id !== id)), ...own];
}

const optionOf = ({ id, name }: { readonly id: number; readonly name: string }): SheetOption => ({
  value: String(id),
  text: name,
});

const hasOptions = ({ type }: MetaField): boolean => type >= metaTypes.select;

function metaColumn(world: BulkWorld, meta: MetaField): BulkColumn {
  return {
    id: `meta${meta.id}`,
    field: `metas.${meta.id}`,
    meta,
    head: meta.name,
    required: meta.required,
    width: 150,
    kind: meta.type === metaTypes.number ? 'number' : 'text',
    isMany: meta.type === metaTypes.multiSelect || meta.type === metaTypes.checkbox,
    textOf: ({ metas }) => metaWords(meta, metas[String(meta.id)] ?? undefined),
    ...(hasOptions(meta) ? { optionsOf: () => meta.options } : {}),
    isAsked: (row) => fieldsOfLine(world, row).some(({ id }) => id === meta.id),
  };
}

/** The columns of the lines: those that every line has, then the fields of the types that are in use. */
export function bulkColumns(
  world: BulkWorld,
  rows: readonly BulkUploadItem[],
  words: typeof documentsText.jp,
): readonly BulkColumn[] {
  const { categories, types } = world;
  const fields = new Map(rows.flatMap((row) => fieldsOfLine(world, row)).map((meta) => [meta.id, meta]));
  return [
    { id: 'name', field: 'name', head: words.name, required: true, width: 220, textOf: ({ name }) => name },
    {
      id: 'category',
      field: 'category_id',
      head: words.category,
      required: true,
      width: 180,
      textOf: ({ category_id }) => categories.find(({ id }) => id === category_id)?.path ?? '',
      optionsOf: () => categories.filter(({ isOpen }) => isOpen).map(({ id, path }) => optionOf({ id, name: path })),
    },
    {
      id: 'type',
      field: 'type_id',
      head: words.type,
      width: 160,
      textOf: ({ type_id }) => types.find(({ id }) => id === type_id)?.name ?? '',
      optionsOf: ({ category_id }) => typesOfCategory(world, category_id).map(optionOf),
    },
    {
      id: 'date',
      field: 'record_date',
      head: words.recordDate,
      kind: 'date',
      width: 120,
      textOf: ({ record_date }) => record_date?.replaceAll('-', '/') ?? '',
    },
    {
      id: 'amount',
      field: 'record_amount',
      head: `${words.recordAmount}（${words.yen}）`,
      kind: 'number',
      width: 120,
      textOf: ({ record_amount }) => (record_amount === null ? '' : words.amount(record_amount)),
    },
    {
      id: 'party',
      field: 'record_party',
      head: words.recordParty,
      width: 180,
      textOf: ({ record_party }) => record_party ?? '',
    },
    ...[...fields.values()].map((meta) => metaColumn(world, meta)),
  ];
}
