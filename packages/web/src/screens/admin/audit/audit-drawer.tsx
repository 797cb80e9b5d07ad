import type { AuditEventView } from '@shorui/server/contract';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Facts } from '../../../ui/surfaces.tsx';

/** One line of the audit with the members that changed. */
export function AuditDrawer({ event, onClose }: { readonly event: AuditEventView; readonly onClose: () => void }) {
  const text = useText(adminServiceText).audit;
  const { actor, on_behalf: staff, subject, before, after } = event;
  return (
    <Drawer title={text.actionWords(event.action)} onClose={onClose}>
      <Facts
        rows={[
          [text.at, timeOf(event.created_at)],
          [text.actor, staff === null ? text.actorWords(actor) : text.onBehalf(staff.name, actor.name)],
          [text.actorKind, text.actorKinds[actor.kind]],
          [text.subject, text.subjectWords(subject)],
          [text.actionName, event.action],
          [text.before, <Members key="before" values={before} />],
          [text.after, <Members key="after" values={after} />],
          [text.note, event.note],
          [text.address, event.address],
          [text.device, event.user_agent],
          [text.requestId, event.request_id],
        ]}
      />
    </Drawer>
  );
}

/** The members of a record that changed. */
function Members({ values }: { readonly values: AuditEventView['before'] }) {
  return values === null ? null : <pre className="ui-code">{JSON.stringify(values, undefined, 2)}</pre>;
}
