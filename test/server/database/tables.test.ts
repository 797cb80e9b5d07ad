import { expect } from 'chai';
import type { Model, ModelStatic } from 'sequelize';
import { sharedTables } from '../../../packages/server/src/database/shared-tables.ts';
import { describeSchema, type TableDescription } from '../support/describe-schema.ts';
import { eachDatabase } from '../support/each-database.ts';

/** The column type that corresponds to a Sequelize type. */
const types: Readonly<Record<string, RegExp>> = {
  STRING: /VARCHAR|CHARACTER VARYING/,
  TEXT: /TEXT/,
  INTEGER: /INTEGER/,
  BIGINT: /BIGINT/,
  BOOLEAN: /TINYINT|BOOLEAN/,
  DATE: /DATETIME|TIMESTAMP WITH TIME ZONE/,
  DATEONLY: /^DATE$/,
  JSON: /^JSON$/,
  DECIMAL: /DECIMAL|NUMERIC/,
  DOUBLE: /DOUBLE/,
};

eachDatabase('the tables', (own) => {
  let tables: Map<string, TableDescription>;
  before(async () => {
    tables = await describeSchema(own.database);
  });

  it('match the models, column by column', () => {
    const models = Object.values(own.models) as ModelStatic<Model>[];
    expect(models.length).to.be.greaterThan(10);
    for (const model of models) {
      const table = tables.get(model.tableName);
      expect(table, `the table of ${model.name}`).to.not.equal(undefined);
      const attributes = Object.entries(model.getAttributes()).filter(
        ([, { type }]) => type.constructor.name !== 'VIRTUAL',
      );
      const inModel = attributes.map(([name]) => name).toSorted();
      expect(inModel, model.tableName).to.deep.equal(table!.columns.map(({ name }) => name).toSorted());
      for (const [name, { type, allowNull, primaryKey }] of attributes) {
        const column = table!.columns.find((each) => each.name === name)!;
        const where = `${model.tableName}.${name}`;
        const kind = (type as { readonly key: string }).key;
        expect(column.type, where).to.match(types[kind] ?? new RegExp(`^${kind}$`));
        // Sequelize fills these in itself.
        if (!primaryKey && !/^(created|updated)_at$/.test(name))
          expect(allowNull !== false, `${where} may be null`).to.equal(column.nullable);
      }
    }
    const modeled = models.map(({ tableName }) => tableName);
    expect([...tables.keys()].filter((name) => !modeled.includes(name))).to.deep.equal(['schema_migrations']);
  });

  it('have an index that starts with every foreign key', () => {
    const missing = [...tables.values()].flatMap(({ name, foreignKeys, indexes }) =>
      foreignKeys.filter((column) => !indexes.some(([first]) => first === column)).map((column) => `${name}.${column}`),
    );
    expect(missing).to.deep.equal([]);
    expect([...tables.values()].some(({ foreignKeys }) => foreignKeys.length > 0)).to.equal(true);
  });

  it('belong to a workspace, except those on one list', () => {
    const own = (table: TableDescription): boolean => table.columns.some(({ name }) => name === 'workspace_id');
    const without = [...tables.values()].filter((table) => !own(table)).map(({ name }) => name);
    expect(without.toSorted()).to.deep.equal(Object.keys(sharedTables).toSorted());
    for (const reason of Object.values(sharedTables)) expect(reason.length).to.be.greaterThan(10);
  });

  it('record when a row was created and changed', () => {
    for (const { name, columns } of tables.values()) {
      if (name === 'schema_migrations') continue;
      expect(
        columns.map((column) => column.name),
        name,
      ).to.include.members(['created_at', 'updated_at']);
    }
  });
});
