import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { applicationFormat } from '@shorui/engine/model';
import { writeBundle, type Application } from '@shorui/engine/node';
import { drawForm } from '../pdf/draw-form.ts';
import { fieldBoxes, fontSize, padding } from '../pdf/field-boxes.ts';
import { documentValues } from '../pdf/values.ts';

/** The form of the PDF bench as an application: forty texts are asked, and each stands in its box. */
function overlayApplication(): Application {
  const asked = fieldBoxes.map(({ name }, index) => ({ id: 100 + index, name, type: 1, field_group_id: 2 }) as const);
  const placed = fieldBoxes.map(({ name, page, x, y, width, height }, index) => ({
    id: 200 + index,
    name: `${name}の欄`,
    type: 1 as const,
    file_id: 900,
    source_field_id: 100 + index,
    page: page + 1,
    position_x: x,
    position_y: y,
    style: { width, height },
  }));
  return {
    format: applicationFormat,
    id: 1000,
    name: '届出',
    version: 1,
    publish: 0,
    last_id: 1000,
    questions: [
      { id: 1, name: '届出の内容', title: '届出の内容', type: 'fields', field_groups: [{ id: 2, name: '内容' }] },
    ],
    fields: [...asked, ...placed],
    files: [
      {
        id: 900,
        type: 'pdf',
        name: '届出書.pdf',
        path: 'files/form.pdf',
        form: { style: { font: 'BIZ UDMincho', font_size: fontSize, padding: { left: padding } } },
      },
    ],
  };
}

/** Writes the bundle of the form and so many sets of answers; gives the paths of both. */
export async function writeOverlays(folder: string, count: number): Promise<{ bundle: string; answers: string }> {
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, 'form');
  await writeBundle(bundle, {
    application: overlayApplication(),
    files: new Map([['files/form.pdf', await drawForm()]]),
  });
  const answers = join(folder, 'overlays.jsonl');
  const stream = createWriteStream(answers);
  for (let number = 1; number <= count; number++) {
    if (!stream.write(`${JSON.stringify(documentValues(number))}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return { bundle, answers };
}
