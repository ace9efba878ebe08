import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const keyNameEmpty = logFault({
  text: 'leaves the key name out of its signature line',
  breaks: 'LOG-SN-004',
  caughtBy: ['log/note/key-names#key-name'],
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.map((line) => ({ ...line, name: '' })),
        ),
    }),
});

export const keyNameWithPlus = logFault({
  text: 'carries a line by a key with a plus sign in its name',
  breaks: 'LOG-SN-004',
  caughtBy: ['log/note/key-names#key-name'],
  install: (rig) => ({ ...rig, cosigners: [{ ...ed25519Signer({ name: 'w' }), name: 'witness+1' }] }),
});

export const keyNameWithSpace = logFault({
  text: 'carries a line by a key with a space in its name',
  breaks: 'LOG-SN-004',
  caughtBy: ['log/note/key-names#key-name'],
  install: (rig) => ({ ...rig, cosigners: [{ ...ed25519Signer({ name: 'w' }), name: 'a witness' }] }),
});
