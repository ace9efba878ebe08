import { logVariant } from '../../testbed/alteration.ts';
import { withCheckpointsDelayed } from '../../testbed/stores.ts';

export const growsByCreatedEntriesAlone = logVariant({
  text: 'has no way in but CreateEntry',
  cites: 'choice duplicate; the interface document, "Endpoints", has no other way to write',
  needs: { append: false, create: true, declare: { 'publish-within': '10' } },
  install: (rig) => ({ ...rig, rawAppend: false }),
});

export const publishedLateWithinTheDeclaredTime = logVariant({
  text: 'shows the checkpoint over a new entry after seconds, but within those that are declared',
  cites: 'choice publish-within; C2SP tlog-tiles, "Checkpoints", gives no time',
  needs: { declare: { 'publish-within': '10' } },
  install: (rig) => withCheckpointsDelayed(rig, 30),
});
