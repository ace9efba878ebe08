import { logFault } from '../../testbed/alteration.ts';
import { withReturnedEntry } from '../../testbed/repeats.ts';

export const repeatAnsweredAsAnOlderVersion = logFault({
  text: 'calls an entry that it has hashedrekord 0.0.1 when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned-entry#kind'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.kindVersion.version = '0.0.1';
    }),
});

export const repeatAnsweredWithALogIdOfZeroes = logFault({
  text: 'answers an entry that it has with a log ID of zeroes',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned-entry#log-id'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.logId.keyId = Buffer.alloc(32).toString('base64');
    }),
});

export const repeatAnsweredWithTheKeyId = logFault({
  text: 'answers an entry that it has with the key ID in place of the whole log ID',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned-entry#log-id'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.logId.keyId = Buffer.from(entry.logId.keyId, 'base64').subarray(0, 4).toString('base64');
    }),
});

export const repeatAnsweredWithATime = logFault({
  text: 'answers an entry that it has with the time at which it came in',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned-entry#time-or-promise'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.integratedTime = '1700000000';
    }),
});

export const repeatAnsweredWithNumbers = logFault({
  text: 'answers an entry that it has with its index as a JSON number',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned-entry#form'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.logIndex = Number(entry.logIndex);
    }),
});
