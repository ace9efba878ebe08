/** `migration(network)` of the library. */

import { premise } from '../../../core/check/premise.ts';
import { withOtherContent } from '../../inputs/files/other-content.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { secretFormsOf } from '../../oracle/output/secret-forms.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { ReadResult } from '../../target/result.ts';
import type { Run } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { recordLeakedSecrets } from '../secrets/leaked-secrets.ts';
import { libraryBase } from './library-base.ts';

/** Names of the interface document, and one that is none. */
export const LOOKUP_NAMES = ['private', 'kovan', 'rinkeby', 'mainnet', 'nowhere'] as const;
export type LookupName = (typeof LOOKUP_NAMES)[number];

/** What one name came to. `none`: it gave nothing, or threw. `other`: it gave what is no result, or nothing at all came. */
export interface NetworkLookup {
  readonly network: LookupName;
  readonly run: Run;
  readonly read?: ReadResult;
  readonly none?: 'throws' | 'nothing';
}

/** All of them, in a folder in which there is a result file of a local chain. */
export interface NetworkLookups {
  readonly lookups: readonly NetworkLookup[];
  /** What the file says of the local chain, and of Kovan and the main network where it has networks. */
  readonly file: ResultPart;
  readonly kovan: ResultPart | undefined;
  readonly mainnet: ResultPart | undefined;
}

export const networkLookups = premise<MigrationTarget>()({
  name: 'network-lookups',
  find: async (tool, t): Promise<NetworkLookups> => {
    if (!tool.has('library', 'migration')) t.notApplicable('the library has no migration(network)');
    const { stage, file, part, options } = await t.use(libraryBase);
    const text = withMainnet(withOtherContent(parseJsonText(file!), stage.network).text);
    const at = await stage.place({ files: { [tool.fileOf('migration.json')]: text } });
    // A lookup is given no key; what a tool keeps of the migration before it may tell.
    const given = secretFormsOf(options);
    const lookups: NetworkLookup[] = [];
    for (const network of LOOKUP_NAMES) {
      const run = await tool.call!('migration', [network], { ...at, secrets: [...given.keys()] });
      recordLeakedSecrets(stage.state, run, given, `migration('${network}')`);
      const read = tool.resultOf(run.returned, network);
      const nothing = 'returned' in run && (run.returned === null || run.returned === undefined);
      const none = run.rejected !== undefined ? ('throws' as const) : nothing ? ('nothing' as const) : undefined;
      lookups.push({ network, run, ...(read ? { read } : {}), ...(none ? { none } : {}) });
    }
    const of = (network: LookupName) => {
      const record = tool.resultOf(parseJsonText(text), network);
      return record?.nesting.startsWith('by-network') ? record.result.base : undefined;
    };
    return { lookups, file: part, kovan: of('kovan'), mainnet: of('mainnet') };
  },
});

/** A result file with a record of the main network that is like that of Kovan, at other addresses. */
function withMainnet(text: string): string {
  const records = parseJsonText(text) as Record<string, unknown>;
  if (records.kovan === undefined) return text;
  const mainnet = JSON.parse(JSON.stringify(records.kovan).replaceAll(/"0x0b/g, '"0x0c')) as unknown;
  return `${JSON.stringify({ ...records, mainnet }, null, 2)}\n`;
}
