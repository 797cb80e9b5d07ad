import { describeProblem } from '@shorui/engine/node';
import { AppError } from '../../errors/app-error.ts';
import { inspectedTypes } from '../../inspection/inspect-file.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import { inspectorDefaults } from '../../inspection/inspector.ts';
import { fileWords } from '../../messages/files.ts';
import type { Services } from '../../services.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import type { Content } from './store-content.ts';

/** Bytes of the largest Word or PDF file that is looked into. */
const maxInspected = inspectorDefaults.fileBytes;

export interface InspectedUpload extends Content {
  readonly field: string;
  /** Media type, by content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const isInspected = (type: string): type is keyof typeof inspectedTypes => Object.hasOwn(inspectedTypes, type);

/**
 * Refuses a Word or PDF file that the engine cannot open within its bounds: broken, encrypted, or one that unpacks to far more
 * than it is. Other kinds pass.
 * @throws {AppError} too_large; invalid with the engine's own words at the field; busy
 */
export async function inspectUpload(
  { inspector }: Pick<Services, 'inspector'>,
  upload: InspectedUpload,
  locale: 'jp' | 'en',
): Promise<void> {
  const { field, type, size } = upload;
  if (!isInspected(type)) return;
  if (size > maxInspected) throw new AppError('too_large', { params: { limit: formatBytes(maxInspected) } });
  const refuse = (words: readonly string[], cause?: unknown): AppError =>
    new AppError('invalid', { fields: { [field]: words }, cause });
  try {
    const problems = await inspector.inspect({ kind: inspectedTypes[type], size, open: () => upload.open() });
    if (problems.length === 0) return;
    throw refuse(problems.map((each) => describeProblem(each, locale === 'jp' ? 'ja' : 'en')));
  } catch (error) {
    throw error instanceof Exhausted ? refuse([fileWords[locale].exhausted], error) : error;
  }
}
