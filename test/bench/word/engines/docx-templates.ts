import { createReport } from 'docx-templates';
import { commandDialect } from '../dialect.ts';
import type { Engine } from './engine.ts';

export const engine: Engine = {
  name: 'docx-templates',
  dialect: commandDialect,
  prepare: async (template) => Buffer.from(template),
  render: async (prepared, data) =>
    createReport({
      template: prepared as Buffer,
      data,
      cmdDelimiter: ['{', '}'],
      noSandbox: true,
      processLineBreaks: true,
      maximumWalkingDepth: 1e9,
    }),
};
