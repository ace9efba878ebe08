import { systemClock } from '../../clock.ts';
import { type LogRig, logRig } from '../rig.ts';
import { staticCtParts } from './static-ct-parts.ts';
import { treeHeadSigner } from './tree-head-signer.ts';

/**
 * A correct rig of a log of certificates, by C2SP static-ct-api. Its entries are TileLeaf structures, whose issuers are
 * added before them. The key is on P-256, and new unless a signer is given.
 */
export function staticCtRig(o: Partial<LogRig> & Pick<LogRig, 'origin'>): LogRig {
  const clock = o.clock ?? systemClock;
  const signer = o.signer ?? treeHeadSigner({ name: o.origin, clock });
  return logRig({ parts: staticCtParts, rawAppend: false, entries: false, ...o, clock, signer });
}
