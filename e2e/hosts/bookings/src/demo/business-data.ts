import { factory, oneOf, primaryKey } from '@mswjs/data';

const rooms = [
  { id: 'lighthouse', name: 'Lighthouse', seats: 8 },
  { id: 'chart-room', name: 'Chart room', seats: 4 },
  { id: 'boathouse', name: 'Boathouse', seats: 14 },
  { id: 'crows-nest', name: 'Crow’s nest', seats: 2 },
];

const models = {
  room: { id: primaryKey(String), name: String, seats: Number },
  booking: {
    id: primaryKey(String),
    tenantId: String,
    title: String,
    room: oneOf('room'),
    start: Number,
    end: Number,
    organiserId: String,
    organiserName: String,
  },
  activity: { id: primaryKey(String), tenantId: String, at: Number, actor: String, text: String },
};

/** The rows of the business. Users, roles and plans are not among them: they stay in the world. */
export type BusinessData = ReturnType<typeof createBusinessData>;

/** Makes the tables of the business, with its rooms. */
export function createBusinessData() {
  const data = withoutBroadcasts(() => factory(models));
  for (const room of rooms) data.room.create(room);
  return data;
}

/**
 * `factory` opens a BroadcastChannel whose messages another page takes for its own when its `factory` was called from the
 * same place in the code: two frames or tabs of one demo would share their rows.
 */
function withoutBroadcasts<Value>(create: () => Value): Value {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return create();
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
}
