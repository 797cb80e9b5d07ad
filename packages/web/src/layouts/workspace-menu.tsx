import { chooseWorkspace, listOwnCompanies } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { api } from '../api/client.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import { PopupButton } from '../ui/popup-button.tsx';

export interface WorkspaceMenuProps {
  readonly id: number;
  readonly name: string;
}

/** The present workspace; with several companies a menu that changes to another. */
export function WorkspaceMenu({ id, name }: WorkspaceMenuProps) {
  const text = useText(menuText);
  const { data: companies = [] } = useQuery({ ...endpointQuery(listOwnCompanies), staleTime: Infinity });
  const change = useMutation({
    mutationFn: (company: number) => api.call(chooseWorkspace, { body: { company_id: company } }),
    // A full page load: nothing of the other workspace stays in memory.
    onSuccess: () => location.assign('/dashboard'),
  });
  if (companies.length < 2) return <b className="frame-place">{name}</b>;
  return (
    <PopupButton
      kind="menu"
      className="frame-place"
      label={`${text.switchWorkspace}：${name}`}
      isPending={change.isPending}
      load={async () => (await import('./workspace-panel.tsx')).WorkspacePanel}
      props={{ id, companies, onChoose: change.mutate }}
    >
      <b>{name}</b>
      <ChevronsUpDown className="ui-icon" aria-hidden="true" />
    </PopupButton>
  );
}
