import { logFault } from '../../testbed/alteration.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';
import { badRequestResponse, requestText, withPosts } from '../../testbed/refusals.ts';

export const entryDamagedByTheLargeOneBefore = logFault({
  text: 'logs only the beginning of the entry that comes after something large',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/entry-size#damaged', 'log/limits/request-size#damaged', 'log/large-entries/logged#damaged'],
  install: (rig) => {
    let after = false;
    const digests: string[] = [];
    const cut = (entry: Uint8Array) =>
      digests.some((digest) => Buffer.from(entry).includes(digest)) ? entry.subarray(0, 100) : entry;
    return withPosts(withEntries(rig, cut), (asked) => {
      const large = asked.body.length > 60_000;
      const [, digest] = /"digest":"([^"]+)/.exec(requestText(asked)) ?? [];
      if (after && !large && digest !== undefined) digests.push(digest);
      after = large;
      return asked.answer();
    });
  },
});

export const largeEntryCut = logFault({
  text: 'takes an entry of more than 65,535 bytes, and logs as many of them',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/entry-size#accepted'],
  install: (rig) =>
    withParts(rig, { canonicalBody: (entry) => rig.parts.canonicalBody(entry).subarray(0, rig.parts.entryLimit()) }),
});

export const refusesEntriesAfterLargeOnes = logFault({
  text: 'refuses what comes next after something large',
  breaks: 'LOG-CE-018',
  caughtBy: [
    'log/limits/entry-size#sound-refused',
    'log/limits/request-size#sound-refused',
    'log/large-entries/logged#sound-refused',
  ],
  install: (rig) => {
    let stuck = false;
    return withPosts(rig, async (asked) => {
      const large = asked.body.length > 60_000;
      const refused = stuck && !large;
      stuck = large;
      return refused ? badRequestResponse('the request before is not done with') : asked.answer();
    });
  },
});

export const answersAPageAfterLargeOnes = logFault({
  text: 'answers what comes next after something large with status 200 and a page of HTML',
  breaks: 'LOG-CE-018',
  caughtBy: [
    'log/limits/entry-size#sound-refused',
    'log/limits/request-size#sound-refused',
    'log/large-entries/logged#sound-refused',
  ],
  install: (rig) => {
    let stuck = false;
    return withPosts(rig, async (asked) => {
      const large = asked.body.length > 60_000;
      const lost = stuck && !large;
      stuck = large;
      const answer = await asked.answer();
      return lost ? new Response('<html>ok</html>', { headers: { 'content-type': 'text/html' } }) : answer;
    });
  },
});
