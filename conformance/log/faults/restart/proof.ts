import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { type EntryJson, withBrokenSignature, withEntryJson } from '../../testbed/created-entry.ts';

/** Alters the first answer after each restart; `before` is the answer before it. */
function withFirstAnswerAfterRestart(rig: LogRig, alter: (entry: EntryJson, before: EntryJson) => unknown): LogRig {
  let [isFirst, before]: [boolean, EntryJson | undefined] = [false, undefined];
  const altered = withEntryJson(rig, (entry) => {
    const answer = isFirst && before ? alter(entry, before) : entry;
    [isFirst, before] = [false, entry];
    return answer;
  });
  return {
    ...altered,
    restarted: () => {
      isFirst = true;
      rig.restarted?.();
    },
  };
}

export const firstProofOfTheTreeBeforeARestart = logFault({
  text: 'answers the first entry after a restart with the checkpoint that it had stored before, which lacks the entry',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/restart/proof#proof'],
  needs: { restart: true },
  install: (rig) =>
    withFirstAnswerAfterRestart(rig, (entry, { inclusionProof: { rootHash, treeSize, checkpoint } }) => ({
      ...entry,
      inclusionProof: { ...entry.inclusionProof, rootHash, treeSize, checkpoint },
    })),
});

export const firstCheckpointAfterARestartNotSigned = logFault({
  text: 'answers the first entry after a restart with a checkpoint whose signature is wrong',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/restart/proof#checkpoint'],
  needs: { restart: true },
  install: (rig) =>
    withFirstAnswerAfterRestart(rig, (entry) => {
      const altered = structuredClone(entry);
      withBrokenSignature(altered);
      return altered;
    }),
});
