import { logFault } from '../../testbed/alteration.ts';
import { withFirstCheckpoint } from '../../testbed/answers.ts';
import { withCreatedAnswer } from '../../testbed/created-entry.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { withLaterProof, withPublishedCheckpoints } from '../../testbed/published-checkpoints.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const answersAheadOfWhatItServes = logFault({
  text: 'serves the checkpoint that an entry was answered with only once there is a later one',
  breaks: 'LOG-CE-025',
  caughtBy: ['log/proof/published#behind'],
  needs: { declare: { 'stale-within': '2' } },
  install: (right) => {
    const { rig, latest, previous } = withPublishedCheckpoints(right);
    let answered: string | undefined;
    const shown = (note: Uint8Array) => (latest() === answered ? Buffer.from(previous()!) : note);
    const late = withLaterProof(withStoredBytes(rig, CHECKPOINT_PATH, shown), latest);
    return withCreatedAnswer(late, async (response) => {
      answered = latest();
      return response;
    });
  },
});

export const neverPublishesWhatItAnswers = logFault({
  text: 'answers entries with checkpoints of trees that it never serves: its checkpoint stays as it is',
  breaks: 'LOG-CE-025',
  caughtBy: ['log/proof/published#behind'],
  // It publishes over gRPC.
  alsoFails: ['log/rpc/checkpoint#differs'],
  install: (rig) => withFirstCheckpoint(rig, (first, present) => new Response(first, present)),
});
