import type { UnitOfWork } from '../../database/database.ts';

/** Gives a copy of an application the contents of the files of the original. Both share the stored objects. */
export async function copyAssets({ models }: UnitOfWork, from: number, to: number): Promise<void> {
  const assets = await models.ApplicationAsset.findAll({ where: { application_id: from } });
  await models.ApplicationAsset.bulkCreate(
    assets.map(({ path, file_id, key, name }) => ({ application_id: to, path, file_id, key, name })),
  );
}
