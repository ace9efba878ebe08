import { clientFault } from '../../testbed/alteration.ts';

export const keyIdAlone = clientFault({
  text: 'takes every line with its key ID for one by its key',
  breaks: 'CLIENT-SN-002',
  caughtBy: ['log-client/checkpoint/known-key#name', 'log-client/checkpoint/unknown-signatures#same-key-id'],
  install: (rig) => ({ ...rig, ownLines: (lines, key) => lines.filter(({ keyId }) => keyId === key.id) }),
});

export const keyNameAlone = clientFault({
  text: 'takes every line with the name of its key for one by its key',
  breaks: 'CLIENT-SN-002',
  caughtBy: ['log-client/checkpoint/known-key#key-id', 'log-client/checkpoint/unknown-signatures#same-name'],
  install: (rig) => ({ ...rig, ownLines: (lines, key) => lines.filter(({ name }) => name === key.name) }),
});
