import { logVariant } from '../../testbed/alteration.ts';
import { jsonResponse, withEntriesPath } from '../../testbed/refusals.ts';

export const wrongMethodIs404Or403 = logVariant({
  text: 'routes by method and path, so that there is nothing for GET, and forbids what might change something',
  cites: 'RFC 9110, section 15.5.4 and section 15.5.5',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : new Response(null, { status: asked.method === 'GET' ? 404 : 403 }),
    ),
});

export const wrongMethodIs501 = logVariant({
  text: 'answers any method but POST with 501 where entries are created',
  cites: 'choice wrong-method, option not-implemented',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : jsonResponse(501, { code: 12, message: 'not here', details: [] }),
    ),
});

export const wrongMethodsRefusedInTwoWays = logVariant({
  text: 'answers DELETE with 501 and other wrong methods with 405',
  cites:
    'RFC 9110, section 9.1: a method that is not implemented is refused with 501, one that is not allowed with 405',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'DELETE' ? jsonResponse(501, { code: 12, message: 'not here', details: [] }) : asked.answer(),
    ),
});
