import { adminEvents, userEvents } from '../../../contract/events.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { staffChannel } from '../../../realtime/realtime-port.ts';
import { eventStreamType, sendEvents } from '../event-stream.ts';
import { isSessionAlive } from '../is-session-alive.ts';

type Request = HandlerRequest<typeof userEvents> | HandlerRequest<typeof adminEvents>;

function stream(request: Request, channel: number, sessionId: number): string {
  const { services, reply, headers, query } = request;
  if (request.method === 'HEAD') {
    reply.raw('', eventStreamType);
    return '';
  }
  const header = headers['last-event-id'];
  sendEvents({
    realtime: services.realtime,
    reply,
    channel,
    after: typeof header === 'string' ? header : query.last_event_id,
    isSessionAlive: () => isSessionAlive(services, sessionId),
  });
  return '';
}

const user = handle(userEvents, (request) =>
  Promise.resolve(stream(request, request.actor.userId, request.actor.sessionId)),
);

const admin = handle(adminEvents, (request) =>
  Promise.resolve(stream(request, staffChannel(request.actor.adminId), request.actor.sessionId)),
);

export const eventHandlers: readonly Mounted[] = [user, admin];
