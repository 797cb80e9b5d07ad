import { expect } from 'chai';
import {
  membersOf,
  numberErrors,
  settingsValues,
  uploadLimit,
} from '../../../packages/web/src/screens/admin/settings/settings-values.ts';

const mebibyte = 1024 * 1024;
const settings = {
  support_email: 'help@example.jp',
  login_notice: null,
  upload_max_bytes: 5 * mebibyte,
  application_plan_id: null,
  application_trial_days: 14,
  upload_limit_bytes: 20 * mebibyte,
  version: 3,
  updated_at: null,
};

describe('the form of the service settings', () => {
  it('shows sizes in MB and sends them in bytes', () => {
    const values = settingsValues(settings);
    expect(values).to.deep.equal({
      support_email: 'help@example.jp',
      login_notice: '',
      upload_mb: '5',
      trial_days: '14',
    });
    expect(membersOf(values)).to.deep.equal({
      support_email: 'help@example.jp',
      upload_max_bytes: 5 * mebibyte,
      application_trial_days: 14,
    });
  });

  it('sends nothing for what was emptied', () => {
    expect(membersOf({ support_email: ' ', login_notice: '', upload_mb: '', trial_days: '' })).to.deep.equal({});
  });

  it('refuses numbers outside of the limits, at the field that they were typed into', () => {
    const check = numberErrors(uploadLimit(settings), 'MB', '日');
    for (const wrong of ['0', '21', '1.5', 'x', '-1'])
      expect(check({ upload_mb: wrong }), wrong).to.have.keys('upload_mb');
    for (const wrong of ['0', '3651', '1e3']) expect(check({ trial_days: wrong }), wrong).to.have.keys('trial_days');
    expect(check({ upload_mb: '20', trial_days: '3650' })).to.deep.equal({});
    expect(check({})).to.deep.equal({});
  });
});
