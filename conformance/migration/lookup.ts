/** `migration(network)` of the library. */
import type { MigrationTarget, ReadResult, Run } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { libraryBase } from './library-scenes.ts';
import { otherContent } from './other-content.ts';
import { overhear } from './overheard.ts';
import { jsonOf } from './play.ts';
import type { Part } from './scenes.ts';
import { secretsOf } from './secret-forms.ts';

/** Names of the interface document, and one that is none. */
export const NAMES = ['private', 'kovan', 'rinkeby', 'mainnet', 'nowhere'] as const;
export type NetworkName = (typeof NAMES)[number];

/** What one name came to. `none`: it gave nothing, or threw. `other`: it gave what is no result, or nothing at all came. */
export interface LookedUp {
  readonly network: NetworkName;
  readonly run: Run;
  readonly read?: ReadResult;
  readonly none?: 'throws' | 'nothing';
}

/** All of them, in a folder in which there is a result file of a local chain. */
export interface Lookups {
  readonly all: readonly LookedUp[];
  /** What the file says of the local chain, and of Kovan and the main network where it has networks. */
  readonly file: Part;
  readonly kovan: Part | undefined;
  readonly mainnet: Part | undefined;
}

export const lookups = premise<MigrationTarget>()({
  name: 'lookups',
  owners: {},
  find: async (tool, t): Promise<Lookups> => {
    if (!tool.has('library', 'migration')) t.notApplicable('the library has no migration(network)');
    const { stage, file, part, options } = await t.use(libraryBase);
    const text = withMainnet(otherContent(jsonOf(file!), stage.network).text);
    const at = await stage.place({ files: { [tool.fileOf('migration.json')]: text } });
    // A lookup is given no key; what a tool keeps of the migration before it may tell.
    const given = secretsOf(options);
    const all: LookedUp[] = [];
    for (const network of NAMES) {
      const run = await tool.call!('migration', [network], { ...at, secrets: [...given.keys()] });
      overhear(tool, run, given, `migration('${network}')`);
      const read = tool.resultOf(run.returned, network);
      const nothing = 'returned' in run && (run.returned === null || run.returned === undefined);
      const none = run.rejected !== undefined ? ('throws' as const) : nothing ? ('nothing' as const) : undefined;
      all.push({ network, run, ...(read ? { read } : {}), ...(none ? { none } : {}) });
    }
    const of = (network: NetworkName) => {
      const other = tool.resultOf(jsonOf(text), network);
      return other?.nesting.startsWith('by-network') ? other.result.base : undefined;
    };
    return { all, file: part, kovan: of('kovan'), mainnet: of('mainnet') };
  },
});

/** A result file with a record of the main network that is like that of Kovan, at other addresses. */
function withMainnet(text: string): string {
  const all = jsonOf(text) as Record<string, unknown>;
  if (all.kovan === undefined) return text;
  const mainnet = JSON.parse(JSON.stringify(all.kovan).replaceAll(/"0x0b/g, '"0x0c')) as unknown;
  return `${JSON.stringify({ ...all, mainnet }, null, 2)}\n`;
}
