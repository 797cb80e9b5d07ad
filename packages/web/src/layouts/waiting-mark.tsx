import { approvalDashboard } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import type { ScreenPath } from '../routes/screen-paths.ts';
import './waiting-mark.css';

/** Larger counts are shown as 99+. */
const most = 99;

/** How many approvals wait for the person, on the entry of their list. The stream of events keeps it up to date. */
export function WaitingMark({ path }: { readonly path: ScreenPath }) {
  return path === '/document/approve/list' ? <ApprovalCount /> : null;
}

function ApprovalCount() {
  const text = useText(menuText);
  const { data } = useQuery({ ...endpointQuery(approvalDashboard), meta: { handled: true } });
  const waiting = data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <b className="waiting-mark">
      <span aria-hidden="true">{waiting > most ? `${most}+` : waiting}</span>
      <span className="ui-sr">{text.waiting(waiting)}</span>
    </b>
  );
}
