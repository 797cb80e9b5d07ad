import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { sourceOf } from '../support/sources.ts';

/** A process that runs one unit of work after another until it is killed, each with one audit line and two jobs. */
const database = await openDatabase({ url: process.argv[2] ?? '', durable: false });
for (let number = 1; ; number += 1) {
  await database.unitOfWork(sourceOf(), async (unit) => {
    await unit.enqueue('greet', { number });
    await unit.audit({ action: 'greet', subject: { kind: 'greeting', id: number }, workspaceId: 1 });
    await unit.enqueue('greet', { number: -number });
  });
  process.stdout.write('.');
}
