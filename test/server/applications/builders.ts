import type { Database } from '../../../packages/server/src/database/database.ts';
import { loginAsAdmin, makeAdmin } from '../support/factories.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { startInstance, type Instance } from '../tools/tools-bed.ts';

/** A service with two members of the staff, who build applications. */
export interface Builders extends Instance {
  readonly colleague: TestClient;
}

export async function startBuilders(database: Database): Promise<Builders> {
  const instance = await startInstance(database);
  return {
    ...instance,
    colleague: await loginAsAdmin(instance.server, await makeAdmin(database, { name: '運営 二子' })),
  };
}

/** Creates an application and returns its path among the calls of the staff. */
export async function createApplication(staff: TestClient, name: string): Promise<string> {
  return `/admin/v1/applications/${(await staff.post('/admin/v1/applications', { name })).body.data.id}`;
}

export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** The call after the path of the application: `files` unless given. */
  readonly segment?: string;
}

/** Uploads a file to an application by the call of its kind. */
export function uploadTo(
  staff: TestClient,
  at: string,
  { bytes, name, segment = 'files' }: UploadedFile,
): Promise<TestReply> {
  const form = new FormData();
  const field = segment === 'word-templates/upload' ? 'template' : 'file';
  form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return staff.call('POST', `${at}/${segment}`, { form });
}

/** The version of an application as its next change names it. */
export const versionOf = async (staff: TestClient, at: string): Promise<number> =>
  (await staff.get(at)).body.data.version;
