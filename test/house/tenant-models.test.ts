import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { sourceFiles } from '../support/imports.ts';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src');

/** Files of domains that reach tables of workspaces without `scoped`, how often, and why they may. */
const known: Readonly<Record<string, readonly [number, string]>> = {
  'domains/accounts/groups/handlers/group-requests.ts': [
    1,
    'found by the secret of a link; then held to its workspace',
  ],
  'domains/accounts/users/accept-invitation.ts': [4, 'found by the secret of a link, which gives the workspace'],
  'domains/accounts/users/companies-of-user.ts': [1, 'all workspaces of one person, for himself'],
  'domains/accounts/users/join-workspace.ts': [1, 'findOrCreate, with the workspace in its keys'],
  'domains/accounts/companies/create-company.ts': [1, 'the workspace is only being made'],
  'domains/admin-users/handlers/index.ts': [2, 'the staff delete a person out of every workspace'],
  'domains/app-users/export.ts': [1, 'the staff export the runs of all companies'],
  'domains/app-users/handlers/app-users.ts': [1, 'the staff read a run of any company; the call is audited'],
  'domains/application-use/handlers/staff-downloads.ts': [1, 'the staff see the run of any company; audited'],
  'domains/approvals/find-advisor.ts': [1, 'found by the secret of a link, which gives the workspace'],
  'domains/campaigns/handlers/reached.ts': [1, 'the staff list the companies that campaigns reached'],
  'domains/campaigns/note-campaigns.ts': [2, 'rows that were read by the workspace'],
  'domains/campaigns/reach-companies.ts': [1, 'a campaign reaches every company that the staff chose'],
  'domains/documents/note-download.ts': [1, 'a row of the version that was loaded, outside of a unit of work'],
  'domains/documents/trash.ts': [1, 'the nightly purge of all workspaces; each row is then held to its own'],
  'domains/documents/uploads/temporary-uploads.ts': [
    1,
    'the sweep of all workspaces; each row is then held to its own',
  ],
  'domains/document-templates/change-template.ts': [
    2,
    'templates of the staff belong to no workspace; the row names its own',
  ],
  'domains/document-templates/handlers/supplied.ts': [
    1,
    'the staff list their templates, which belong to no workspace',
  ],
  'domains/document-templates/preview-job.ts': [
    2,
    'the job of any template; its files are then held to its own workspace',
  ],
  'domains/document-templates/present.ts': [1, 'the categories of the staff belong to no workspace'],
  'domains/document-templates/template-rows.ts': [
    2,
    'templates of the staff belong to no workspace; the row names its own',
  ],
  'domains/document-categories/rows.ts': [1, 'the categories of the staff belong to no workspace'],
  'domains/files/create-file.ts': [1, 'files of the staff belong to no workspace'],
  'domains/files/remove-file.ts': [3, 'files of the staff belong to no workspace; the row names its own'],
  'domains/files/space.ts': [4, 'the house counts the storage of every workspace'],
  'domains/files/sweep-files.ts': [1, 'the nightly sweep of all workspaces'],
  'domains/papers/handlers.ts': [1, 'the staff list the runs of all companies'],
  'domains/files/own-file.ts': [1, 'files of the staff belong to no workspace'],
  'domains/approvals/reminders.ts': [2, 'the reminders of all workspaces; each request is then held to its own'],
  'domains/bulk-runs/read-records.ts': [1, 'the staff make documents of the answers of every company'],
  'domains/payments/admin-transfers.ts': [1, 'the staff see the transfers of all workspaces'],
  'domains/payments/admin-transactions.ts': [5, 'the staff see the payments of all workspaces'],
  'domains/payments/handlers/transactions.ts': [1, 'the staff list the payments of all workspaces'],
  'domains/payments/handlers/transfers.ts': [1, 'the staff list the transfers of all workspaces'],
  'domains/payments/load-for-staff.ts': [2, 'the staff read the payments and transfers of all workspaces'],
  'domains/receipts/reissue.ts': [1, 'the staff issue receipts of all workspaces again'],
  'domains/sharing/shares.ts': [1, 'found by the secret of a link, which gives the workspace'],
  'domains/receipts/issue-receipt.ts': [1, 'receipts of all workspaces are numbered together'],
  'domains/files/handlers/download.ts': [1, 'found by the signed token of a link'],
};

/** Classes of models with a workspace. The audit is internal. */
function tenantModels(files: readonly string[]): ReadonlySet<string> {
  const classes = files
    .filter((file) => file.endsWith('/model.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^export class /m)
        .slice(1),
    );
  const names = classes
    .filter(
      (text) => /^ {2}declare workspace_id: /m.test(text) || /^\w+ extends (Tenant|Person)ResourceRow</.test(text),
    )
    .map((text) => /^\w+/.exec(text)?.[0]);
  return new Set(names.filter((name) => name !== undefined && name !== 'AuditEvent')) as ReadonlySet<string>;
}

/** Where a source reaches models of workspaces other than by `scoped(models.X, …)`. */
function reached(source: string, tenants: ReadonlySet<string>): readonly string[] {
  const text = source
    .replace(/\b(?:scoped|matchesKeyword)\(\s*[\w.]*\bmodels\.\w+/g, '')
    .replace(/sequelize \} = \w*models\.\w+/g, '');
  const direct = [...text.matchAll(/\bmodels\.(\w+)/g)].map(([, name = '']) => name);
  const taken = [...text.matchAll(/\{([^{}]*)\} = [\w.]*\bmodels;/g)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim()),
  );
  const indexed = [...text.matchAll(/\bmodels\[/g)].map(() => 'models[…]');
  return [...direct, ...taken, ...indexed].filter((name) => name === 'models[…]' || tenants.has(name));
}

describe('tables of workspaces', () => {
  const files = sourceFiles(server);
  const tenants = tenantModels(files);

  it('are reached by handlers and their domains through scoped and load alone', () => {
    expect([...tenants]).to.include.members(['Group', 'Member', 'StoredFile', 'Invitation', 'Memo']);
    const found: Record<string, number> = {};
    for (const file of files) {
      const name = relative(server, file);
      if (!name.startsWith('domains/') || /\/models?\.ts$/.test(name)) continue;
      const { length } = reached(readFileSync(file, 'utf8'), tenants);
      if (length > 0) found[name] = length;
    }
    expect(found).to.deep.equal(Object.fromEntries(Object.entries(known).map(([name, [count]]) => [name, count])));
  });

  it('are found however a source accesses them', () => {
    const group = new Set(['Group']);
    expect(reached('await unit.models.Group.findAll()', group)).to.deep.equal(['Group']);
    expect(reached('const { Group, User } = services.database.models;', group)).to.deep.equal(['Group']);
    expect(reached("await models['Group'].findAll()", group)).to.deep.equal(['models[…]']);
    expect(reached('await scoped(unit.models.Group, actor).findAll(); models.User.findByPk(1)', group)).to.deep.equal(
      [],
    );
  });
});
