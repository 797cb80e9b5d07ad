import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import carbone from 'carbone';
import { exampleDialect } from '../dialect.ts';
import type { Engine } from './engine.ts';

export const engine: Engine = {
  name: 'carbone',
  dialect: exampleDialect(0),
  prepare: async (template) => {
    const path = join(mkdtempSync(join(tmpdir(), 'bench-')), 'template.docx');
    writeFileSync(path, template);
    return path;
  },
  render: (prepared, data) =>
    new Promise((resolve, reject) => {
      carbone.render(prepared as string, data, (error: Error | null, result: Uint8Array | string) => {
        if (error) reject(error);
        else resolve(new Uint8Array(Buffer.from(result)));
      });
    }),
};
