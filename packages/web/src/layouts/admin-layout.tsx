import { adminLogout } from '@shorui/server/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { api } from '../api/client.ts';
import { adminSessionQuery } from '../api/session.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import { adminTable } from '../routes/admin-table.ts';
import { Brand } from '../ui/brand.tsx';
import { Link } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { adminMenu } from './admin-menu.ts';
import { Frame } from './frame.tsx';
import { PaletteButton } from './palette-button.tsx';
import { SideMenu } from './side-menu.tsx';

async function endSession(): Promise<void> {
  await api.call(adminLogout);
  location.assign('/admin/auth/login');
}

/** The frame of the staff. Its bar and menu are always dark, so that they see where they are. */
export function AdminLayout() {
  const text = useText(menuText);
  const { data: admin } = useSuspenseQuery(adminSessionQuery);
  if (admin === null) return <Outlet />;
  return (
    <Frame
      area="admin"
      brand={
        <Link to="/admin">
          <Brand area={text.staffArea} />
        </Link>
      }
      tools={
        <>
          <PaletteButton
            area="admin"
            screens={adminTable.rows
              .filter(
                ({ layout, path }) => layout === 'admin' && !path.includes(':') && adminTable.ready[path] !== undefined,
              )
              .map(({ path }) => path)}
            onLogout={endSession}
          />
          <AccountMenu name={admin.name} email={admin.uid} onLogout={endSession} />
        </>
      }
      menu={
        <SideMenu label={text.adminMenu} groups={adminMenu} allows={(path) => adminTable.ready[path] !== undefined} />
      }
    >
      <Outlet />
    </Frame>
  );
}
