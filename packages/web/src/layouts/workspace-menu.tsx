import { chooseWorkspace, listOwnCompanies } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { api } from '../api/client.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import '../ui/menu.css';

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
    <MenuTrigger>
      <AriaButton className="frame-place" aria-label={`${text.switchWorkspace}：${name}`} isPending={change.isPending}>
        <b>{name}</b>
        <ChevronsUpDown className="ui-icon" aria-hidden="true" />
      </AriaButton>
      <Popover className="ui-popover" placement="bottom start">
        <Menu
          className="ui-menu"
          aria-label={text.switchWorkspace}
          selectionMode="single"
          selectedKeys={[id]}
          onSelectionChange={(keys) => {
            for (const key of keys) if (key !== id) change.mutate(Number(key));
          }}
        >
          {companies.map((company) => (
            <MenuItem key={company.id} id={company.id}>
              {company.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
