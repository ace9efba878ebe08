import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { json, withEntriesPath } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'answers any method but POST with 501 where entries are created',
  cites: 'choice wrong-method, option not-implemented',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : json(501, { code: 12, message: 'not here', details: [] }),
    ),
});
