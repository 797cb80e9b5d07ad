import type { Context } from 'koa';
import type { Endpoint } from '../../contract/endpoint.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../handler.ts';
import type { Locale } from '../locale.ts';
import { checkJson } from './check-json.ts';
import { checkInput, type CheckedInput } from './check-input.ts';
import { readJson, type BodyBounds } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import { readQuery } from './read-query.ts';
import type { UploadFolder } from './upload-folder.ts';

/** Limits of a JSON body, including the time for which a caller without a session can occupy a connection. */
export const jsonBounds: BodyBounds = { maxBytes: 4 * 1024 * 1024, withinMs: 30_000 };

export interface Input extends CheckedInput {
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
}

interface Body {
  readonly body: unknown;
  readonly isText: boolean;
  readonly files: Input['files'];
}

export interface InputReader {
  /** Reads and validates the input of a call. `asMethod` is the method of a form twin: a form sent by POST with `_method=PUT`. */
  read(
    ctx: Context,
    endpoint: Endpoint,
    call: { readonly requestId: string; readonly locale: Locale; readonly isFormTwin: boolean },
  ): Promise<Input>;
}

/** `uploadMaxBytes` is read for each form: staff can change the limit while the server runs. */
export function createInputReader(
  uploadMaxBytes: () => Promise<number>,
  folders: UploadFolder,
  bounds: BodyBounds = jsonBounds,
): InputReader {
  const readBody = async (
    ctx: Context,
    endpoint: Endpoint,
    call: Parameters<InputReader['read']>[2],
  ): Promise<Body> => {
    if (endpoint.encoding === 'multipart' || endpoint.files !== undefined) {
      if (ctx.is('multipart/form-data') !== false && ctx.is('multipart/form-data') !== null) {
        const folder = await folders.open(call.requestId);
        const form = await readMultipart(ctx, endpoint, folder, {
          uploadMaxBytes: await uploadMaxBytes(),
          locale: call.locale,
        });
        if (call.isFormTwin && form.method !== endpoint.method) throw new AppError('method_not_allowed');
        return { body: form.body, isText: true, files: form.files };
      }
      const needsFiles = Object.values(endpoint.files ?? {}).some((file) => file.required);
      if (needsFiles || call.isFormTwin) throw new AppError('unsupported_type');
    }
    if (endpoint.body === undefined) return { body: undefined, isText: false, files: {} };
    const body = await readJson(ctx.req, bounds);
    checkJson(body);
    return { body, isText: false, files: {} };
  };
  return {
    async read(ctx, endpoint, call) {
      const query = readQuery(ctx.querystring);
      const { body, isText, files } = await readBody(ctx, endpoint, call);
      const params = ctx['params'] as unknown;
      checkJson(params);
      return { ...checkInput(endpoint, { params, query, body, bodyIsText: isText }, call.locale), files };
    },
  };
}
