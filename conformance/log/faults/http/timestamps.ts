import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

/** Sends a timestamp in every answer. */
const timestamps = (text: string, reason: string, field: string, value: string) =>
  logFault({
    text,
    breaks: 'LOG-HT-021',
    caughtBy: [`log/http/timestamps#${reason}`],
    install: (rig) =>
      withMiddleware(rig, (next) => async (request) => {
        const response = await next(request);
        const headers = new Headers(response.headers);
        headers.set(field, value);
        return new Response(response.body, { status: response.status, headers });
      }),
  });

/** Today, and the day before, whose day of the week is another. */
const [now, before] = [new Date(), new Date(Date.now() - 86_400_000)].map((date) => date.toUTCString()) as [
  string,
  string,
];

export const dateOfAnotherWeekday = timestamps(
  'gives Date the day of the week before',
  'calendar',
  'date',
  `${before.slice(0, 3)}${now.slice(3)}`,
);

export const dateInUtc = timestamps(
  'calls the zone of Date UTC',
  'form',
  'date',
  new Date().toUTCString().replace('GMT', 'UTC'),
);
