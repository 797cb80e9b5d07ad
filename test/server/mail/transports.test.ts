import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import PostalMime from 'postal-mime';
import { createMailTransport } from '../../../packages/server/src/mail/create-mail-transport.ts';
import { MailError } from '../../../packages/server/src/mail/mail-error.ts';
import type { MailMessage, MailTransport } from '../../../packages/server/src/mail/mail-port.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const from = 'Shorui（書類） <no-reply@shorui.example>';
const message: MailMessage = {
  key: 'mail-1',
  template: 'invite',
  to: 'yamada.taro@example.jp',
  subject: '【Shorui】株式会社髙橋商店𠮷野支店への招待',
  text: '山田 太郎 様\n\n招待されました。\n.\n..先頭の点\n',
  html: '<p>山田 太郎 様</p>',
  attachments: [
    { name: '契約書 ㈱①.pdf', type: 'application/pdf', content: Uint8Array.of(37, 80, 68, 70, 0, 255, 13, 10, 46) },
  ],
};

async function faultOf(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error(`Not refused as it should be: ${String(error)}`);
  return error;
}

eachDatabase('the outbox', (own) => {
  const temporaryFolder = temporaryFolders();
  let folder: string;
  let outbox: MailTransport;
  const now = (): Date => new Date('2026-11-21T01:02:03.000Z');
  beforeEach(() => {
    folder = join(temporaryFolder(), 'mails');
    outbox = createMailTransport({ kind: 'outbox', folder, from }, own.models.MailRow, now);
  });
  afterEach(async () => {
    await outbox.close();
    await own.models.MailRow.destroy({ where: {} });
  });

  it('stores a mail in the table and as a file that mail programs read', async () => {
    await outbox.send(message);
    const [row] = await own.models.MailRow.findAll();
    expect(row).to.include({
      key: 'mail-1',
      template: 'invite',
      to: message.to,
      subject: message.subject,
      status: 'sent',
    });
    expect(row).to.include({ text: message.text, html: message.html, attachments: '["契約書 ㈱①.pdf"]', error: null });
    expect(row?.sent_at).to.deep.equal(now());
    const [file = ''] = readdirSync(folder);
    expect(file).to.equal(row?.file);
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail.subject).to.equal(message.subject);
    expect(mail.from).to.include({ name: 'Shorui（書類）', address: 'no-reply@shorui.example' });
    expect(mail.to).to.deep.equal([{ name: '', address: message.to }]);
    expect(mail.text?.replaceAll('\r\n', '\n')).to.equal(message.text);
    expect(mail.html?.trim()).to.equal(message.html);
    expect(mail.attachments[0]?.filename).to.equal('契約書 ㈱①.pdf');
    expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).to.deep.equal(
      message.attachments?.[0]?.content,
    );
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).to.equal('auto-generated');
    expect(statSync(join(folder, file)).mode & 0o077).to.equal(0);
  });

  it('stores mails with the same key once', async () => {
    await Promise.all([outbox.send(message), outbox.send(message), outbox.send({ ...message, subject: '別の件名' })]);
    await outbox.send(message);
    expect(await own.models.MailRow.count()).to.equal(1);
    expect(readdirSync(folder)).to.have.length(1);
  });

  it('accepts exactly one address, so that no header and no further recipient can be injected', async () => {
    const addresses = [
      'a@example.jp\r\nBcc: b@example.jp',
      'a@example.jp\nBcc: b@example.jp',
      'a@example.jp, b@example.jp',
      'a@example.jp b@example.jp',
      '名前 <a@example.jp>',
      '"a@example.jp"@evil.example',
      'a@example.jp;b@example.jp',
      'a@b@example.jp',
      'example.jp',
      '@example.jp',
      'a@',
      `${'a'.repeat(250)}@example.jp`,
      'a@exam\u0000ple.jp',
    ];
    for (const to of addresses) expect((await faultOf(outbox.send({ ...message, to }))).fault, to).to.equal('refused');
    expect(await own.models.MailRow.count()).to.equal(0);
    expect(existsSync(folder)).to.equal(false);
    const subject = '件名\r\nBcc: b@example.jp\r\n\r\n本文';
    await outbox.send({
      ...message,
      subject,
      attachments: [{ name: 'a"\r\nX-Evil: 1.pdf', type: 'text/plain', content: Uint8Array.of(1) }],
    });
    const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? '')));
    expect(mail.subject).to.equal('件名 Bcc: b@example.jp 本文');
    expect(mail.bcc).to.equal(undefined);
    expect(mail.headers.map(({ key }) => key)).not.to.include.members(['bcc']);
    expect(mail.headers.map(({ key }) => key)).not.to.include.members(['x-evil']);
  });
});

