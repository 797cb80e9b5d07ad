import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { defineEndpoint, IdParamsOf, Shape } from '../../../packages/server/src/contract/index.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';

export const kilobyte = 1024;
const base = {
  area: 'user',
  access: 'public',
  summary: 'For tests',
  reply: Type.Unknown(),
  encoding: 'multipart',
} as const;
const pdfs = {
  description: 'Paper',
  required: true,
  most: 2,
  maxBytes: 64 * kilobyte,
  types: ['application/pdf', 'text/csv'],
} as const;
const any = { description: 'Anything', required: false, most: 1, maxBytes: 32 * kilobyte, types: [] } as const;
const upload = defineEndpoint({
  ...base,
  name: 'uploads.create',
  method: 'POST',
  path: '/v1/uploads',
  files: { papers: pdfs, any },
  body: Shape({
    title: Type.String({ minLength: 1 }),
    count: Type.Optional(Type.Integer()),
    steps: Type.Optional(Type.Array(Shape({ name: Type.String(), done: Type.Boolean() }))),
    ids: Type.Optional(Type.Array(Type.Integer())),
  }),
});
const change = defineEndpoint({
  ...base,
  name: 'uploads.change',
  method: 'PUT',
  path: '/v1/uploads/:id',
  params: IdParamsOf('group'),
  files: { any },
  body: Shape({ title: Type.String() }),
});
const fail = defineEndpoint({ ...base, name: 'uploads.fail', method: 'POST', path: '/v1/failing', files: { any } });
/** The calls of the tests: one with several files, one that changes by PUT, one that always fails. */
export const uploadHandlers = [
  handle(upload, async ({ body, files }) => ({
    body,
    files: await Promise.all(
      Object.values(files)
        .flat()
        .map(async ({ field, name, type, size, open }) => ({
          field,
          name,
          type,
          size,
          content: (await text(open())).slice(0, 8),
        })),
    ),
  })),
  handle(change, async ({ body, params }) => ({ ...body, ...params })),
  handle(fail, async () => {
    throw new AppError('in_use');
  }),
];

export const pdf = (size = 100) => new Blob([`%PDF-1.7\n${'x'.repeat(size - 9)}`]);
export const formOf = (parts: readonly (readonly [string, string | Blob, string?])[]) => {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
};
