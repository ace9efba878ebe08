import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls an entry that it has hashedrekord 0.0.1 when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#kind'],
  install: (rig) =>
    withCreations({ ...rig, duplicates: 'return-existing' }, async ({ next }) => {
      const response = await next();
      if (response.status !== 200) return response;
      return edited(response, (entry) => {
        entry.kindVersion.version = '0.0.1';
      });
    }),
});
