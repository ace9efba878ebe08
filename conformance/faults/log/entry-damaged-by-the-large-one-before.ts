import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries } from '../alter.ts';
import { fault } from '../fault.ts';
import { textOf, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'logs only the beginning of the entry that comes after something large',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/entry#damaged', 'log/limits/request#damaged', 'log/large/logged#damaged'],
  install: (rig) => {
    let after = false;
    const digests: string[] = [];
    const cut = (entry: Uint8Array) =>
      digests.some((digest) => Buffer.from(entry).includes(digest)) ? entry.subarray(0, 100) : entry;
    return withPosts(withEntries(rig, cut), (asked) => {
      const large = asked.body.length > 60_000;
      const [, digest] = /"digest":"([^"]+)/.exec(textOf(asked)) ?? [];
      if (after && !large && digest !== undefined) digests.push(digest);
      after = large;
      return asked.answer();
    });
  },
});
