/** How a run tells its end (spec/migration/durable-deploy.md, "Exit and errors"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { script } from './completion.ts';
import { repeatedLine, stackTrace } from './error-words.ts';
import { footing, placeOn, type Said, sayOn, sentBy, usualArgs } from './footing.ts';
import { helpShown, versionShown } from './help.ts';
import { isWhole, moments } from './moments.ts';
import { sayRun } from './play.ts';
import { baseMigrated } from './scenes.ts';

export { declinedStatus } from './declined-status.ts';
export { reverted, unreachable } from './moments.ts';

export const success = check<MigrationTarget>()({
  proves: 'MIG-EX-001',
  needs: ['argv'],
  reasons: { status: 'a command that did what it was asked does not end with 0' },
  run: async (_tool, t) => {
    // That a migration ends with 0 is part of its having succeeded.
    await t.use(baseMigrated);
    const all = [
      ['--help', await t.use(helpShown)],
      ['--version', await t.use(versionShown)],
      ['completion', await t.use(script)],
    ] as const;
    const did = all.filter(([, { run, sent }]) => sent === 0 && (run.stdout.size > 0 || run.stderr.size > 0));
    await t.each(
      did,
      ([at, { run }]) => {
        const defect = { reason: 'status' as const, expected: 'exit code 0', actual: sayRun(run), at };
        t.judge(succeeded(run) ? undefined : defect, run);
      },
      'it shows neither help nor version nor completion',
    );
  },
});

/** What a command cannot do, said with `--quiet`: a file that is not there, an unknown core version, a key that is none. */
const REFUSED = [
  { at: '--params', args: ['dao', '--quiet', '--params', 'nowhere.json'], without: [] },
  { at: '--private-key', args: ['base', '--quiet', '--private-key', '0x1234'], without: ['private-key'] },
] as const;

interface Refusal extends Said {
  readonly at_: string;
}

/** Those that sent nothing: a tool that takes them has failed elsewhere. */
export const refusals = premise<MigrationTarget>()({
  name: 'quiet-refusals',
  owners: {},
  find: async (tool, t): Promise<readonly Refusal[]> => {
    const on = await t.use(footing);
    const target = tool as MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>;
    const said: Refusal[] = [];
    for (const { at, args, without } of REFUSED) {
      const place = await placeOn(tool, on, args[0] === 'dao' ? 'dao' : 'base');
      said.push({ at_: at, ...(await sayOn(target, on, [...args, ...usualArgs(tool, on, without)], place)) });
    }
    return said.filter(({ record, run }) => sentBy(record) === 0 && run.ended.by !== 'limit');
  },
});
const NONE_REFUSED = 'it takes a missing file, and a key that is none';

export const failure = check<MigrationTarget>()({
  proves: 'MIG-EX-002',
  needs: ['argv'],
  reasons: {
    status: 'a command that was refused ends with 0',
    'half-done': 'a command ends with 0, though not everything was migrated',
  },
  run: async (_tool, t) => {
    const on = await t.use(footing);
    for (const { at_: at, run } of await t.use(refusals)) {
      const defect = { reason: 'status' as const, expected: 'another exit code than 0', actual: sayRun(run), at };
      t.judge(succeeded(run) ? defect : undefined, run);
    }
    await t.each(await t.use(moments), async ({ fault, scene }) => {
      const { run } = scene;
      const wrong = succeeded(run) && !(await isWhole(scene, on));
      const at = `${fault.nth}. call of ${fault.at}: ${JSON.stringify(fault.does)}`;
      const expected = 'all of the base, or another exit code than 0';
      t.judge(wrong ? { reason: 'half-done', expected, actual: sayRun(run), at } : undefined, run);
    });
  },
});

export const rejects = check<MigrationTarget>()({
  proves: 'MIG-EX-003',
  needs: ['call'],
  reasons: {
    fulfilled: 'a promise is fulfilled though the node could not be reached',
    ended: 'the process ends instead of a promise being rejected',
  },
  run: async (tool, t) => {
    const { stage, patienceMs } = await t.use(footing);
    const { privateKey } = stage.chain.accounts[0]!;
    const options = { provider: NOWHERE, privateKey, [tool.nameOf('libraryOptions', 'force') ?? 'force']: true };
    const at = await stage.place({ timeoutMs: patienceMs });
    const run = await tool.call('migrateBase', [options], at);
    const where = 'migrateBase';
    const expected = 'a promise that is rejected';
    if (run.returned !== undefined)
      t.judge({ reason: 'fulfilled', expected, actual: JSON.stringify(run.returned).slice(0, 300), at: where }, run);
    t.judge(
      run.rejected === undefined ? { reason: 'ended', expected, actual: sayRun(run), at: where } : undefined,
      run,
    );
  },
});

/** RFC 863: hardly anybody serves "discard" still. */
const NOWHERE = 'http://127.0.0.1:9';

export const onStandardError = check<MigrationTarget>()({
  proves: 'MIG-EX-004',
  needs: ['argv'],
  reasons: { silent: 'nothing on standard error tells what went wrong' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(refusals),
      ({ at_: at, run }) => {
        const said = run.stdout.text.trim().slice(0, 200);
        const actual = `nothing there${said === '' ? '' : `; on standard output: ${said}`}`;
        const defect = { reason: 'silent' as const, expected: 'what went wrong, on standard error', actual, at };
        t.judge(run.stderr.text.trim() === '' ? defect : undefined, run);
      },
      NONE_REFUSED,
    );
  },
});

export const once = check<MigrationTarget>()({
  proves: 'MIG-EX-005',
  needs: ['argv'],
  reasons: { trace: 'an error comes with a stack trace', twice: 'an error is said twice' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(refusals),
      ({ at_: at, run }) => {
        const said = `${run.stderr.text}\n${run.stdout.text}`;
        const trace = stackTrace(said);
        if (trace) t.judge({ reason: 'trace', expected: 'a sentence for a person', actual: trace, at }, run);
        const again = repeatedLine(said);
        t.judge(again ? { reason: 'twice', expected: 'it once', actual: `twice: ${again}`, at } : undefined, run);
      },
      NONE_REFUSED,
    );
  },
});
