import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, longAgo, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with that entry right away, and with 409 after another one',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#changed'],
  install: (rig) => {
    const again = longAgo(1);
    return withCreations({ ...rig, duplicates: 'return-existing' }, async ({ body, next }) => {
      const response = await next();
      if (!again(body) || response.status >= 300) return response;
      const { logIndex } = (await response.json()) as { logIndex: string };
      return conflict(logIndex);
    });
  },
});
