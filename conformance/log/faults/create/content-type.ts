import { logFault } from '../../testbed/alteration.ts';
import { withCreatedAnswer } from '../../testbed/created-entry.ts';

export const createdAsText = logFault({
  text: 'calls a created entry plain text',
  breaks: 'LOG-CE-004',
  caughtBy: ['log/create/content-type#media-type'],
  install: (rig) =>
    withCreatedAnswer(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-type', 'text/plain; charset=utf-8');
      return new Response(await response.bytes(), { status: response.status, headers });
    }),
});

export const createdWithoutContentType = logFault({
  text: 'names no Content-Type for a created entry',
  breaks: 'LOG-CE-004',
  caughtBy: ['log/create/content-type#missing'],
  install: (rig) =>
    withCreatedAnswer(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.delete('content-type');
      return new Response(await response.bytes(), { status: response.status, headers });
    }),
});
