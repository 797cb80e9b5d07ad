import { publishState } from '@shorui/engine/model';
import { readBundle } from '@shorui/engine/node';
import { listSamples, startFromSample } from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { columnsOf, emptyDefinition, loadApplication } from '../../applications/definition.ts';
import { presentApplication } from '../../applications/present.ts';
import { addContents, storeBundle } from '../samples/bundle-contents.ts';
import { sampleFolder, samples } from '../samples/read-samples.ts';

const list = handle(listSamples, async () => (await samples()).map((each) => ({ ...each })));

const start = handle(startFromSample, async ({ body, locale, reply, services, unitOfWork }) => {
  const found = (await samples()).find(({ sample }) => sample === body.sample);
  if (found === undefined) throw new AppError('not_found');
  const bundle = await readBundle(sampleFolder(found.sample));
  const stored = await storeBundle(services, bundle);
  const id = await unitOfWork(async (unit) => {
    const row = await unit.models.Application.create({ name: found.name, definition: '' });
    const { plan_prices: _prices, frozen: _frozen, ...content } = bundle.application;
    const definition = {
      ...emptyDefinition(row.id, row.name),
      ...content,
      id: row.id,
      version: 1,
      publish: publishState.private,
    };
    await row.update(columnsOf(definition));
    await addContents(unit, definition, stored);
    await unit.audit({
      action: startFromSample.name,
      subject: { kind: 'application', id: row.id },
      workspaceId: null,
      after: { name: row.name, sample: found.sample },
    });
    return row.id;
  });
  reply.message(resourceWords[locale].created);
  return presentApplication(services.database, await loadApplication(services.database, id));
});

export const sampleHandlers: readonly Mounted[] = [list, start];
