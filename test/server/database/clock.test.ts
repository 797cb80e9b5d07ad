import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { makeCategory, makeCompany, makePlan } from '../support/factories.ts';

let now = new Date('2030-01-02T03:04:05.678Z');

eachDatabase(
  'the times of rows',
  (own) => {
    it("are those of the database's clock when rows are created, singly or in bulk, and changed", async () => {
      const company = await makeCompany(own.database);
      const plan = await makePlan(own.database);
      const { models } = own;
      await own.database.write(() =>
        models.DocumentCategory.bulkCreate([{ workspace_id: company.id, parent_id: null, name: '一' }]),
      );
      const made = now;
      now = new Date('2030-05-06T07:08:09.012Z');
      await own.database.write(async () => {
        await plan.update({ name: '新' });
        await models.DocumentCategory.update({ sort: 2 }, { where: { name: '一' } });
      });
      const later = await makeCategory(own.database, { company, name: '三' });
      const category = await models.DocumentCategory.findOne({ where: { name: '一' }, rejectOnEmpty: true });
      for (const row of [await models.Plan.findByPk(plan.id, { rejectOnEmpty: true }), category])
        expect([row.get('created_at'), row.get('updated_at')]).to.deep.equal([made, now]);
      expect([later.get('created_at'), later.get('updated_at')]).to.deep.equal([now, now]);
    });

    it('use it in every table', () => {
      const { sequelize } = own.database;
      for (const model of Object.values(sequelize.models).filter(({ options }) => options.timestamps !== false)) {
        for (const name of ['created_at', 'updated_at']) {
          const attribute = model.getAttributes()[name];
          if (attribute !== undefined)
            expect(attribute.defaultValue, `${model.name}.${name}`).to.satisfy(
              (value: unknown) => typeof value === 'function' && value() === now,
            );
        }
      }
    });
  },
  { options: { now: () => now } },
);
