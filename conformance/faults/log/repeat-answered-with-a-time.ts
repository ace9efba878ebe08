import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with the time at which it came in',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#vouching'],
  install: (rig) =>
    withCreations({ ...rig, duplicates: 'return-existing' }, async ({ next }) => {
      const response = await next();
      if (response.status !== 200) return response;
      return edited(response, (entry) => {
        entry.integratedTime = '1700000000';
      });
    }),
});
