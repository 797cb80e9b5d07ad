import { expect } from 'chai';
import { createJobStore } from '../../../packages/server/src/jobs/create-job-store.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import { createSendMailJob, sendMailKind } from '../../../packages/server/src/jobs/definitions/send-mail.ts';
import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { createMailTransport } from '../../../packages/server/src/mail/create-mail-transport.ts';
import { linkTo } from '../../../packages/server/src/mail/links.ts';
import type { MailRequest } from '../../../packages/server/src/mail/templates/index.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { fast } from '../jobs/jobs-bed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { until } from '../support/until.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const from = 'no-reply@shorui.example';

function invitation(number: number, values: Partial<MailRequest> = {}): MailRequest {
  return {
    template: 'invite',
    to: `person${number}@example.jp`,
    locale: 'jp',
    values: {
      inviter: '山田 太郎',
      company: `株式会社テスト${number}`,
      url: linkTo('https://shorui.example', 'register', `secret_of_${number}`),
      days: 7,
    },
    key: `invite-${number}`,
    ...values,
  } as MailRequest;
}

eachDatabase('mails of units of work', (own) => {
  let smtp: TestSmtp;
  let jobs: Jobs;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    smtp = await startSmtp();
    const { database, dialect, url: databaseUrl } = own;
    const now = (): Date => new Date();
    const transport = createMailTransport({ kind: 'smtp', url: smtp.url, from }, own.models.MailRow, now);
    const { sequelize } = database;
    const store = createJobStore({ sequelize, dialect, databaseUrl, now, listens: true, warn: () => undefined });
    jobs = await createJobs({ ...fast, random: () => 0, now, store, kinds: [sendMailKind] });
    database.connect({ jobs, realtime: createLocalRealtime() });
    await jobs.work([createSendMailJob(transport)]);
    stop = async () => {
      await jobs.stop(0);
      await transport.close();
      await smtp.close();
    };
  });
  afterEach(() => stop());

  const ask = (mails: readonly MailRequest[]): Promise<void> =>
    own.database.unitOfWork(sourceOf(), async (unit) => {
      for (const mail of mails) await unit.mail(mail);
      await unit.audit({ action: 'tests.mail', subject: { kind: 'test', id: null }, workspaceId: null });
    });
  const done = async (count: number): Promise<boolean> => (await jobs.counts()).done >= count;

  it('are sent when it is committed, and not when it fails', async () => {
    const before = (await jobs.counts()).done;
    const failing = own.database.unitOfWork(sourceOf(), async (unit) => {
      await unit.mail(invitation(1));
      throw new Error('changed my mind');
    });
    expect(String(await failing.catch((error: unknown) => error))).to.contain('changed my mind');
    await ask([invitation(2)]);
    await until('it is sent', () => done(before + 1));
    expect(smtp.arrived.map(({ to }) => to.join())).to.deep.equal(['person2@example.jp']);
    const mail = await smtp.arrived[0]?.parse();
    expect(mail?.subject).to.equal('【Shorui】株式会社テスト2への招待');
    expect(mail?.text).to.contain('https://shorui.example/auth/register/secret_of_2');
  });

  it('are refused within the unit of work if their values do not match the schema', async () => {
    const error: unknown = await ask([invitation(3, { values: { company: 'x' } as never })]).catch(
      (reason: unknown) => reason,
    );
    expect(String(error)).to.contain("must have required property 'inviter'");
  });

  it('wait while the mail server is down, longer than the tries of a mail, and arrive in order, each once', async () => {
    const before = (await jobs.counts()).done;
    await smtp.down();
    const numbers = Array.from({ length: 12 }, (_, index) => 100 + index);
    await ask(numbers.slice(0, 5).map((number) => invitation(number)));
    await until('the server was looked for', async () => {
      const row = await own.models.MailRow.findOne({ where: { key: 'invite-100' } });
      return row?.error?.includes('ECONNREFUSED') === true;
    });
    for (const number of numbers.slice(5)) await ask([invitation(number)]);
    // The same mail is enqueued again, as by a caller that is unsure.
    await ask([invitation(103)]);
    expect(await jobs.counts()).to.include({ dead: 0 });
    await smtp.up();
    await until('all are sent', () => done(before + 12));
    await until('nothing waits', async () => (await jobs.counts()).waiting === 0);
    expect(smtp.arrived.map(({ to }) => to.join())).to.deep.equal(
      numbers.map((number) => `person${number}@example.jp`),
    );
    expect(await own.models.MailRow.count({ where: { status: 'waiting' } })).to.equal(0);
  });

  it('that the server permanently refuses are dead with its message immediately, and do not block the others', async () => {
    const dead = (await jobs.counts()).dead;
    const asked: string[] = [];
    smtp.refuse = (part, address) => {
      if (part !== 'recipient') return undefined;
      asked.push(address);
      if (address === 'person200@example.jp') return { code: 550, words: '5.1.1 no such user here' };
      return address === 'person201@example.jp' && asked.filter((each) => each === address).length === 1
        ? { code: 450, words: '4.2.0 greylisted' }
        : undefined;
    };
    const before = (await jobs.counts()).done;
    await ask([invitation(200), invitation(201), invitation(202)]);
    await until('the others are sent', () => done(before + 2));
    // The second try of one mail may come before the first try of the other.
    expect(smtp.arrived.map(({ to }) => to.join())).to.have.members(['person202@example.jp', 'person201@example.jp']);
    expect((await jobs.counts()).dead).to.equal(dead + 1);
    expect((await jobs.dead(1))[0]?.error).to.contain('5.1.1 no such user here');
    expect(asked.filter((each) => each === 'person200@example.jp')).to.have.length(1);
    const row = await own.models.MailRow.findOne({ where: { key: 'invite-200' } });
    expect(row).to.include({ status: 'refused' });
    expect(row?.error).to.contain('5.1.1 no such user here');
  });
});

describe('links of mails', () => {
  it('start with the public address of the product, with or without a trailing slash', () => {
    expect(linkTo('https://shorui.example/', 'reset-password', 'a-b_c')).to.equal(
      'https://shorui.example/auth/forgot-password/a-b_c',
    );
    expect(linkTo('https://shorui.example/app', 'settings-users')).to.equal('https://shorui.example/app/settings/user');
    expect(linkTo('https://shorui.example', 'verify', '../x?y#z')).to.equal(
      'https://shorui.example/auth/verify/..%2Fx%3Fy%23z',
    );
  });
});
