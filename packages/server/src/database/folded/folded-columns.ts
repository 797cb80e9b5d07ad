import { DataTypes, literal, Op, where, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import { foldedValues, searchPattern, sortKeyLength, type FoldedFrom } from './folded-values.ts';

/** The columns, for `Model.init`. Functions, because Sequelize changes what it is given. */
export const foldedAttributes = () => ({
  search_text: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
  sort_key: { type: DataTypes.STRING(sortKeyLength), allowNull: false, defaultValue: '' },
});

const sources = new WeakMap<object, FoldedFrom>();

/** Updates `search_text` and `sort_key` of a model from its columns whenever a record is saved. */
export function keepFolded(model: ModelStatic<Model>, from: FoldedFrom): void {
  sources.set(model, from);
  const read = new Set([...from.search, ...from.order].flat());
  const refold = (record: Model): void => {
    record.set({ ...foldedValues(from, record.get()) });
  };
  model.addHook('beforeSave', (record: Model) => {
    if (record.isNewRecord || [...read].some((column) => record.changed(column as never))) refold(record);
  });
  model.addHook('beforeBulkCreate', (records: readonly Model[]) => records.forEach(refold));
  model.addHook('beforeBulkUpdate', (options) => {
    // Its types leave the changes out.
    const { attributes } = options as unknown as { readonly attributes: Readonly<Record<string, unknown>> };
    if (attributes['sort_key'] !== undefined || !Object.keys(attributes).some((column) => read.has(column))) return;
    // One statement does not see the other columns that the folded ones are made of.
    throw new Error(`${model.name}: change ${[...read].join(', ')} by a record or with changeVersioned.`);
  });
}

/** What follows from changes of a record in its folded columns; nothing for a model without them. */
export function refolded(record: Model, changes: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const from = sources.get(record.constructor);
  return from === undefined ? {} : { ...foldedValues(from, { ...record.get(), ...changes }) };
}

/** A condition: the rows of a model that a keyword finds. `as`: the name of the table in the query. */
export function matchesKeyword(model: ModelStatic<Model>, keyword: string, as: string = model.name): WhereOptions {
  const { sequelize } = model;
  if (sequelize === undefined) throw new Error(`${model.name} is not bound to a database.`);
  const pattern = sequelize.escape(searchPattern(keyword));
  return where(literal(`"${as}"."search_text"`), Op.like, literal(`${pattern} ESCAPE '!'`));
}
