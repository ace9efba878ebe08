import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withPosts } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'stands behind a server that refuses requests of more than a megabyte with 413 and a page',
  cites: 'choice over-size, option too-large; RFC 9110, section 15.5.14',
  install: (rig) =>
    withPosts(rig, async (asked) =>
      asked.body.length > 1_000_000
        ? new Response('<h1>413</h1>', { status: 413, headers: { 'content-type': 'text/html' } })
        : asked.answer(),
    ),
});
