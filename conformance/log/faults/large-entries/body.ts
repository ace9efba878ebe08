import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const largeEntryShortened = logFault({
  text: 'cuts an entry of more than 60,000 bytes, in the log and in the answer',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/large-entries/body#other-body'],
  install: (rig) =>
    withParts(rig, {
      canonicalBody: (entry) => {
        const body = rig.parts.canonicalBody(entry);
        return body.length > 60_000 && body.length <= rig.parts.entryLimit() ? body.subarray(0, 60_000) : body;
      },
    }),
});
