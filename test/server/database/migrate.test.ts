import { expect } from 'chai';
import { DataTypes, type QueryInterface } from 'sequelize';
import { migrate, migrateDown, migrationStatus } from '../../../packages/server/src/database/migrate.ts';
import type { Migration } from '../../../packages/server/src/database/migration.ts';
import { migrations } from '../../../packages/server/src/database/migrations/index.ts';
import { describeSchema, tableNames } from '../support/describe-schema.ts';
import { eachDatabase } from '../support/each-database.ts';

const names = migrations.map(({ name }) => name);

describe('the list of migrations', () => {
  it('names each after its number, in order', () => {
    expect(names).to.deep.equal(names.toSorted());
    expect(new Set(names.map((name) => name.slice(0, 3))).size).to.equal(names.length);
    for (const name of names) expect(name).to.match(/^\d{3}-[a-z0-9-]+$/);
  });
});

eachDatabase(
  'migrate',
  (own) => {
    it('migrates from nothing to the latest, back to nothing, and again to the same tables', async () => {
      expect(await migrationStatus(own.database)).to.deep.equal({ applied: [], pending: names });
      expect(await migrate(own.database)).to.deep.equal(names);
      expect(await migrationStatus(own.database)).to.deep.equal({ applied: names, pending: [] });
      const first = await describeSchema(own.database);
      expect(await migrate(own.database)).to.deep.equal([]);
      expect(await migrateDown(own.database, 0)).to.deep.equal(names.toReversed());
      expect(await tableNames(own.database)).to.deep.equal(['schema_migrations']);
      await migrate(own.database);
      expect(await describeSchema(own.database)).to.deep.equal(first);
    });

    it('migrates up to a name, and reverts the last one or all down to a name', async () => {
      await migrateDown(own.database, 0);
      const [first = '', second = '', third = ''] = names;
      expect(await migrate(own.database, second)).to.deep.equal([first, second]);
      expect(await migrateDown(own.database)).to.deep.equal([second]);
      expect(await migrate(own.database, third)).to.deep.equal([second, third]);
      expect(await migrateDown(own.database, second)).to.deep.equal([third, second]);
      expect((await migrationStatus(own.database)).applied).to.deep.equal([first]);
      const unknown = await migrate(own.database, '999-none').catch((error: Error) => error.message);
      expect(unknown).to.include('999-none').and.to.include(first);
    });

    it('runs once when two processes start at the same time', async () => {
      await migrateDown(own.database, 0);
      const other = await own.open();
      const done = await Promise.all([migrate(own.database), migrate(other)]);
      expect(done.map(({ length }) => length).toSorted((a, b) => a - b)).to.deep.equal([0, names.length]);
    });

    it('changes nothing when one migration fails', async () => {
      await migrateDown(own.database, 0);
      const made: Migration = {
        name: '001-made',
        up: (queries: QueryInterface) =>
          queries.createTable('made', { id: { type: DataTypes.INTEGER, primaryKey: true } }),
        down: (queries: QueryInterface) => queries.dropTable('made'),
      };
      const broken: Migration = {
        name: '002-broken',
        up: async (queries) => {
          await queries.createTable('half', { id: { type: DataTypes.INTEGER, primaryKey: true } });
          throw new Error('broken');
        },
        down: () => Promise.resolve(),
      };
      const failed = await migrate(own.database, undefined, [made, broken]).catch((error: Error) => error.message);
      expect(failed).to.include('002-broken');
      expect(await tableNames(own.database)).to.deep.equal(['schema_migrations']);
      expect((await migrationStatus(own.database, [made, broken])).pending).to.deep.equal(['001-made', '002-broken']);
    });
  },
  { isEmpty: true },
);
