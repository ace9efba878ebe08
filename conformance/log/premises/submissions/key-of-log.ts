import type { Trial } from '../../../core/check/trial.ts';
import { readTreeHeadKey, TREE_HEAD } from '../../oracle/note/tree-head.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The key in SPKI DER by which a log of certificates is known. */
export function spkiOfLog({ keys }: Pick<LogTarget, 'keys'>, t: Trial<LogTarget, string>): Uint8Array {
  const found = keys?.find(({ type }) => type === TREE_HEAD);
  return found?.key ?? t.notApplicable('no key of the log is that of tree heads');
}

/** The same, to verify with. */
export function keyOfLog(log: Pick<LogTarget, 'keys'>, t: Trial<LogTarget, string>) {
  return readTreeHeadKey(spkiOfLog(log, t)) ?? t.notApplicable('no key of the log is that of tree heads');
}
