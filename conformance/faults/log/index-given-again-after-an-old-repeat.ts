import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, longAgo, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives the index before to the entry that comes after one which it had long ago',
  breaks: 'LOG-CE-009',
  caughtBy: ['log/sequences/acknowledged#given-before'],
  install: (rig) => {
    const old = longAgo(8);
    let back = false;
    return withCreations(rig, async ({ body, next }) => {
      const again = old(body);
      const response = await next();
      back ||= again;
      if (response.status !== 201 || !back) return response;
      return edited(response, (entry) => {
        entry.logIndex = `${BigInt(entry.logIndex) - 1n}`;
      });
    });
  },
});
