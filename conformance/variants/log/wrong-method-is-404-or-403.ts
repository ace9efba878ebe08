import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEntriesPath } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'routes by method and path, so that there is nothing for GET, and forbids what might change something',
  cites: 'RFC 9110, section 15.5.4 and section 15.5.5',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : new Response(null, { status: asked.method === 'GET' ? 404 : 403 }),
    ),
});
