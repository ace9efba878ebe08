/** Provider, quiet and the result file on the command line (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, type Run, succeeded } from '../core/migration-target.ts';
import { alike } from './alike.ts';
import { allByOptions } from './all-scenes.ts';
import { aliased } from './command-aliases.ts';
import { allByCommand, usageExample } from './command-scenes.ts';
import { byDefault, byDefaultElsewhere } from './default-scenes.ts';
import { byMnemonic } from './mnemonic-scenes.ts';
import { jsonOf, sayRun } from './play.ts';
import { writtenIn } from './remembered.ts';

const RUNS = 'a run that succeeds';

export const provider = check<MigrationTarget>()({
  proves: 'MIG-CL-010',
  needs: ['argv'],
  reasons: {
    elsewhere: 'what was migrated is not upon the chain of the node that was given',
    alias: '`-p` is refused where `--provider` is not',
  },
  run: async (_tool, t) => {
    const { base } = await t.use(usageExample);
    for (const [at, scene] of [['--provider', base] as const, ['-p', await aliased(t, '-p')] as const]) {
      const { DAOToken, ...others } = scene.result?.result.base ?? {};
      const address = DAOToken ?? Object.values(others)[0];
      const there = (await scene.views.codeAt(address)) !== '0x';
      const expected = `code at ${String(address)}`;
      t.judge(there ? undefined : { reason: 'elsewhere', expected, actual: 'none', at }, scene.run);
    }
  },
});

export const defaultProvider = check<MigrationTarget>()({
  proves: 'MIG-CL-011',
  needs: ['argv'],
  reasons: { elsewhere: 'without a provider the node at http://localhost:8545 is not asked' },
  run: async (_tool, t) => {
    const { atDefaultPort } = await t.use(byDefault);
    if (!atDefaultPort)
      t.inconclusive(
        'the port 8545 is not free on this machine: end what listens there (lsof -i :8545), and run it again',
      );
    t.judge(undefined);
  },
});

/** What a run said; warnings are of the platform, and no part of a migration's words. Exported for its test. */
export function saidIn({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): string {
  const warning = /warn|deprecat|--trace-/i;
  const lines = stderr.text.split('\n').filter((line) => line.trim() !== '' && !warning.test(line));
  return [stdout.text.trim(), ...lines].join('\n').trim();
}

export const quiet = check<MigrationTarget>()({
  proves: 'MIG-CL-014',
  needs: ['argv'],
  reasons: {
    refused: '`--quiet` is refused',
    alias: '`-q` is refused where `--quiet` is not',
    prints: 'in quiet a migration that succeeds prints something',
    missing: 'in quiet it does not write its result',
  },
  run: async (_tool, t) => {
    const { base, dao, written } = await t.use(byMnemonic);
    const short = await aliased(t, '-q');
    const runs = [
      ['base -q', 'base', () => [short, short.result?.result] as const],
      ['base --quiet', 'base', () => [base, base.result?.result] as const],
      ['dao --quiet', 'dao', () => [dao, written] as const],
      ['no command, --quiet', 'dao', () => t.use(allByOptions).then((all) => [all.scene, all.written] as const)],
    ] as const;
    for (const [at, part, ranOf] of runs) {
      const [{ run }, result] = await ranOf();
      const actual = saidIn(run).slice(0, 300);
      if (actual !== '') t.judge({ reason: 'prints', expected: 'no word', actual, at }, run);
      const none = { reason: 'missing' as const, expected: `\`${part}\` in the result file`, actual: 'nothing', at };
      t.judge(result?.[part] === undefined ? none : undefined, run);
    }
  },
});

export const output = check<MigrationTarget>()({
  proves: 'MIG-CL-021',
  needs: ['argv'],
  reasons: {
    failed: 'with `--output` a migration does not succeed',
    alias: '`-o` is refused where `--output` is not',
    missing: 'the result is not in the file that was named',
    default: 'the result is in `migration.json` all the same',
  },
  run: async (tool, t) => {
    const scenes = [
      ['base -o', 'base', () => aliased(t, '-o')],
      ['base --output', 'base', () => t.use(byDefaultElsewhere)],
      ['dao --output', 'dao', async () => (await t.use(byMnemonic)).dao],
      ['no command, --output', 'dao', async () => (await t.use(allByOptions)).scene],
    ] as const;
    for (const [at, part, sceneOf] of scenes) {
      const scene = await sceneOf();
      const { run, stage } = scene;
      if (!succeeded(run)) t.judge({ reason: 'failed', expected: RUNS, actual: sayRun(run), at }, run);
      const found = scene.result?.result[part];
      const expected = `\`${part}\` in the file that ${at} names`;
      if (found === undefined)
        t.judge({ reason: 'missing', expected, actual: scene.file?.slice(0, 300) ?? 'no such file', at }, run);
      const name = tool.fileOf('migration.json');
      const other = tool.resultOf(jsonOf(writtenIn(tool, stage, scene.at) ?? ''), stage.network)?.result[part];
      const same = alike(other) === alike(found);
      t.judge(same ? { reason: 'default', expected, actual: `it in ${name} as well`, at } : undefined, run);
    }
  },
});

export const defaultOutput = check<MigrationTarget>()({
  proves: 'MIG-CL-022',
  needs: ['argv'],
  reasons: { missing: 'without `--output` the result is not in `migration.json`' },
  run: async (_tool, t) => {
    const { run } = await t.use(allByCommand);
    t.judge(undefined, run);
  },
});
