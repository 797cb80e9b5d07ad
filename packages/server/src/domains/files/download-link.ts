import type { FileLink } from '../../contract/files.ts';
import type { Services } from '../../services.ts';
import { signDownload } from './download-token.ts';

/** How long (ms) a link to download can be used. */
const linkMs = 5 * 60_000;

/**
 * A link to download a file for some minutes. The member who passes it on decides that the receiver may have the file: the link
 * itself checks no permission.
 */
export function downloadLink(
  { config, now }: Pick<Services, 'config' | 'now'>,
  file: { readonly id: number; readonly name: string },
  disposition: 'attachment' | 'inline' = 'attachment',
): FileLink {
  const expiresAt = Math.floor((now().getTime() + linkMs) / 1000) * 1000;
  const token = signDownload(config.secret, { fileId: file.id, disposition, expiresAt });
  // Routers take a dot alone for a folder, and the name is for people only.
  const name = encodeURIComponent(file.name.replace(/^\.+$/, '_').replaceAll(/[/\\]/g, '_'));
  return { url: `${config.publicUrl}/v1/downloads/${token}/${name}`, expires_at: new Date(expiresAt).toISOString() };
}
