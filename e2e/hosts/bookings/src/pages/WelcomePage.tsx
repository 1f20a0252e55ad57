import { useLoginWithRedirect } from '@portico/sdk';
import type { BookingList, Room } from '../api/types';
import { Brand } from '../parts/Brand';
import { RoomList } from '../parts/RoomList';
import './welcome-page.css';

const lighthouse: Room = { id: 'lighthouse', name: 'Lighthouse', seats: 8 };
const chartRoom: Room = { id: 'chart-room', name: 'Chart room', seats: 4 };
const boathouse: Room = { id: 'boathouse', name: 'Boathouse', seats: 14 };
const noon = new Date().setHours(12, 0, 0, 0);
const hour = 3_600_000;
const common = { title: '', organiser: { id: '', name: '' } };

/** A picture of the application. */
const sample: BookingList = {
  now: noon,
  rooms: [lighthouse, chartRoom, boathouse],
  bookings: [
    { ...common, id: '1', room: chartRoom, start: noon - hour, end: noon + hour / 2 },
    { ...common, id: '2', room: lighthouse, start: noon + 3 * hour, end: noon + 4 * hour },
  ],
  limit: null,
};

/** The page for users who are not signed in. */
export function WelcomePage() {
  const login = useLoginWithRedirect();
  return (
    <div className="welcome">
      <header className="bar">
        <Brand />
      </header>
      <main>
        <div className="welcome-text">
          <h1>A room when you need one</h1>
          <p>Quayside shows your team which rooms are free, and books one in two clicks.</p>
          <button type="button" className="button primary large" onClick={() => void login()}>
            Sign in
          </button>
        </div>
        <div aria-hidden>
          <RoomList list={sample} />
        </div>
      </main>
    </div>
  );
}
