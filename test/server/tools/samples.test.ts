import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { startInstance, type Instance } from './tools-bed.ts';

const path = '/admin/v1/application-samples';

eachDatabase('samples of applications', (own) => {
  let instance: Instance;
  before(async () => (instance = await startInstance(own.database)));
  after(() => instance.server.close());

  it('are listed with what they are, and begin a private application with files and images', async () => {
    const { staff } = instance;
    const samples = (await staff.get(path)).body.data as readonly { readonly sample: string; readonly name: string }[];
    expect(samples.map(({ sample }) => sample)).to.include.members(['employment-contract', 'proposal', 'health-check']);
    expect(samples.map(({ sample }) => sample)).to.not.include('stress');
    const made = await staff.post(path, { sample: 'proposal' });
    expect(made.status, made.text.slice(0, 200)).to.equal(201);
    const { id, name, publish, frozen, number, version } = made.body.data;
    expect({ name, publish, frozen, number }).to.deep.equal({ name: '提案書', publish: 0, frozen: false, number: 1 });
    const paths = await own.models.ApplicationAsset.findAll({ where: { application_id: id } });
    expect(paths.map((each) => each.path)).to.include('files/images/mark.png');
    const at = `/admin/v1/applications/${id}`;
    const published = await staff.put(`${at}/publish`, { publish: 1, version });
    expect(published.status, 'its files compile').to.equal(200);
    const again = await staff.post(path, { sample: 'proposal' });
    expect(again.body.data.id).to.not.equal(id);
  });

  it('are those of the product alone, for the staff alone', async () => {
    const { staff, server } = instance;
    expect((await staff.post(path, { sample: 'no-such-sample' })).status).to.equal(404);
    for (const sample of ['../test', 'stress', 'Proposal'])
      expect((await staff.post(path, { sample })).status, sample).to.be.oneOf([400, 404]);
    expect((await server.client().get(path)).status).to.equal(401);
  });
});
