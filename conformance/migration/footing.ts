/** A base migration upon which further runs stand, on a chain of its own: what those do disturbs no scene of others. */
import type { MigrationTarget, Run } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import { premise } from '../core/premise.ts';
import type { PlaceSettings, RpcRecord, RpcScript, Stage } from '../core/stage.ts';
import { overhear } from './overheard.ts';
import { PLAIN } from './params.ts';
import { type Act, newStage, play, type Scene } from './play.ts';
import { forget } from './remembered.ts';
import { baseMigrated, type Done, done } from './scenes.ts';
import { secretsOf } from './secret-forms.ts';
import { TIMES as HANGS, stepIn, usualMs, weighed } from './weighed.ts';

/** The base, and how long a run may take that is not to take longer than it. */
export interface Footing {
  readonly stage: Stage;
  readonly base: Done;
  readonly patienceMs: number;
}

const LEAST_MS = 12_000;
/** How many times as long as the base migration. */
const TIMES = 5;

export const footing = premise<MigrationTarget>()({
  name: 'footing',
  owners: { failed: 'migration/steps/base#failed', missing: 'migration/steps/base-written#missing' },
  find: async (tool, t): Promise<Footing> => {
    // Where no base can be migrated at all, that is said once.
    await t.use(baseMigrated);
    const stage = await newStage(tool);
    const scene = await play(tool, stage, { step: 'base', options: { params: { default: PLAIN } } });
    const base = done(scene, 'base', t);
    const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
    return { stage, base, patienceMs: Math.min(timeoutMs, Math.max(LEAST_MS, base.run.durationMs * TIMES)) };
  },
});

/** A place for a further run: with the base migration in its result file, or with nothing where a base is to be migrated. */
export async function placeOn(
  tool: MigrationTarget,
  { stage, base, patienceMs }: Footing,
  step: Act['step'],
  settings: PlaceSettings = {},
): Promise<Place> {
  await forget(tool, await stage.place());
  // The known tool wants it for a base migration as well.
  const params = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN }, stage.network) };
  const before = step === 'base' ? {} : { [tool.fileOf('migration.json')]: base.file! };
  return stage.place({ timeoutMs: patienceMs, ...settings, files: { ...params, ...before, ...settings.files } });
}

/** As long as that by which a run is seen to hang (`weighed.ts`), also where the machine has become busy since. */
function patienceFor(tool: MigrationTarget, { base, patienceMs }: Footing, step: Act['step']): number {
  const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
  return Math.min(timeoutMs, Math.max(patienceMs, (usualMs(tool, step) ?? 0) * HANGS));
}

/** A further run in a place of its own, or where an earlier one was. */
export async function playOn(
  tool: MigrationTarget,
  on: Footing,
  act: Act,
  where?: { readonly at: Place },
): Promise<Scene> {
  const { files: _written, ...settings } = act.place ?? {};
  const at = where?.at ?? (await placeOn(tool, on, act.step, act.place));
  return play(tool, on.stage, { ...act, place: { timeoutMs: patienceFor(tool, on, act.step), ...settings } }, { at });
}

/** A run of the command line with arguments as they stand. */
export interface Said {
  readonly at: Place;
  readonly run: Run;
  readonly record: RpcRecord;
}

export async function sayOn(
  tool: MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>,
  { stage }: Pick<Footing, 'stage'>,
  args: readonly string[],
  at: Place,
  script?: RpcScript,
): Promise<Said> {
  const record = stage.record(script);
  const privateKey = stage.chain.accounts.map((one) => one.privateKey).find((one) => args.includes(one));
  const mnemonic = args.find((one) => one.includes(' '));
  const secrets = secretsOf({ privateKey, mnemonic });
  const ran = await tool.argv(args, { ...at, secrets: [...secrets.keys(), ...(at.secrets ?? [])] });
  const run = weighed(tool, stepIn(args), ran, record);
  overhear(tool, run, secrets, args[0] ?? 'the command alone');
  return { at, run, record };
}

/** The usual options of a command: where it migrates, by whose means, upon which core, and that nobody is asked. */
export function usualArgs(
  { coreVersion }: MigrationTarget,
  { stage }: Pick<Footing, 'stage'>,
  without: readonly string[] = [],
): readonly string[] {
  const version = coreVersion === undefined ? {} : { 'core-version': coreVersion };
  const all = { provider: stage.rpc, 'private-key': stage.chain.accounts[0]!.privateKey, ...version };
  const values = Object.entries(all).flatMap(([name, value]) => (without.includes(name) ? [] : [`--${name}`, value]));
  return without.includes('force') ? values : ['--force', ...values];
}

/** How many transactions a run sent, whether or not they got anywhere. */
export const sentBy = ({ calls }: RpcRecord): number => calls.filter(({ k }) => k !== undefined).length;
