import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the log ID in hex',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/form/log-id#length'],
  install: (rig) =>
    withEntryJson(rig, (entry) => ({
      ...entry,
      logId: { keyId: Buffer.from(entry.logId.keyId, 'base64').toString('hex') },
    })),
});
