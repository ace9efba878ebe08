import type { Trial } from '../../../core/check/trial.ts';
import { BUNDLES, DATA_TILES, type EntryFormat } from '../../oracle/tiles/entry-format.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The format in which a run reads the entries: data tiles where they are declared, as the profile static-ct does. */
export function formatOfEntries(t: Pick<Trial<LogTarget, string>, 'declared'>): EntryFormat {
  return t.declared('entry-format') === 'data-tiles' ? DATA_TILES : BUNDLES;
}

export const DATA_TILES_DECLARED = 'data tiles are declared (entry-format=data-tiles), so no bundles are looked for';
