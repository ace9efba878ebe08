import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const repeatsTakenInAfterARestart = logVariant({
  text: 'has forgotten by a restart which entries it has, and takes them in again',
  cites: 'choice duplicate: rekor-tiles without persistent deduplication: best effort',
  needs: { restart: true },
  install: (rig) => {
    const { identity } = rig.parts;
    let life = 0;
    const forgetful = withParts(rig, {
      identity: (body) => identity(Buffer.concat([body, Buffer.from(`in life ${life}`)])),
    });
    return { ...forgetful, restarted: () => life++ };
  },
});
