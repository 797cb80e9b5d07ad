import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { withStoredUpload } from '../documents/document-file.ts';
import { storedFields, type NewTemplateFile } from './change-template.ts';
import type { DocumentTemplate } from './model.ts';
import { readTemplate } from './read-template.ts';

/** What a call brings along that may have a file. */
interface FileCall {
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  readonly locale: 'jp' | 'en';
  readonly services: Services;
}

interface Taking {
  /** Null: the staff's. */
  readonly workspaceId: number | null;
  /** The template whose file is replaced; its fields keep their settings. */
  readonly before?: DocumentTemplate;
}

/**
 * Reads and stores the file of a call, if it has one, then does the work whose unit of work makes its row.
 * @throws {AppError} invalid at the file, too_large, limit_storage, busy
 */
export async function takeFile<T>(
  { files, locale, services }: FileCall,
  { workspaceId, before }: Taking,
  work: (file: NewTemplateFile | null) => Promise<T>,
): Promise<T> {
  const upload = files['file']?.[0];
  if (upload === undefined) return work(null);
  const read = await readTemplate(services, upload, {
    locale,
    ...(before === undefined ? {} : { kept: storedFields(before) }),
  });
  return withStoredUpload(services, workspaceId, upload, (stored) => work({ stored, read }));
}

/** The same for a call that needs a file. @throws {AppError} bad_request */
export const takeRequiredFile = <T>(
  call: FileCall,
  taking: Taking,
  work: (file: NewTemplateFile) => Promise<T>,
): Promise<T> =>
  takeFile(call, taking, (file) => {
    if (file === null) throw new AppError('bad_request');
    return work(file);
  });
