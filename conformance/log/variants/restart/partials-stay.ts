import { logVariant } from '../../testbed/alteration.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const fullPartialsGoneAroundARestart = logVariant({
  text: 'takes new leaves by a route of its own, and removes partial tiles and bundles that are full, before a restart and after it',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted once the full one is available',
  needs: { entries: 250n, restart: true, create: false },
  install: withoutOldPartials,
});
