import { logout } from '@shorui/server/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { api } from '../api/client.ts';
import { sessionQuery } from '../api/session.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import type { ScreenRow } from '../routes/screen.ts';
import { siteTable } from '../routes/site-table.ts';
import { decideScreen, visitorOf } from '../routes/visitor.ts';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AllowsContext, type Allows } from './allows.ts';
import { Bell } from './bell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { useFirstLogin } from './first-login.ts';
import { Frame } from './frame.tsx';
import { customerMenu } from './menus.ts';
import { PaletteButton } from './palette-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

async function endSession(): Promise<void> {
  await api.call(logout);
  location.assign('/auth/login');
}

/** The frame of company users: workspace, menu by what they may open, account. */
export function CustomerLayout() {
  const text = useText(menuText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  useFirstLogin(user);
  if (user === null) return <Outlet />;
  const visitor = visitorOf(user, false);
  const rows = new Map<string, ScreenRow>(siteTable.rows.map((row) => [row.path, row]));
  const allows: Allows = (path) => {
    if (siteTable.ready[path] === undefined) return false;
    return 'show' in decideScreen(visitor, path, { requires: rows.get(path)?.requires });
  };
  return (
    <AllowsContext value={allows}>
      <Frame
        area="customer"
        brand={
          <Link to="/dashboard">
            <Brand />
          </Link>
        }
        place={
          user.workspace === null ? undefined : <WorkspaceMenu id={user.workspace.id} name={user.workspace.name} />
        }
        tools={
          <>
            <PaletteButton
              area="customer"
              screens={siteTable.rows
                .filter(({ layout, path }) => layout === 'customer' && !path.includes(':') && allows(path))
                .map(({ path }) => path)}
              onLogout={endSession}
            />
            <Bell />
            <AccountMenu
              name={user.full_name}
              email={user.email}
              settings={allows('/settings') ? '/settings' : undefined}
              onLogout={endSession}
            />
          </>
        }
        menu={<SideMenu label={text.mainMenu} groups={customerMenu} allows={allows} />}
        bottom={<BottomBar />}
        banner={
          user.on_behalf === null ? undefined : (
            <div className="proxy-strip" role="status">
              <span>{text.onBehalf(user.on_behalf.admin_name, user.full_name)}</span>
              <Button size="small" onClick={() => void endSession()}>
                {text.endOnBehalf}
              </Button>
            </div>
          )
        }
      >
        <Outlet />
      </Frame>
    </AllowsContext>
  );
}
