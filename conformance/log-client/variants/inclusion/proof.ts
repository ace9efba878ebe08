import { clientVariant } from '../../testbed/alteration.ts';

export const leafNotComparedWithItsTile = clientVariant({
  text: 'proves an entry by its path alone, without a look at its leaf in the tile',
  cites: 'RFC 9162, section 2.1.3.2: the proof leads from the leaf to the root',
  needs: { as: 'inclusion' },
  install: (rig) => ({ ...rig, isLeaf: () => true }),
});
