import { logVariant } from '../../testbed/alteration.ts';
import { withCreatedAnswer } from '../../testbed/created-entry.ts';

export const createdWithACharset = logVariant({
  text: 'names a charset of JSON in the answer with a created entry',
  cites: 'RFC 9110, section 8.3.1: a media type may have parameters',
  install: (rig) =>
    withCreatedAnswer(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-type', 'Application/JSON; charset="utf-8"');
      return new Response(await response.bytes(), { status: response.status, headers });
    }),
});
