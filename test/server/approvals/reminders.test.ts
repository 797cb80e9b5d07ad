import { expect } from 'chai';
import { createSendMailJob, sendMailKind } from '../../../packages/server/src/jobs/definitions/send-mail.ts';
import { JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import { createMailTransport } from '../../../packages/server/src/mail/create-mail-transport.ts';
import { isReminderDay, remindApprovers } from '../../../packages/server/src/domains/approvals/reminders.ts';
import { commandSource } from '../../../packages/server/src/operations/command-source.ts';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { startSmtp } from '../mail/smtp-server.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import { makeApprovalScene, type ApprovalScene } from './scene.ts';

const dayMs = 86_400_000;
const inDays = (days: number): string => dayInJapan(stillNow(), days);

describe('days of reminders', () => {
  it('are the day before the due date, the day itself, the day after, and then every seventh', () => {
    const days = Array.from({ length: 20 }, (_, at) => at - 3);
    const chosen = days.filter((late) => isReminderDay('2026-03-01', dayInJapan(new Date('2026-03-01'), late)));
    expect(chosen).to.deep.equal([-1, 0, 1, 7, 14]);
  });
});

eachDatabase('reminders of approvals', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  const ids = (...which: number[]): number[] => which.map((at) => scene.approvers[at]?.user.id ?? 0);
  const templates = (at: number): string[] =>
    sentMails(server, scene.approvers[at]?.user.email ?? '').map(({ template }) => template);
  /** Runs the job as on a later day. */
  const remind = (days: number): Promise<number> => {
    const services = { ...server.services, now: () => new Date(stillNow().getTime() + days * dayMs) };
    return remindApprovers(services, commandSource('remind'));
  };
  beforeEach(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 2);
  });
  afterEach(() => server.close());

  it('reach who must act by bell and mail, once a day, and nobody after the end', async () => {
    const id = await scene.file('覚書');
    const asked = { approver_ids: ids(0, 1), due_on: inDays(3) };
    expect((await scene.applicant.post(`/v1/documents/${id}/approve/request`, asked)).status).to.equal(200);
    expect(await remind(1)).to.equal(0);
    expect(await remind(2)).to.equal(1);
    expect(await remind(2)).to.equal(0);
    expect([templates(0), templates(1)]).to.deep.equal([['approval-asked', 'approval-due'], []]);
    const bells = await scene.approvers[0]?.client.get('/v1/notifications');
    expect(bells?.body.data.items[0]).to.include({ kind: 'approval-due', subject: '覚書', document_id: id });
    await remind(3);
    expect(templates(0)).to.deep.equal(['approval-asked', 'approval-due', 'approval-due']);
    await scene.applicant.post(`/v1/documents/${id}/approve/withdraw`, {});
    expect(await remind(4)).to.equal(0);
  });

  it('ask the next approver once the first is overdue, where one approval suffices', async () => {
    const id = await scene.file('見積書');
    const asked = { approver_ids: ids(0, 1), needs: 'any', due_on: inDays(1) };
    expect((await scene.applicant.post(`/v1/documents/${id}/approve/request`, asked)).status).to.equal(200);
    await remind(1);
    expect(templates(1)).to.deep.equal([]);
    await remind(2);
    expect(templates(1)).to.deep.equal(['approval-asked']);
    const decided = await scene.approvers[1]?.client.post(`/v1/documents/${id}/approve`, {});
    expect([decided?.status, decided?.body.data.approve]).to.deep.equal([200, 2]);
    const history = await own.models.DocumentHistory.findAll({ where: { document_id: id } });
    expect(history.map(({ action }) => action)).to.include('approvals.askNext');
  });

  it('wait with the requests while the mail server is away, and arrive once though their jobs run twice', async () => {
    const advisor = 'komon@example.net';
    const smtp = await startSmtp();
    const { MailRow } = own.models;
    const target = { kind: 'smtp', url: smtp.url, from: 'no-reply@shorui.example' } as const;
    const transport = createMailTransport(target, MailRow, stillNow);
    const id = await scene.file('契約書');
    const steps = [{ approver_id: ids(0)[0] }, { advisor_email: advisor }];
    const turns = 'at_once';
    await scene.applicant.post(`/v1/documents/${id}/approve/request`, { steps, turns, due_on: inDays(1) });
    await remind(1);
    const mails = server.jobs.filter(({ name }) => name === sendMailKind.name);
    const job = createSendMailJob(transport);
    const send = async (): Promise<readonly string[]> => {
      const results: string[] = [];
      for (const { payload } of mails)
        results.push(
          await job.run(payload as never, { id: 'unkeyed' } as never).then(
            () => 'sent',
            (error: unknown) => (error instanceof JobPause ? 'waits' : String(error)),
          ),
        );
      return results;
    };
    await smtp.down();
    expect(await send()).to.deep.equal(['waits', 'waits', 'waits', 'waits']);
    await smtp.up();
    expect(await send()).to.deep.equal(['sent', 'sent', 'sent', 'sent']);
    expect(await send()).to.deep.equal(['sent', 'sent', 'sent', 'sent']);
    const member = scene.approvers[0]?.user.email;
    expect(smtp.arrived.map(({ to }) => to.join())).to.have.members([member, member, advisor, advisor]);
    await transport.close();
    await smtp.close();
  });
});
