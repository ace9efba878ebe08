import type { MigrationResult, MigrationTarget } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { RpcScript, Stage } from '../core/stage.ts';
import { type FileSeen, watchFile } from '../lab/file-watch.ts';
import { Views } from '../lab/views.ts';
import { jsonOf } from './play.ts';

/** The result file as it was while the chain stood still, at a moment of a transaction. */
export interface Sighting {
  /** For people: `before transaction 3`. */
  readonly when: string;
  readonly text: string;
  /** What it named, of the document's names, that had no code then: `dao.Avatar 0x…`. */
  readonly absent: readonly string[];
}
/** All that was seen of the result file during a run. */
export interface Sightings extends FileSeen {
  readonly stills: readonly Sighting[];
}

const WHEN = { before: 'before', mined: 'when the chain had', answered: 'after the answer to' };
/** Beside these, what a result names may be anything: an account, a contract of somebody else. */
const DAO = ['Avatar', 'NativeToken', 'NativeReputation'];
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Looks at the result file all the time, and with care at each moment of each transaction. */
export function observed(
  tool: MigrationTarget,
  stage: Stage,
  at: Place,
): { readonly hook: NonNullable<RpcScript['hook']>; end(): Sightings } {
  const name = tool.fileOf('migration.json');
  const watching = watchFile(at.folder, name);
  const views = new Views(stage.chain);
  const stills: Sighting[] = [];
  // What stands there already is no word of this run.
  const before = stage.read(at, name);
  return {
    hook: async ({ k, moment }) => {
      const text = stage.read(at, name);
      if (text === undefined || text === before || stills.at(-1)?.text === text) return undefined;
      const said = tool.resultOf(jsonOf(text), stage.network)?.result ?? {};
      stills.push({ when: `${WHEN[moment]} transaction ${k}`, text, absent: await absentOf(said, views) });
      return undefined;
    },
    end: () => ({ ...watching.end(), stills }),
  };
}

/**
 * What a result names that has no code; or, of a base contract, code of another length than it had elsewhere: addresses go
 * by numbers, so that on another chain another contract may be at one. Of the same length all may differ that is set at
 * deployment.
 */
export async function absentOf(
  { base = {}, dao = {} }: MigrationResult,
  views: Views,
  codes: ReadonlyMap<string, string> = new Map(),
): Promise<readonly string[]> {
  const named = [
    ...Object.entries(base).map(([name, address]) => [`base.${name}`, address] as const),
    ...DAO.map((key) => [`dao.${key}`, dao[key]] as const),
  ];
  const absent: string[] = [];
  for (const [name, address] of named) {
    if (typeof address !== 'string' || !ADDRESS.test(address)) continue;
    const code = await views.codeAt(address);
    if (code === '0x' || (codes.get(name) ?? code).length !== code.length) absent.push(`${name} ${address}`);
  }
  return absent;
}

/** Code of each contract of a base, as `base.NAME`. */
export async function codesOf(
  base: Readonly<Record<string, unknown>>,
  views: Views,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(base)) codes.set(`base.${name}`, await views.codeAt(address));
  return codes;
}
