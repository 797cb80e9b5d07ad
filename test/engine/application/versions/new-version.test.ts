import { expect } from 'chai';
import { editApplication } from '../../../../packages/engine/src/application/edits/index.ts';
import { newVersion } from '../../../../packages/engine/src/application/versions/index.ts';
import { deepFreeze, sampleApplication } from '../edits/sample-application.ts';

describe('a new version', () => {
  const published = deepFreeze(editApplication(sampleApplication(), { action: 'publish', publish: 1 }).application);

  it('is private and may be edited, and does not change the previous one', () => {
    const { application, version } = newVersion(published);
    expect(application)
      .to.include({ version: 2, publish: 0, last_id: published.last_id })
      .and.not.have.property('frozen');
    expect(version).to.deep.equal({ application_id: 1, number: 1, snapshot: published });
    expect(application.questions).to.equal(published.questions);
  });

  it('of a version that was never published freezes that one in its snapshot', () => {
    expect(newVersion(sampleApplication()).version.snapshot.frozen).to.equal(true);
  });

  it('is what the edit new_version makes', () => {
    const edit = editApplication(published, { action: 'new_version' });
    expect({ application: edit.application, version: edit.version }).to.deep.equal(newVersion(published));
    expect(edit.effects).to.deep.equal([
      { kind: 'application', id: 1, name: '入社手続き', action: 'updated', property: 'version', before: 1, place: {} },
    ]);
  });
});
