import { createReadStream } from 'node:fs';
import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import type { Endpoint, FileField } from '../../contract/endpoint.ts';
import { AppError } from '../../errors/app-error.ts';
import { fieldMessage, type WordsKey } from '../../errors/schema-errors.ts';
import type { UploadedFile } from '../handler.ts';
import type { Locale } from '../locale.ts';
import { checkJson } from './check-json.ts';
import { cleanFileName } from './clean-file-name.ts';
import { brokenPromise, fileKind } from './file-kind.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { nestFields } from './nest-fields.ts';
import { toUploadError } from './upload-error.ts';

/** Limits of the text fields of a form. */
const mostFields = 2000;
const fieldsMaxBytes = 2 * 1024 * 1024;

export interface MultipartInput {
  readonly body: Record<string, unknown>;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** `_method` of the form, removed from the body. */
  readonly method: string | undefined;
}

interface StoredFile {
  readonly field: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

interface Parsed {
  readonly fields: readonly (readonly [string, string])[];
  readonly files: readonly StoredFile[];
}

/**
 * Reads a form into `folder`. Throws AppError for forms that are unreadable, too large, have too many files or wrong types, with
 * messages by field where possible.
 */
export async function readMultipart(
  ctx: Context,
  endpoint: Endpoint,
  folder: string,
  limits: { readonly uploadMaxBytes: number; readonly locale: Locale },
): Promise<MultipartInput> {
  const requested = endpoint.files ?? {};
  const parsed = await parse(ctx, requested, folder, limits.uploadMaxBytes);
  const files = await checkFiles(parsed.files, requested, limits.locale);
  const { _method: method, ...body } = nestFields(parsed.fields);
  checkJson(body);
  return { body, files, method: typeof method === 'string' ? method.toUpperCase() : undefined };
}

async function parse(
  ctx: Context,
  requested: Readonly<Record<string, FileField>>,
  folder: string,
  uploadMaxBytes: number,
): Promise<Parsed> {
  const fields: [string, string][] = [];
  /** Files are reported once written, so small ones come before large ones; the order of the form is restored. */
  const order: string[] = [];
  const most = Object.values(requested).reduce((sum, field) => sum + field.most, 0);
  const largest = Object.values(requested).reduce((size, field) => Math.max(size, field.maxBytes), 0);
  const maxFileSize = Math.min(uploadMaxBytes, Math.max(1, largest));
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    patchKoa: true,
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'] as never,
    formidable: {
      uploadDir: folder,
      maxFields: mostFields,
      maxFieldsSize: fieldsMaxBytes,
      // Accepts one file more than allowed, so that the error can name the field.
      maxFiles: most + 1,
      maxFileSize,
      maxTotalFileSize: maxFileSize * Math.max(1, most),
      allowEmptyFiles: true,
      minFileSize: 0,
      keepExtensions: false,
      hashAlgorithm: false,
      onFileBegin: (_, file) => order.push(file.filepath),
    },
  });
  try {
    await read(ctx, () => Promise.resolve());
  } catch (error) {
    throw toUploadError(error, formatBytes(maxFileSize));
  }
  for (const [name, value] of Object.entries((ctx.request.body ?? {}) as Record<string, string | string[]>))
    for (const each of Array.isArray(value) ? value : [value]) fields.push([name, each]);
  const files = Object.entries(ctx.request.files ?? {}).flatMap(([field, found]) =>
    (Array.isArray(found) ? found : [found]).map((file) => ({
      field: field.replace(/\[\d*\]$/, ''),
      path: file.filepath,
      name: cleanFileName(file.originalFilename ?? ''),
      size: file.size,
    })),
  );
  return { fields, files: files.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path)) };
}

async function checkFiles(
  stored: readonly StoredFile[],
  requested: Readonly<Record<string, FileField>>,
  locale: Locale,
): Promise<Record<string, UploadedFile[]>> {
  const errors = new Map<string, string[]>();
  const complain = (field: string, key: WordsKey, params: Record<string, string | number> = {}): void => {
    errors.set(field, [...(errors.get(field) ?? []), fieldMessage(key, field, locale, params)]);
  };
  const kept: Record<string, UploadedFile[]> = {};
  let status: 'invalid' | 'too_large' | 'unsupported_type' = 'invalid';
  for (const { field, path, name, size } of stored) {
    const rule = Object.hasOwn(requested, field) ? requested[field] : undefined;
    if (rule === undefined) {
      complain(field.slice(0, 60), 'file.unknown', { name: field.slice(0, 60) });
      continue;
    }
    // A file field that was left empty arrives as an empty file without a name.
    if (size === 0 && name === '') continue;
    const list = (kept[field] ??= []);
    if (size === 0) complain(field, 'file.empty');
    if (size > rule.maxBytes) {
      complain(field, 'file.tooLarge', { limit: formatBytes(rule.maxBytes) });
      status = 'too_large';
    }
    if (list.length >= rule.most) complain(field, 'file.tooMany', { limit: rule.most });
    const kind = await fileKind(path, name);
    if (rule.types.length > 0 && size > 0) {
      if (!rule.types.includes(kind.type)) complain(field, `file.${brokenPromise(kind, name, rule.types) ?? 'type'}`);
      else if (!kind.matchesName) complain(field, 'file.mismatch');
      if (!rule.types.includes(kind.type) || !kind.matchesName)
        status = status === 'invalid' ? 'unsupported_type' : status;
    }
    list.push({ field, name, type: kind.type, size, open: () => createReadStream(path) });
  }
  for (const [field, rule] of Object.entries(requested))
    if (rule.required && (kept[field] ?? []).length === 0) complain(field, 'file.required');
  if (errors.size > 0)
    throw new AppError(status, {
      fields: Object.fromEntries(errors),
      params: status === 'too_large' ? { limit: largestOf(requested) } : {},
    });
  return kept;
}

function largestOf(requested: Readonly<Record<string, FileField>>): string {
  return formatBytes(Math.max(...Object.values(requested).map((field) => field.maxBytes)));
}
