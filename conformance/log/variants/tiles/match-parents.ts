import { logVariant } from '../../testbed/alteration.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const oneEntryShortOfLevelTwo = logVariant({
  text: 'has 65,535 entries and crosses into level 2 as it grows',
  cites: 'C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"',
  needs: { entries: 65_535n, batch: 10_000 },
  install: withoutOldPartials,
});

export const oneFullTileOfLevelOne = logVariant({
  text: 'has 65,536 entries, so one full tile at level 1 and a hash at level 2, and keeps no old partial tiles',
  cites: 'C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"',
  needs: { entries: 65_536n, batch: 10_000 },
  install: withoutOldPartials,
});
