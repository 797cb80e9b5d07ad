import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { mustacheDialect } from '../dialect.ts';
import type { Engine } from './engine.ts';

export const engine: Engine = {
  name: 'docxtemplater',
  dialect: mustacheDialect,
  prepare: async (template) => template,
  render: async (prepared, data) => {
    const document = new Docxtemplater(new PizZip(prepared as Uint8Array), { paragraphLoop: true, linebreaks: true });
    document.render(data);
    return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
  },
};
