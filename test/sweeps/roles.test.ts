import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, titleOf } from './support/calls.ts';
import { manyMinutes } from './support/refusal-log.ts';
import { RoleSweep, type RoleCase, type RoleRule } from './support/role-sweep.ts';
import { databaseOf } from './support/spread.ts';
import { Tally } from './support/tally.ts';

const within = routesOf(endpoints).filter((route) => route.endpoint.access === 'workspace' && !isStream(route));

/** Endpoints that only read, although their method is one of changes. */
const reads = new Set(['files.link']);
const isHead = ({ role }: RoleCase): boolean => role.isRoot === true || role.type === 'sub_root';
/** The scene's group grants `settings`, which a user without it cannot grant. */
const givesSettings: RoleRule = {
  reason: 'Users cannot grant permissions that they lack (access/policies/member-management, mayGrant).',
  code: 'forbidden',
  refuses: (roleCase) => !isHead(roleCase) && roleCase.role.permissions?.includes('settings') !== true,
};
/** The sample names no category above, and the deleted one is found by those who manage groups alone. */
const managesGroups: RoleRule = {
  reason:
    'Categories at the top are added, and deleted ones restored, by those who manage groups (access/policies/document-category).',
  code: 'forbidden',
  refuses: ({ role }) =>
    role.isRoot !== true &&
    role.permissions?.includes('settings') !== true &&
    !['sub_root', 'manager', 'leader'].includes(role.type ?? ''),
};
const rules: Readonly<Record<string, RoleRule>> = {
  'documentCategories.create': managesGroups,
  'documentCategories.restore': managesGroups,
  'groups.update': givesSettings,
  'groups.invite': givesSettings,
  'groups.create': {
    reason: 'The sample makes a group of the sub-root type, which only root and sub-root make.',
    code: 'forbidden',
    refuses: (roleCase) => !isHead(roleCase),
  },
  'groups.changeRootUser': {
    reason: 'Only the root user hands his place on (access/policies/root-user).',
    code: 'forbidden',
    refuses: ({ role }) => role.isRoot !== true,
  },
};
/** Endpoints that no sample call can complete, with the reason. */
const neverDone: Readonly<Record<string, string>> = {
  'absences.create': 'the days of the sample are over: test/server/approvals/approvals.test.ts names a substitute',
  'approvals.request': 'the sample names approvers in two ways: test/server/approvals/approvals.test.ts asks',
  'approvals.approve': 'no approval of the document of the scene was asked for: 409',
  'approvals.checkBack': 'no approval of the document of the scene was asked for: 409',
  'approvals.withdraw': 'no approval of the document of the scene was asked for: 409',
  'approvals.downloadSealed': 'the document of the scene is not approved: 409',
  'comments.restore': 'the comment of the scene is not deleted: 404',
  'applicationUse.checkCharacters':
    'the application of the scene has no template: test/server/applications/use.test.ts checks characters',
  'applicationUse.download':
    'the application of the scene has no template: test/server/applications/use.test.ts downloads',
  'applicationUse.downloadGuides': 'the application of the scene has no guide',
  'applicationUse.downloadGuidesOfApplication': 'the application of the scene has no guide',
  'applicationUse.downloadGuidesByPath': 'the application of the scene has no guide',
  'documentArchives.create': 'no document fits the conditions of the sample: 409',
  'documentArchives.download': 'the zip of the scene is not made: 409',
  'documents.create': 'the sample has no file: test/server/filed-documents files documents',
  'documentDrafts.file': 'the draft of the scene has no file: test/server/filed-documents files drafts',
  'documents.fileFromApplication':
    'the run of the scene has no answers: test/server/filed-documents/from-application.test.ts files runs',
  'documents.thumbnail':
    'the file of the scene has no thumbnail: test/server/filed-documents/previews.test.ts makes one',
  'documents.preview': 'the file of the scene has no content: test/server/filed-documents shows previews',
  'documentVersions.compare': 'the file of the scene has no content: test/server/filed-documents compares versions',
  'documents.download': 'the file of the scene has no content: test/server/filed-documents downloads',
  'documentVersions.create': 'the sample has no file: test/server/filed-documents adds versions',
  'documentTemplates.download': 'the file of the scene has no content: test/server/document-templates downloads',
  'documentTemplates.preview': 'the template of the scene is an Excel file: 409',
  'ownDocumentTemplates.create': 'the sample has no file: test/server/document-templates adds templates',
  'ownDocumentTemplates.restore': 'the template of the scene is not deleted: 404',
  'ownDocumentTemplates.paper': 'the template of the scene has no fields: 409',
  'templateFills.paper': 'the template of the scene has no fields: 409',
  'templateFills.makeDocument': 'the file of the scene has no content: test/server/document-templates makes documents',
  'groups.changeRootUser': 'it is confirmed by a password, and the sample has another',
  'applicationUse.restore': 'the run of the scene is not deleted: 404',
  'documentCategories.restore': 'the category of the scene is not deleted: 404',
  'groups.restore': 'the group of the scene is not deleted: 404',
  'users.restore': 'the member of the scene is not removed: 404',
};

eachDatabase('every call within a workspace, as every role', (own) => {
  let server: TestServer;
  let sweep: RoleSweep;
  const tally = new Tally('roles');
  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    sweep = new RoleSweep(own.database, server, { tally, reads, rules });
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const route of within.filter((each) => databaseOf(each) === own.dialect)) {
    it(`${titleOf(route)} succeeds, finds nothing, or is refused with the expected code`, async () => {
      const statuses = await sweep.check(route);
      const { name } = route.endpoint;
      expect(
        statuses.some((status) => status < 300),
        `${name} was permitted for some role: ${statuses.join(', ')}`,
      ).to.equal(!(name in neverDone));
    });
  }
});
