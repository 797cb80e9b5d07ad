import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { sourceFiles } from '../support/imports.ts';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src');

/** Where a 404 is never an access refused: the staff see every company, so what they do not find is nowhere. */
const seesAll = /^domains\/(admin-|answer-sets\/|app-users\/|campaigns\/|mails\/)/;

/**
 * Other places that return 404 without the requested record, and the reason: what was looked for everywhere, what was just
 * found or made and is shown, the caller's own that is not deleted, and what is no record.
 */
const known: Readonly<Record<string, number>> = {
  'access/loaders/load-company.ts': 2,
  'access/loaders/load-user.ts': 1,
  'database/change-versioned.ts': 1,
  'domains/accounts/groups/handlers/change-groups.ts': 2,
  'domains/accounts/groups/handlers/read-groups.ts': 1,
  'domains/accounts/users/handlers/change-user.ts': 1,
  'domains/accounts/users/handlers/invitations.ts': 2,
  // Applications belong to no workspace.
  'domains/application-use/handlers/downloads.ts': 2,
  'domains/application-use/handlers/offers.ts': 1,
  // The staff see the runs of every company.
  'domains/application-use/handlers/staff-downloads.ts': 2,
  'domains/applications/assets.ts': 1,
  'domains/applications/definition.ts': 1,
  'domains/applications/existing-fields.ts': 1,
  'domains/applications/files.ts': 1,
  'domains/applications/handlers/applications.ts': 1,
  'domains/applications/handlers/files.ts': 2,
  'domains/applications/handlers/parts.ts': 1,
  'domains/applications/handlers/versions.ts': 1,
  'domains/applications/master-fields/handlers.ts': 1,
  'domains/applications/master-fields/present.ts': 1,
  'domains/applications/master-fields/share.ts': 1,
  'domains/applications/refusals.ts': 1,
  'domains/applications/send-files.ts': 1,
  'domains/plain/handle-resource.ts': 1,
  'domains/plain/rows.ts': 2,
  // What the staff export and import belongs to no workspace.
  'domains/bulk-runs/find-run.ts': 1,
  'domains/files/own-file.ts': 1,
  // A comment that the member may see, and that is not deleted.
  'domains/sharing/handlers/comments.ts': 1,
  'domains/tools/archive/collect-archive.ts': 1,
  'domains/tools/handlers/exports.ts': 1,
  'domains/tools/handlers/imports.ts': 1,
  'domains/tools/handlers/samples.ts': 1,
  // Categories, metas, types and templates of the staff belong to no workspace; the file of a template that was just found.
  'domains/document-templates/template-rows.ts': 2,
  'domains/document-categories/find-category.ts': 1,
  'domains/document-types/change-type.ts': 2,
  'domains/metas/group-items.ts': 1,
  'domains/metas/present.ts': 2,
  // Fonts belong to everyone.
  'domains/paper-fonts/font-parts.ts': 1,
  'http/input/check-input.ts': 1,
  'http/service/service-handlers.ts': 1,
  'http/web/serve-pages.ts': 1,
  'operations/accounts/users.ts': 1,
  'storage/folder-storage.ts': 2,
  'storage/s3-storage.ts': 2,
};

describe('a 404 of the server', () => {
  it('names the requested record, for the audit, wherever it could belong to another workspace', () => {
    const found: Record<string, number> = {};
    for (const file of sourceFiles(server)) {
      const name = relative(server, file);
      if (seesAll.test(name)) continue;
      const text = readFileSync(file, 'utf8');
      const plain = text
        .split(/new AppError\(\s*'not_found'/)
        .slice(1)
        .filter((rest) => !/^,\s*\{\s*requested\b/.test(rest));
      if (plain.length > 0) found[name] = plain.length;
    }
    expect(found).to.deep.equal(known);
  });
});
