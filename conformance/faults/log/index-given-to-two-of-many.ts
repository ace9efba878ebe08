import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers two of eight entries that are under way with one index',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#same-index'],
  install: (rig) =>
    withCrowd(rig, 8, async ({ next }) =>
      edited(await next(), (entry) => {
        entry.logIndex = `${BigInt(entry.logIndex) - 1n}`;
      }),
    ),
});
