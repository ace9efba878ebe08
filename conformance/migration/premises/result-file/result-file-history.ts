import { type FileHistory, watchFile } from '../../../lab/place/file-watch.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { addressesWithoutCode } from './missing-code.ts';

/** The result file at a moment of a transaction, while the chain waits. */
export interface ResultFileSnapshot {
  /** A text for messages: `before transaction 3`. */
  readonly when: string;
  readonly text: string;
  /** The addresses without code at that moment, under the document's names: `dao.Avatar 0x…`. */
  readonly absent: readonly string[];
}
/** The versions of the result file during a run. */
export interface ResultFileHistory extends FileHistory {
  readonly snapshots: readonly ResultFileSnapshot[];
}

const WHEN = { before: 'before', mined: 'when the chain had', answered: 'after the answer to' };

/** Watches the result file, and takes a snapshot at each moment of each transaction. */
export function observeResultFile(
  tool: MigrationTarget,
  stage: MigrationStage,
  at: Place,
): { readonly hook: NonNullable<RpcScript['hook']>; end(): ResultFileHistory } {
  const name = tool.fileOf('migration.json');
  const watching = watchFile(at.folder, name);
  const views = new ContractViews(stage.chain);
  const snapshots: ResultFileSnapshot[] = [];
  // The file may have the content of an earlier run.
  const earlierText = stage.read(at, name);
  return {
    hook: async ({ k, moment }) => {
      const text = stage.read(at, name);
      if (text === undefined || text === earlierText || snapshots.at(-1)?.text === text) return undefined;
      const result = tool.resultOf(parseJsonText(text), stage.network)?.result ?? {};
      snapshots.push({
        when: `${WHEN[moment]} transaction ${k}`,
        text,
        absent: await addressesWithoutCode(result, views),
      });
      return undefined;
    },
    end: () => ({ ...watching.end(), snapshots }),
  };
}
