import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { json, withEntriesPath } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'answers DELETE with 501 and other wrong methods with 405',
  cites:
    'RFC 9110, section 9.1: a method that is not implemented is refused with 501, one that is not allowed with 405',
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'DELETE' ? json(501, { code: 12, message: 'not here', details: [] }) : asked.answer(),
    ),
});
