import { readCheckpoint, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { certificateLogFault, witnessedLogFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withProof } from '../../testbed/created-entry.ts';
import { withParts } from '../../testbed/parts.ts';
import { ALL_OF_THREE, TWO_OF_THREE } from '../../testbed/witnesses/policies.ts';
import { testWitnesses } from '../../testbed/witnesses/witnesses.ts';

const CAUGHT = ['log/cosignatures/quorum#too-few'] as const;

export const cosignedByOneWitness = witnessedLogFault({
  text: 'publishes its checkpoint when one witness has cosigned it, though the policy asks for two',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  install: (rig) => ({ ...rig, cosigners: [testWitnesses(rig.clock)[1]] }),
});

export const cosignedTwiceByOneWitness = witnessedLogFault({
  text: 'counts two cosignatures of one witness as those of two witnesses',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  install: (rig) => ({ ...rig, cosigners: [testWitnesses(rig.clock)[0], testWitnesses(rig.clock)[0]] }),
});

export const cosignedByTwoOfThree = witnessedLogFault({
  text: 'publishes its checkpoint when most witnesses have cosigned it, though the policy asks for all',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  needs: { policy: ALL_OF_THREE },
  install: (rig) => ({ ...rig, cosigners: testWitnesses(rig.clock).slice(1) }),
});

export const grownTreeNotCosigned = witnessedLogFault({
  text: 'publishes the checkpoint of a tree that has grown before the witnesses have cosigned it',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) => rig.parts.note(text, Number(text.split('\n')[1]) > 300 ? lines.slice(0, 1) : lines),
    }),
});

export const uncosignedCheckpointInAnswers = witnessedLogFault({
  text: 'puts the checkpoint into answers of CreateEntry as it was before the witnesses cosigned it',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  install: (rig) =>
    withProof(rig, ({ checkpoint: { envelope } }) => {
      const [text, lines] = envelope.split('\n\n') as [string, string];
      return { checkpoint: { envelope: `${text}\n\n${lines.split('\n')[0]}\n` } };
    }),
});

export const treeHeadSignedAgainWithoutCosignatures = certificateLogFault({
  text: 'signs its tree head again after the first reader, and shows it without the cosignatures of that tree',
  breaks: 'LOG-CO-001',
  caughtBy: CAUGHT,
  needs: { policy: TWO_OF_THREE },
  install: (rig) => {
    let reads = 0;
    return withServedCheckpoint(rig, (note) => {
      const { size, root } = readCheckpoint(note)!;
      return ++reads === 1 ? note : sealCheckpoint({ ...rig, cosigners: [] }, size, root);
    });
  },
});
