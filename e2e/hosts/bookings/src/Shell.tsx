import { CalendarDays, History, Users } from 'lucide-react';
import { NavLink, Outlet } from 'react-router-dom';
import { AccountMenu } from './parts/AccountMenu';
import { Brand } from './parts/Brand';
import { TenantSwitcher } from './parts/TenantSwitcher';
import './shell.css';

const pages = [
  { to: '/', name: 'Bookings', Icon: CalendarDays },
  { to: '/activity', name: 'Activity', Icon: History },
  { to: '/team', name: 'Team', Icon: Users },
];

/** Header, navigation and account around every page of a signed-in user. */
export function Shell() {
  return (
    <>
      <header className="bar">
        <Brand />
        <nav className="nav" aria-label="Pages">
          {pages.map(({ to, name, Icon }) => (
            <NavLink key={to} to={to} end className="nav-link">
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="bar-end">
          <TenantSwitcher />
          <AccountMenu />
        </div>
      </header>
      <main className="page">
        <Outlet />
      </main>
    </>
  );
}
