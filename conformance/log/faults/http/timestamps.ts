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

export const dateInUtc = timestamps(
  'calls the zone of Date UTC',
  'form',
  'date',
  new Date().toUTCString().replace('GMT', 'UTC'),
);
