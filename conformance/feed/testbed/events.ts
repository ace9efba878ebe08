import type { NewEvent } from '../../../src/reference/feed/index.ts';

const HOUR = 3_600_000;

/** A date-time at an offset in minutes. */
export function testbedDateTime(epochMs: number, offset = 0): string {
  const local = new Date(epochMs + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.trunc(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const times = (now: number, from: number, hours: number, offset = -300) => ({
  start: testbedDateTime(now + from * HOUR, offset),
  end: testbedDateTime(now + (from + hours) * HOUR, offset),
});

/** What a site lists at a time: usual events, and those at which a feed goes wrong. */
export function eventsAt(now: number, site: string): readonly NewEvent[] {
  const link = (id: number) => `https://feed.example/${site}/events/${id}`;
  const updated = testbedDateTime(now - 30 * HOUR, -300);
  const event = (id: number, more: NewEvent): NewEvent => ({
    id,
    title: `Event ${id}`,
    times: [times(now, id, 2)],
    type: ['Lecture'],
    link: link(id),
    updated,
    ...more,
  });
  return [
    event(1, { title: 'Talk & tea <for "all">, it\'s free', type: ['Lecture', 'Seminar'] }),
    event(2, { title: 'Ça & là: naïve café 💡 \u2028 ]]>', type: [] }),
    event(3, { times: [times(now, -2, 3), times(now, 40, 1), null, { start: null, end: null }] }),
    event(4, { title: null, times: null, type: null, link: null, updated: null }),
    event(5, { id: null, title: '', type: [null, 'Open house'] }),
    event(6, { title: ' 2014 ', times: [{ start: testbedDateTime(now + 6 * HOUR, 345), end: null }] }),
    event(7, { id: 9_007_199_254_740_993n, times: [times(now, 7, 0)] }),
    event(8, { times: [times(now, -50, 2), times(now, 8, 2)], location: { room: 'E5 101', floor: null } }),
    event(9, { times: [times(now, -60, 2)] }),
    event(10, { title: '2014' }),
  ];
}
