import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { withCreated, withLaterProof, withPublished } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves the checkpoint that an entry was answered with only once there is a later one',
  breaks: 'LOG-CE-025',
  caughtBy: ['log/proof/published#behind'],
  needs: { declare: { 'stale-within': '2' } },
  install: (right) => {
    const { rig, latest, previous } = withPublished(right);
    let answered: string | undefined;
    const shown = (note: Uint8Array) => (latest() === answered ? Buffer.from(previous()!) : note);
    const late = withLaterProof(withStored(rig, /^checkpoint$/, shown), latest);
    return withCreated(late, async (response) => {
      answered = latest();
      return response;
    });
  },
});
