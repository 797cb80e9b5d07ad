import { compileTemplate, renderTemplate, type CompiledTemplate, type TemplateData } from '@shorui/engine/node';
import { handlebarsDialect } from '../dialect.ts';
import type { Engine } from './engine.ts';

export const engine: Engine = {
  name: 'shorui',
  dialect: handlebarsDialect,
  prepare: async (template) => compileTemplate(template),
  render: async (prepared, data) => renderTemplate(prepared as CompiledTemplate, data as TemplateData).bytes,
};
