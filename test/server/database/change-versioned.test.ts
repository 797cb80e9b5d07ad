import { expect } from 'chai';
import { changeVersioned } from '../../../packages/server/src/database/change-versioned.ts';
import { findPage } from '../../../packages/server/src/database/find-page.ts';
import type { AppError } from '../../../packages/server/src/errors/app-error.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeCompany } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';

eachDatabase('a change of an expected version', (own) => {
  const rename = (who: string, record: Company, name: string, seen = record.version) =>
    own.database.unitOfWork(sourceOf(who), async (unit) => {
      const change = await changeVersioned(unit, {
        record,
        kind: 'company',
        workspaceId: record.id,
        seen,
        changes: { name },
      });
      await unit.audit({
        action: 'companies.update',
        subject: { kind: 'company', id: record.id },
        workspaceId: record.id,
        ...change,
      });
      return change;
    });
  const refusal = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => expect.fail('it was done'),
      (error: AppError) => error,
    );

  it('increments the version and returns the changes', async () => {
    const company = await makeCompany(own.database, { name: '旧' });
    expect(await rename('山田', company, '新')).to.deep.equal({ before: { name: '旧' }, after: { name: '新' } });
    expect([company.name, company.version]).to.deep.equal(['新', 1]);
  });

  it('is refused with the name of the other user, and changes nothing', async () => {
    const mine = await makeCompany(own.database, { name: '旧' });
    const theirs = await own.models.Company.findByPk(mine.id, { rejectOnEmpty: true });
    await rename('佐藤', theirs, '佐藤の名');
    const error = await refusal(rename('山田', mine, '山田の名'));
    expect([error.code, error.params]).to.deep.equal(['conflict', { name: '佐藤' }]);
    expect((await own.models.Company.findByPk(mine.id))?.name).to.equal('佐藤の名');
  });

  it('succeeds for one of ten concurrent changes of the same version', async () => {
    const company = await makeCompany(own.database);
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => own.models.Company.findByPk(company.id, { rejectOnEmpty: true })),
    );
    const outcomes = await Promise.allSettled(seen.map((each, index) => rename('山田', each, `名${index}`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1);
    expect((await company.reload()).version).to.equal(1);
  });

  it('does not find a row deleted meanwhile, and finds it after it is restored', async () => {
    const company = await makeCompany(own.database);
    await company.destroy();
    expect(await own.models.Company.findByPk(company.id)).to.equal(null);
    const seen = await own.models.Company.findByPk(company.id, { paranoid: false, rejectOnEmpty: true });
    expect((await refusal(rename('山田', seen, '新'))).code).to.equal('not_found');
    await seen.restore();
    expect((await own.models.Company.findByPk(company.id))?.name).to.equal(company.name);
  });
});

eachDatabase('a page of rows', (own) => {
  it('contains its part of the rows in order, and the total', async () => {
    for (let index = 1; index <= 5; index += 1) await makeCompany(own.database, { name: `会社${index}` });
    const { Company } = own.models;
    const page = await findPage(Company, { page: 2, per_page: 2 }, { order: [['id', 'ASC']] });
    expect({ ...page, items: page.items.map(({ name }) => name) }).to.deep.equal({
      items: ['会社3', '会社4'],
      page: 2,
      per_page: 2,
      total: 5,
    });
    const beyond = await findPage(Company, { page: 9, per_page: 2 }, { order: [['id', 'ASC']], countUpTo: 3 });
    expect([beyond.items.length, beyond.total]).to.deep.equal([0, 3]);
    const include = [{ model: own.models.Member, as: 'members' }];
    const where = { name: '会社2' };
    expect((await findPage(Company, {}, { where, include, order: [['id', 'ASC']] })).total).to.equal(1);
  });

  it('is distinguished from a read of the whole table', async () => {
    const { Company } = own.models;
    await expectIndexed(own.database, () => Company.findByPk(1));
    const scan = expectIndexed(own.database, () => Company.findAll({ where: { phone: '03' } }));
    expect(await scan.catch((error: Error) => error.message)).to.include('companies');
  });
});
