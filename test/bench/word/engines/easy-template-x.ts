import { TemplateHandler } from 'easy-template-x';
import { mustacheDialect } from '../dialect.ts';
import type { Engine } from './engine.ts';

const handler = new TemplateHandler();

export const engine: Engine = {
  name: 'easy-template-x',
  dialect: mustacheDialect,
  prepare: async (template) => Buffer.from(template),
  render: async (prepared, data) => new Uint8Array(await handler.process(prepared as Buffer, data as never)),
};
