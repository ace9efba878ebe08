/** Versions on the command line (the interface document, "Command line" and "Versioning"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { command, commanded } from './command-scenes.ts';
import { byDefault } from './default-scenes.ts';
import { versionShown } from './help.ts';
import { jsonOf, newStage, type Scene, sayRun } from './play.ts';
import { baseMigrated } from './scenes.ts';
import { isLater, keptVersions, shownVersion } from './version-text.ts';

/** No core package has it. */
const NONE = '999.0.0-none';

/** Versions that the tool is known to support: what was declared, and what it shows as its own. */
async function knownVersions(tool: MigrationTarget, t: Trial<MigrationTarget, never>): Promise<readonly string[]> {
  const shown = await t.attempt(versionShown);
  const own = shown && shownVersion(`${shown.run.stdout.text}\n${shown.run.stderr.text}`)?.core;
  return [...new Set([tool.coreVersion, tool.otherCoreVersion, own].filter((one) => one !== undefined))];
}

/** Base migrations with `-a`. */
interface Versioned {
  readonly version: string;
  readonly declared: boolean;
  readonly short: Scene;
  /** With `--core-version`, where the short one failed. */
  readonly long: Scene | undefined;
}

const versioned: Premise<MigrationTarget, Versioned> = premise<MigrationTarget>()({
  name: 'versioned',
  owners: {},
  find: async (any, t) => {
    const tool = commanded(any, t);
    await t.use(baseMigrated);
    const known = await knownVersions(tool, t);
    const [version] = [...known].sort((a, b) => (isLater(a, b) ? -1 : 1));
    if (version === undefined)
      return t.notApplicable('no version is known that the tool supports: declare one with --core-version');
    const short = await run(tool, '-a', version);
    const long = succeeded(short.run) ? undefined : await run(tool, '--core-version', version);
    return { version, declared: version === tool.coreVersion || version === tool.otherCoreVersion, short, long };
  },
});

async function run(any: MigrationTarget, option: string, version: string): Promise<Scene> {
  const tool = any as ReturnType<typeof commanded>;
  const stage = await newStage(tool);
  const { privateKey } = stage.chain.accounts[0]!;
  const usual = ['--force', '--provider', stage.rpc, '--private-key', privateKey];
  return command(tool, stage, { args: ['base', ...usual, option, version], plain: true });
}

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-CL-008',
  needs: ['argv'],
  reasons: {
    refused: 'a core version that the tool supports is refused',
    alias: '`-a` is refused where `--core-version` is not',
    other: 'the result is of another core version than given',
    ignored: 'with a core version that there is not, a base is migrated all the same',
  },
  run: async (tool, t) => {
    await t.use(baseMigrated);
    for (const option of ['--core-version', '-a']) {
      const { run: none, result, views } = await run(tool, option, NONE);
      const codes = await Promise.all(Object.values(result?.result.base ?? {}).map((one) => views.codeAt(one)));
      const ignored = succeeded(none) && codes.some((one) => one !== '0x');
      const actual = `${codes.length} contracts`;
      const at = `${option} ${NONE}`;
      t.judge(ignored ? { reason: 'ignored', expected: 'an error', actual, at } : undefined, none);
    }
    const seen = await t.attempt(versioned);
    if (!seen) return t.note('no version is known that the tool supports');
    const { version, declared, short, long } = seen;
    const [expected, at] = ['a run that succeeds', `-a ${version}`];
    if (long) {
      const actual = sayRun(short.run);
      if (succeeded(long.run)) t.judge({ reason: 'alias', expected, actual, at }, short.run);
      if (!declared) t.inconclusive(`what it shows as its version, ${version}, need not be that of a core package`);
      t.judge({ reason: 'refused', expected, actual, at }, short.run);
    }
    const found = versionsIn(short);
    const other = found !== undefined && !found.includes(version);
    t.judge(other ? { reason: 'other', expected: version, actual: found.join(', '), at } : undefined, short.run);
  },
});

const versionsIn = ({ file }: Scene) => (file === undefined ? undefined : keptVersions(jsonOf(file), 'private'));

export const latestVersion = check<MigrationTarget>()({
  proves: 'MIG-CL-009',
  needs: ['argv'],
  reasons: { older: 'without a core version an older one is deployed than the tool supports' },
  run: async (_tool, t) => {
    const { version, short } = await t.use(versioned);
    if (!succeeded(short.run)) t.inconclusive(`no run succeeds that asks for ${version}`);
    const plain = await t.use(byDefault);
    const found = versionsIn(plain)?.reduce((a, b) => (isLater(b, a) ? b : a));
    const expected = `${version}, or a later one`;
    const at = 'without --core-version';
    t.note(`of the versions that are known the latest is ${version}`);
    if (found !== undefined) {
      const older = isLater(version, found);
      return t.judge(older ? { reason: 'older', expected, actual: found, at } : undefined, plain.run);
    }
    const codes = async ({ result, views }: Scene) => {
      const base = Object.entries(result?.result.base ?? {});
      // Addresses that were put into code when it was deployed differ, and change nothing of its length.
      return JSON.stringify(
        await Promise.all(base.map(async ([name, one]) => [name, (await views.codeAt(one)).length])),
      );
    };
    if ((await codes(plain)) !== (await codes(short)))
      t.inconclusive(
        `its contracts are not those of ${version}, and the result does not say of which version they are`,
      );
    t.judge(undefined);
  },
});

export const versionForm = check<MigrationTarget>()({
  proves: 'MIG-VS-008',
  needs: ['argv'],
  reasons: { form: 'the version that is shown is not a core version, `-v` and a migration version' },
  run: async (_tool, t) => {
    const { run: shown } = await t.use(versionShown);
    const text = `${shown.stdout.text}\n${shown.stderr.text}`.trim();
    const expected = 'a core version, -v and a migration version, such as 0.0.1-rc.14-v0';
    const actual = text.slice(0, 200) || 'nothing';
    t.judge(shownVersion(text) ? undefined : { reason: 'form', expected, actual, at: '--version' }, shown);
  },
});
