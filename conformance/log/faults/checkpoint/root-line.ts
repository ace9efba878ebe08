import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText, withParts } from '../../testbed/parts.ts';

export const emptyRootLine = logFault({
  text: 'leaves the root line of the empty tree empty',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { emptyRoot: () => new Uint8Array() }),
});

export const rootHexInBase64 = logFault({
  text: 'writes the root in the base64 of its hex',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) =>
        rig.parts.checkpointText(origin, size, Buffer.from(Buffer.from(root).toString('hex'))),
    }),
});

export const rootInUrlSafeBase64 = logFault({
  text: 'writes the root in base64url, padded',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) =>
    withCheckpointText(rig, (text) => {
      const [origin, size, root] = text.split('\n');
      return `${origin}\n${size}\n${root!.replaceAll('+', '-').replaceAll('/', '_')}\n`;
    }),
});

export const rootInHex = logFault({
  text: 'writes the root in hex',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) => `${origin}\n${size}\n${Buffer.from(root).toString('hex')}\n`,
    }),
});

export const rootWithoutPadding = logFault({
  text: 'writes the root in base64 without its padding',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace('=\n', '\n')),
});
