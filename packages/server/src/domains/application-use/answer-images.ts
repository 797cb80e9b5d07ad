import { buffer } from 'node:stream/consumers';
import type { Application as Definition, RawAnswers } from '@shorui/engine';
import { mapImageAnswers } from '@shorui/engine/answers';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { Services } from '../../services.ts';
import type { StoredFile } from '../files/model.ts';
import type { ApplicationUser } from './model.ts';

/** Images that every engine of documents takes. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif'];
/** Bytes of all images of one set of answers. What is beyond stays a reference, which the engine reports. */
const mostBytes = 40 * 1024 * 1024;

/** Who answered, and so whose uploads are printed. */
export type ImageOwner = Pick<ApplicationUser, 'workspace_id' | 'user_id'>;
type Parts = Pick<Services, 'database' | 'storage'>;

/** Ids of the uploads that answers name. */
function filesNamed(definition: Definition, answers: RawAnswers): readonly number[] {
  const ids = new Set<number>();
  mapImageAnswers(definition, answers, (id) => {
    ids.add(id);
    return undefined;
  });
  return [...ids];
}

/** The uploads that the member who answers has made: documents never print the files of other members. */
async function ownImages(
  { database }: Pick<Parts, 'database'>,
  owner: ImageOwner,
  ids: readonly number[],
): Promise<readonly StoredFile[]> {
  const files = await scoped(database.models.StoredFile, inWorkspace(owner.workspace_id)).findAll({
    where: { id: [...ids], created_by: owner.user_id, type: imageTypes },
    order: [['id', 'ASC']],
  });
  let sum = 0;
  return files.filter(({ size }) => (sum += size) <= mostBytes);
}

/** The answers as people read them: with the names of the pictures that were uploaded for them. */
export async function withPictureNames(
  { database }: Pick<Parts, 'database'>,
  { workspace_id, user_id }: ImageOwner,
  definition: Definition,
  answers: RawAnswers,
): Promise<RawAnswers> {
  const ids = filesNamed(definition, answers);
  if (ids.length === 0) return answers;
  const files = await scoped(database.models.StoredFile, inWorkspace(workspace_id)).findAll({
    where: { id: [...ids], created_by: user_id },
  });
  const names = new Map(files.map(({ id, name }) => [id, name]));
  return mapImageAnswers(definition, answers, (id) => names.get(id));
}

/** The answers as documents are made of them: with the pictures that were uploaded for them. */
export async function withImages(
  parts: Parts,
  owner: ImageOwner,
  definition: Definition,
  answers: RawAnswers,
): Promise<RawAnswers> {
  const ids = filesNamed(definition, answers);
  if (ids.length === 0) return answers;
  const urls = new Map<number, string>();
  for (const { id, key, type } of await ownImages(parts, owner, ids)) {
    const bytes = await buffer(await parts.storage.get(key));
    urls.set(id, `data:${type};base64,${bytes.toString('base64')}`);
  }
  return mapImageAnswers(definition, answers, (id) => urls.get(id));
}
