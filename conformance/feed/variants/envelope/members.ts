import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const furtherMembers = feedVariant({
  text: 'has its version in meta',
  cites: 'Interface, "Envelope": it lists the members that are there, and does not say that there are no others',
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, version: 207n })),
});
