import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Shape } from '../shapes.ts';
import { PartId } from './part-id.ts';

/** Steps into lists, from 0. */
const Steps = () => Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { maxItems: 20 });
const Block = Shape({
  file_id: PartId,
  path: labeled('preview.path', Steps()),
  repeat: Type.Optional(labeled('preview.repeat', Steps())),
});

/** Most blocks that one call asks about. */
const mostBlocks = 50;

export const previewApplication = defineEndpoint({
  area: 'admin',
  access: 'admin',
  name: 'applications.preview',
  method: 'POST',
  path: '/admin/v1/applications/:id/preview',
  summary: 'Show the pages of an application with answers that may be incomplete, and why blocks are shown or hidden',
  description:
    'For clients that do not run the engine. Files come as PDF in base64; what is not answered stays blank. The edited content is shown unless `number` names a kept version.',
  params: IdParamsOf('application'),
  body: Shape({
    answers: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 500 }),
    number: Type.Optional(labeled('preview.number', Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    file_id: Type.Optional(PartId),
    blocks: Type.Optional(labeled('preview.blocks', Type.Array(Block, { maxItems: mostBlocks }))),
  }),
  reply: Shape({
    files: Type.Array(Shape({ file_id: Type.Integer(), name: Type.String(), pdf: Type.String() })),
    problems: Type.Array(Shape({ severity: Type.String(), text: Type.String() })),
    reasons: Type.Array(
      Shape({
        file_id: Type.Integer(),
        path: Type.Array(Type.Integer()),
        repeat: Type.Array(Type.Integer()),
        shown: Type.Boolean(),
        /** From the block down to the answers that decide, indented. */
        lines: Type.Array(Type.String()),
      }),
    ),
  }),
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
  examples: {
    body: { answers: { 会社名: '株式会社山田商店' }, blocks: [{ file_id: 4, path: [0, 1] }] },
    reply: {
      files: [{ file_id: 4, name: '契約書_株式会社山田商店.pdf', pdf: 'JVBERi0xLjcK' }],
      problems: [],
      reasons: [{ file_id: 4, path: [0, 1], repeat: [], shown: true, lines: ['○ 契約書.docx#0.1 は表示されます'] }],
    },
  },
});

/** The preview of applications for the staff. */
export const previewEndpoints = [previewApplication] as const;
