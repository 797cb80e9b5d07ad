import { readFileSync } from 'node:fs';
import { makeDocx, p } from '../engine/word/support/make-docx.ts';
import { makePng } from '../engine/word/support/images.ts';
import { expect } from 'chai';
import { createExportJob } from '../../packages/server/src/domains/tools/export-job.ts';
import { jobContext } from '../server/tools/tools-bed.ts';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import type { PaperFont } from '../../packages/server/src/contract/applications/paper-fonts.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeMember, password } from '../server/support/factories.ts';
import { linkSecret, sentMails } from '../server/support/sent-mails.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, sampleCall, send, titleOf, type Call, type Route } from './support/calls.ts';
import { makeFullWorkspace, type Workspace } from './support/scene.ts';
import { Tally } from './support/tally.ts';

/** Columns that must never be returned, by name. */
const secretName = /^(password|hash|secret|.*_hash)$/i;
/** These return the secret of the very link that was opened, under the name that screens use. */
const givenBack: ReadonlySet<string> = new Set(['groups.readRequest', 'groups.confirmRequest']);

/** Names of members anywhere in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

/** Names of properties anywhere in a schema. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertiesIn(value),
  ]);
}

describe('replies in the contract', () => {
  it('have no member with the name of a secret column', () => {
    const found = endpoints.flatMap(({ name, reply }) =>
      propertiesIn(reply)
        .filter((property) => secretName.test(property) && !(property === 'hash' && givenBack.has(name)))
        .map((property) => `${name}: ${property}`),
    );
    expect(found).to.deep.equal([]);
    expect(endpoints.flatMap(({ reply }) => propertiesIn(reply)).length).to.be.greaterThan(200);
  });
});

const reads = routesOf(endpoints).filter(
  (route) => route.method === 'GET' && !isStream(route) && route.endpoint.area !== 'service',
);

eachDatabase('all readable data', (own) => {
  let server: TestServer;
  let workspace: Workspace;
  let params: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;
  const tally = new Tally('secret columns');

  before(async () => {
    server = await startServer(own.database);
    workspace = await makeFullWorkspace(own.database, false);
    const { company, root, ids } = workspace;
    const client = await loginAs(server, root, company);
    const guest = server.client();
    const form = new FormData();
    form.set('file', new Blob(['書類']), '書類.txt');
    const file = (await client.post('/v1/files', undefined, { form })).body.data.id as number;
    const link = (await client.post(`/v1/files/${file}/link`, {})).body.data.url as string;
    await client.post('/v1/users/invite', { emails: ['invited@example.com'] });
    await guest.post('/v1/auth/register', { email: 'begun@example.com' });
    const whole = { email: 'whole@example.com', password, last_name: '全', first_name: '部', company_name: '全社' };
    await guest.post('/v1/auth/register', whole);
    await guest.post('/v1/auth/forgot-password', { email: root.email });
    const reset = linkSecret(server, root.email);
    const { user } = await makeMember(own.database, { company });
    await (await loginAs(server, user, company)).post('/v1/groups/request', { group_id: ids.group });
    const groupRequest = linkSecret(server, root.email);
    const mail = await own.models.MailRow.create({
      key: 'sweep',
      template: 'verify-email',
      to: 'a@example.com',
      subject: '件名',
      status: 'sent',
      text: '本文',
      html: null,
      file: null,
      error: null,
      sent_at: new Date(),
    });
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const application = (await staff.post('/admin/v1/applications', { name: '申込書' })).body.data.id as number;
    const template = new FormData();
    template.set('template', new Blob([new Uint8Array(makeDocx(p('申込書')))]), '申込書.docx');
    const at = `/admin/v1/applications/${application}/word-templates/upload`;
    expect((await staff.call('POST', at, { form: template })).status).to.equal(200);
    const pdfForm = new FormData();
    pdfForm.set(
      'file',
      new Blob([readFileSync(new URL('../../fixtures/forms/notification.pdf', import.meta.url))]),
      '届出.pdf',
    );
    const pdf = await staff.call('POST', `/admin/v1/applications/${application}/pdf`, { form: pdfForm });
    const pdfParams = { id: application, fileId: pdf.body.data.item.id as number };
    const { application_id } = await own.models.ApplicationUser.findOne({
      where: { id: ids['application-user'] },
      rejectOnEmpty: true,
    });
    const image = new FormData();
    image.set('file', new Blob([new Uint8Array(makePng())]), '図.png');
    const shown = (await staff.call('POST', '/admin/v1/editor/uploadImage', { form: image })).body.data.url as string;
    const exported = (await staff.post('/admin/v1/tools/export-data', {})).body.data.id as number;
    await createExportJob(server.services).run({ export_id: exported }, jobContext());
    const file_id = (await own.models.DataExport.findByPk(exported))?.file_id ?? 0;
    const counts = { state: 'done', records: 1, chunks: 1, header: '[]', file_id } as const;
    const values = { admin_id: null, application_id: application, number: 1, source: 'csv', name: '' } as const;
    const run = await own.models.BulkRun.create({ ...values, ...counts, locale: 'jp' });
    const ofRun = { id: application, runId: run.id };
    const archive = { id: ids['document-archive'], workspace_id: company.id };
    await own.models.DocumentArchiveRow.update({ state: 'done', file_id }, { where: archive });
    const filed = new FormData();
    filed.set('category_id', String(ids['document-category']));
    const paper = readFileSync(new URL('../../fixtures/forms/notification.pdf', import.meta.url));
    filed.set('file', new Blob([paper]), '覚書.pdf');
    const document = (await client.post('/v1/documents', undefined, { form: filed })).body.data;
    const ofDocument = { id: document.id as number, versionId: document.versions[0].id as number };
    const drawn = { workspace_id: company.id, version_id: ofDocument.versionId, state: 'ready', file_id } as const;
    await own.models.DocumentThumbnail.create(drawn);
    const shared = (await client.post(`/v1/documents/${ofDocument.id}/share`, {})).body.data.token as string;
    await client.post(`/v1/documents/${ofDocument.id}/approve/request`, { advisor_emails: ['advisor@example.com'] });
    const advisorUrl = new URL(String(sentMails(server, 'advisor@example.com').at(-1)?.values['url']));
    const credential_token = advisorUrl.searchParams.get('credential_token') ?? '';
    await guest.post(`/v1/documents/advisor-approve/${credential_token}`, { status: 1 });
    const ofTemplate = (content: Uint8Array, name: string) => {
      const values = new FormData();
      values.set('name', '覚書');
      values.set('is_public', 'true');
      values.set('file', new Blob([new Uint8Array(content)]), name);
      return values;
    };
    const supplied = (
      await staff.post('/admin/v1/document-templates', undefined, { form: ofTemplate(paper, '覚書.pdf') })
    ).body.data.id as number;
    const ownForm = ofTemplate(makeDocx(p('{{会社名}}')), '覚書.docx');
    ownForm.delete('is_public');
    const ownTemplate = (await client.post('/v1/own-document-templates', undefined, { form: ownForm })).body.data
      .id as number;
    const fill = (await client.post('/v1/document-template-fills', { template_id: ownTemplate })).body.data
      .id as number;
    const [font] = (await client.get('/v1/paper-fonts')).body.data as PaperFont[];
    const ofFont = { file: font?.file ?? '', digest: font?.digest ?? '' };
    params = {
      'bulkUpload.read': ids['bulk-upload-item'],
      'advisorComments.list': credential_token,
      'approvals.checkAdvisor': { token: advisorUrl.pathname.split('/').at(-1) ?? '', credential_token },
      'approvals.read': ofDocument,
      'approvals.advisors': ofDocument,
      'approvals.downloadSealed': { id: ofDocument.id },
      'comments.list': ofDocument.id,
      'documentComments.list': ofDocument,
      'shares.open': shared,
      'documents.read': ofDocument,
      'documents.checkCanEdit': ofDocument,
      'documents.download': { id: ofDocument.id },
      'documents.downloadHistory': ofDocument,
      'documents.preview': { id: ofDocument.id },
      'documents.thumbnail': { id: ofDocument.id },
      'documentVersions.compare': ofDocument,
      'documentDrafts.read': ids['document-draft'],
      'adminDocumentTemplates.read': supplied,
      'adminDocumentTemplates.download': supplied,
      'adminDocumentTemplates.preview': supplied,
      'documentTemplates.read': supplied,
      'documentTemplates.download': supplied,
      'documentTemplates.preview': supplied,
      'ownDocumentTemplates.read': ownTemplate,
      'ownDocumentTemplates.paper': ownTemplate,
      'templateFills.read': fill,
      'templateFills.paper': fill,
      'documentVersions.list': ofDocument,
      'documentVersions.read': ofDocument,
      'paperFonts.layout': ofFont,
      'paperFonts.outlines': ofFont,
      'applicationPdfs.read': pdfParams,
      'applicationPdfs.proposals': pdfParams,
      'applications.downloadPdf': application,
      'appUsers.read': { id: application_id, appUserId: ids['application-user'] },
      'bulkRuns.read': ofRun,
      'bulkRuns.download': ofRun,
      'editor.image': new URL(shown).pathname.split('/').at(-1) ?? '',
      'tools.downloadZip': exported,
      'applicationFiles.content': application,
      'applicationWordTemplates.testDownload': application,
      'adminUsers.read': ids.user,
      'adminUsers.bridgeLogin': ids.user,
      'adminCompanies.read': company.id,
      'adminDocumentCategories.contents': ids['supplied-category'],
      'adminDocumentCategories.read': ids['supplied-category'],
      'types.byCategory': ids['supplied-category'],
      'adminMails.show': mail.id,
      'users.read': ids.user,
      'groups.read': ids.group,
      'files.show': file,
      'files.download': new URL(link).pathname.split('/')[3] ?? '',
      'auth.readRegistration': linkSecret(server, 'begun@example.com'),
      'auth.verify': linkSecret(server, 'whole@example.com'),
      'auth.readInvited': linkSecret(server, 'invited@example.com'),
      'auth.checkResetToken': reset,
      'groups.readRequest': groupRequest,
    };
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  /** Every current value of the secret columns, of all owners. */
  const storedSecrets = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const model of Object.values(own.database.sequelize.models)) {
      const columns = Object.keys(model.getAttributes()).filter((name) => secretName.test(name));
      if (columns.length === 0) continue;
      const rows = (await model.findAll({ attributes: columns, raw: true })) as unknown as Record<string, unknown>[];
      found.push(...rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')));
    }
    return found;
  };

  /** Only required members: a list without filters returns the most. */
  const callOf = ({ endpoint }: Route): Call => {
    const sample = sampleCall(endpoint);
    const required = (endpoint.query as { readonly required?: readonly string[] } | undefined)?.required ?? [];
    const named = params[endpoint.name];
    const [given, byName] = typeof named === 'object' ? [undefined, named] : [named, {}];
    return {
      // Parts of an application have the number 1 in the scene.
      params: {
        ...Object.fromEntries(
          Object.entries(sample.params).map(([name, value]) => [name, name === 'fileId' ? value : (given ?? value)]),
        ),
        ...byName,
      },
      query: Object.fromEntries(
        required.map((name) => [
          name,
          Object.keys(sample.params).length > 0 ? sample.query[name] : (given ?? sample.query[name]),
        ]),
      ),
      body: undefined,
    };
  };

  for (const route of reads) {
    it(`${titleOf(route)} shows no secret column, by name or by value`, async () => {
      const client =
        route.endpoint.area === 'admin'
          ? await loginAsAdmin(server, await makeAdmin(own.database))
          : await loginAs(server, workspace.root, workspace.company);
      const reply = await send(client, route, callOf(route));
      expect(reply.status, reply.text).to.equal(200);
      const names = namesIn(reply.body).filter((name) => secretName.test(name));
      expect(names).to.deep.equal(givenBack.has(route.endpoint.name) ? ['hash'] : []);
      expect(reply.text).to.not.include('$argon2');
      const secrets = await storedSecrets();
      expect(secrets.length).to.be.greaterThan(5);
      for (const secret of secrets) expect(reply.text).to.not.include(secret);
      tally.add('read');
    });
  }
});
