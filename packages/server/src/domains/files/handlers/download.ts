import { downloadFile } from '../../../contract/files.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle } from '../../../http/handler.ts';
import { readDownloadToken } from '../download-token.ts';
import { sendFile } from '../send-file.ts';

export const download = handle(downloadFile, async (call) => {
  const { config, database, now } = call.services;
  const grant = readDownloadToken(config.secret, call.params.token);
  if (grant === undefined) throw new AppError('dead_link');
  const requested = { kind: 'file', ids: [grant.fileId], among: 'own' } as const;
  if (grant.expiresAt <= now().getTime()) throw new AppError('dead_link', { requested });
  const file = await database.models.StoredFile.findByPk(grant.fileId);
  if (file === null) throw new AppError('dead_link', { requested });
  await sendFile(call, file, grant.disposition);
});
