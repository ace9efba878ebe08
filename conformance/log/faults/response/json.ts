import { logFault } from '../../testbed/alteration.ts';
import { withEntryJson, withEntryJsonText, withProof } from '../../testbed/created-entry.ts';

export const createdAnsweredInUrlSafeBase64 = logFault({
  text: 'writes the bytes of an answer in the URL alphabet',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#base64'],
  install: (rig) =>
    withEntryJsonText(rig, (text) => {
      const bytes = /"(keyId|rootHash|canonicalizedBody)":"([^"]+)"/g;
      return text.replace(
        bytes,
        (_, name, value) => `"${name}":"${Buffer.from(value, 'base64').toString('base64url')}"`,
      );
    }),
});

export const createdAnsweredInSnakeCase = logFault({
  text: 'writes the names of an answer as the schema has them',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#names'],
  install: (rig) =>
    withEntryJsonText(rig, (text) =>
      text.replace(
        /"([A-Za-z]+)":/g,
        (_, name) => `"${name.replace(/[A-Z]/g, (letter: string) => `_${letter.toLowerCase()}`)}":`,
      ),
    ),
});

export const createdAnsweredWithNumbers = logFault({
  text: 'writes indices and sizes as JSON numbers',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#numbers'],
  install: (rig) => withEntryJsonText(rig, (text) => text.replace(/"(\w+(?:Index|Size|Time))":"(\d+)"/g, '"$1":$2')),
});

export const createdAnsweredWithoutPadding = logFault({
  text: 'leaves the padding out of the hashes of a proof',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#base64'],
  install: (rig) => withProof(rig, ({ hashes }) => ({ hashes: hashes.map((hash) => hash.replace(/=+$/, '')) })),
});

export const createdNamesTheIndexTwice = logFault({
  text: 'has two members of one name in an answer',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#duplicate'],
  install: (rig) => withEntryJsonText(rig, (text) => text.replace(/"logIndex":"\d+",/, '$&$&')),
});

export const createdWithoutBody = logFault({
  text: 'leaves the canonicalized body out of an answer',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#missing'],
  install: (rig) => withEntryJson(rig, ({ canonicalizedBody: _, ...entry }) => entry),
});

export const createdWithoutCheckpoint = logFault({
  text: 'leaves the checkpoint out of the proof',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#missing'],
  install: (rig) =>
    withEntryJson(rig, ({ inclusionProof: { checkpoint: _, ...inclusionProof }, ...entry }) => ({
      ...entry,
      inclusionProof,
    })),
});

export const createdWithoutLogId = logFault({
  text: 'leaves the log ID out',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/response/json#missing'],
  install: (rig) => withEntryJson(rig, ({ logId: _, ...entry }) => entry),
});
