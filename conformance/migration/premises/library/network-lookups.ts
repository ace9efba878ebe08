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

/** The networks of the interface document, and a name that is not a network. */
export const LOOKUP_NAMES = ['private', 'kovan', 'rinkeby', 'mainnet', 'nowhere'] as const;
export type LookupName = (typeof LOOKUP_NAMES)[number];

/** The lookup of one name. `read`: the result that it gave. `none`: it gave null or undefined, or threw. */
export interface NetworkLookup {
  readonly network: LookupName;
  readonly run: Run;
  readonly read?: ReadResult;
  readonly none?: 'throws' | 'nothing';
}

/** The lookups of all names, in a folder with the result file of a local chain. */
export interface NetworkLookups {
  readonly lookups: readonly NetworkLookup[];
  /** The records of the file: of the local chain, and, if it has networks, of Kovan and the main network. */
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
    // A lookup gets no key, but it may print the one that the tool kept from the migration.
    const secrets = secretFormsOf(options);
    const lookups: NetworkLookup[] = [];
    for (const network of LOOKUP_NAMES) {
      const run = await tool.call!('migration', [network], { ...at, secrets: [...secrets.keys()] });
      recordLeakedSecrets(stage.state, run, secrets, `migration('${network}')`);
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

/** A result file with a record of the main network: a copy of that of Kovan, with other addresses. */
function withMainnet(text: string): string {
  const records = parseJsonText(text) as Record<string, unknown>;
  if (records.kovan === undefined) return text;
  const mainnet = JSON.parse(JSON.stringify(records.kovan).replaceAll(/"0x0b/g, '"0x0c')) as unknown;
  return `${JSON.stringify({ ...records, mainnet }, null, 2)}\n`;
}
