import { type FileHistory, watchFile } from '../../../lab/place/file-watch.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { addressesWithoutCode } from './missing-code.ts';

/** The result file as it was while the chain stood still, at a moment of a transaction. */
export interface ResultFileSnapshot {
  /** For people: `before transaction 3`. */
  readonly when: string;
  readonly text: string;
  /** What it named, of the document's names, that had no code then: `dao.Avatar 0x…`. */
  readonly absent: readonly string[];
}
/** All that was seen of the result file during a run. */
export interface ResultFileHistory extends FileHistory {
  readonly stills: readonly ResultFileSnapshot[];
}

const WHEN = { before: 'before', mined: 'when the chain had', answered: 'after the answer to' };

/** Looks at the result file all the time, and with care at each moment of each transaction. */
export function observeResultFile(
  tool: MigrationTarget,
  stage: MigrationStage,
  at: Place,
): { readonly hook: NonNullable<RpcScript['hook']>; end(): ResultFileHistory } {
  const name = tool.fileOf('migration.json');
  const watching = watchFile(at.folder, name);
  const views = new ContractViews(stage.chain);
  const stills: ResultFileSnapshot[] = [];
  // What stands there already is no word of this run.
  const before = stage.read(at, name);
  return {
    hook: async ({ k, moment }) => {
      const text = stage.read(at, name);
      if (text === undefined || text === before || stills.at(-1)?.text === text) return undefined;
      const said = tool.resultOf(parseJsonText(text), stage.network)?.result ?? {};
      stills.push({ when: `${WHEN[moment]} transaction ${k}`, text, absent: await addressesWithoutCode(said, views) });
      return undefined;
    },
    end: () => ({ ...watching.end(), stills }),
  };
}
