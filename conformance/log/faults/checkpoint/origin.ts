import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText, withParts } from '../../testbed/parts.ts';

export const originChangesAsTheLogGrows = logFault({
  text: 'ends its origin in a slash from some size on',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-as-given'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) => rig.parts.checkpointText(size > 300n ? `${origin}/` : origin, size, root),
    }),
});

export const originChangesWhereNoneIsGiven = logFault({
  text: 'signs under another origin once it has grown, where no origin is given',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#changed'],
  needs: { origin: 'none' },
  install: (rig) => withCheckpointText(rig, (text) => (/\n300\n/.test(text) ? text : text.replace('\n', '/2\n'))),
});

export const originLineOfAnotherLog = logFault({
  text: 'signs its checkpoints by its own key under the origin of another log',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-as-given'],
  alsoFails: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/^.*/, 'other.example/log')),
});

export const originOfAnotherLog = logFault({
  text: 'is another log than the one asked for, under its own origin and key',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-as-given'],
  install: (rig) => {
    const origin = 'other.example/log';
    return { ...rig, origin, signer: ed25519Signer({ name: origin }) };
  },
});