eachDatabase('mails by SMTP', (own) => {
  let smtp: TestSmtp;
  let transport: MailTransport;
  beforeEach(async () => {
    smtp = await startSmtp();
    transport = createMailTransport({ kind: 'smtp', url: smtp.url, from }, own.models.MailRow, () => new Date());
  });
  afterEach(async () => {
    await transport.close();
    await smtp.close();
    await own.models.MailRow.destroy({ where: {} });
  });

  it('arrive complete, with Japanese subject, text and file names', async () => {
    await transport.send(message);
    const [arrived] = smtp.arrived;
    expect(arrived).to.deep.include({ from: 'no-reply@shorui.example', to: [message.to] });
    const mail = await arrived?.parse();
    expect(mail?.subject).to.equal(message.subject);
    expect(mail?.text?.replaceAll('\r\n', '\n')).to.equal(message.text);
    expect(mail?.attachments[0]?.filename).to.equal('契約書 ㈱①.pdf');
    expect(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer)).to.deep.equal(
      message.attachments?.[0]?.content,
    );
    for (const line of arrived?.raw.split('\r\n') ?? []) expect(Buffer.byteLength(line)).to.be.at.most(998);
    const [row] = await own.models.MailRow.findAll();
    expect(row).to.include({ status: 'sent', text: null, html: null, file: null });
  });

  it('are sent once per key', async () => {
    await transport.send(message);
    await transport.send(message);
    await transport.send({ ...message, key: 'mail-2' });
    expect(smtp.arrived).to.have.length(2);
    const ids = (await Promise.all(smtp.arrived.map((each) => each.parse()))).map(({ messageId }) => messageId);
    expect(new Set(ids).size).to.equal(2);
    const sending = ['mail-3', 'mail-3', 'mail-3'].map((key) => transport.send({ ...message, key }));
    const outcomes = await Promise.allSettled(sending);
    expect(smtp.arrived).to.have.length(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect((await faultOf(Promise.reject(outcome.reason as Error))).fault).to.equal('later');
    }
    expect(ids[0]).to.match(/^<[0-9a-f]{32}@shorui\.example>$/);
  });

  it('classify errors when they are not accepted', async () => {
    const cases = [
      ['recipient', 550, 'refused'],
      ['recipient', 450, 'later'],
      ['recipient', 421, 'unreachable'],
      ['sender', 550, 'unreachable'],
      ['sender', 552, 'refused'],
      ['data', 554, 'refused'],
      ['data', 451, 'later'],
    ] as const;
    for (const [part, code, fault] of cases) {
      smtp.refuse = (at) => (at === part ? { code, words: `no ${part}` } : undefined);
      const error = await faultOf(transport.send({ ...message, key: `${part}-${code}` }));
      expect(error.fault, `${part} ${code}`).to.equal(fault);
      const row = await own.models.MailRow.findOne({ where: { key: `${part}-${code}` } });
      expect(row?.status).to.equal(fault === 'refused' ? 'refused' : 'waiting');
      expect(row?.error).to.contain(`no ${part}`);
    }
    await smtp.down();
    expect((await faultOf(transport.send({ ...message, key: 'down' }))).fault).to.equal('unreachable');
    expect(smtp.arrived).to.deep.equal([]);
  });
});
