import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names for an entry that it has an index that no entry has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#wrong-index'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withRepeats(rig, (refused) => conflict(`${BigInt(refused.headers.get('x-log-index')!) + 1_000_000n}`)),
});
