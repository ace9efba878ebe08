import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { badRequest, refusing, textOf, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'remembers the digests of what it refused, and refuses every entry for one of them',
  breaks: 'LOG-CE-007',
  caughtBy: refusing('sound-refused'),
  install: (rig) => {
    const refused = new Set<string>();
    return withPosts(rig, async (asked) => {
      const [, digest] = /"digest":"([^"]{40})/.exec(textOf(asked)) ?? [];
      if (digest !== undefined && refused.has(digest)) return badRequest('refused before');
      const response = await asked.answer();
      if (digest !== undefined && response.status === 400) refused.add(digest);
      return response;
    });
  },
});
