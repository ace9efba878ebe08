import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withPosts } from '../../testbed/refusals.ts';

export const largeRequestIs413InHtml = logVariant({
  text: 'is behind a server that refuses requests of more than a megabyte with 413 and a page',
  cites: 'choice over-size, option too-large; RFC 9110, section 15.5.14',
  install: (rig) =>
    withPosts(rig, async (asked) =>
      asked.body.length > 1_000_000
        ? new Response('<h1>413</h1>', { status: 413, headers: { 'content-type': 'text/html' } })
        : asked.answer(),
    ),
});

export const largeRequestTaken = logVariant({
  text: 'reads sixteen mebibytes of a request, of which most may be white space',
  cites: 'choice over-size, option taken',
  install: (rig) => withParts(rig, { requestLimit: () => 16 * 1024 * 1024 }),
});
