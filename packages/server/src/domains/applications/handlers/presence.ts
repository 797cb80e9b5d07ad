import { Op } from 'sequelize';
import { announcePresence } from '../../../contract/applications/index.ts';
import type { ProductEvent } from '../../../contract/event-kinds.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { staffChannel } from '../../../realtime/realtime-port.ts';
import { loadApplication } from '../definition.ts';

/** Sent to the streams at once: it changes nothing, and a message that is lost is followed by the next. */
const announce = handle(announcePresence, async ({ actor, body, params, services: { database, realtime } }) => {
  const { id } = await loadApplication(database, params.id);
  const others = await database.models.Admin.findAll({
    attributes: ['id'],
    where: { suspended_at: null, id: { [Op.ne]: actor.adminId } },
  });
  const { tab, state } = body;
  const event: ProductEvent = {
    type: 'presence',
    data: { workspace_id: null, application_id: id, admin_id: actor.adminId, name: actor.name, tab, state },
  };
  await realtime.publish(
    others.map((other) => staffChannel(other.id)),
    event,
  );
  return null;
});

export const presenceHandlers: readonly Mounted[] = [announce];
