import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with a proof that names index 0',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withCreations({ ...rig, duplicates: 'return-existing' }, async ({ next }) => {
      const response = await next();
      if (response.status !== 200) return response;
      return edited(response, (entry) => {
        entry.inclusionProof.logIndex = '0';
      });
    }),
});
