/** The container image (the interface document, "Container image"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { baseIn, contained, firstAnswer } from './image-scene.ts';
import { jsonOf, sayRun } from './play.ts';

export const chain = check<MigrationTarget>()({
  proves: 'MIG-IM-001',
  needs: ['image'],
  reasons: {
    closed: 'a container of it ends before its chain answers',
    silent: 'nothing answers JSON-RPC at the port of a container of it',
    'no-code': 'its chain has no code at an address of the base in its `migration.json`',
  },
  run: async (tool, t) => {
    const { run, port, answeredMs, ran, files, codes } = await t.use(contained);
    const expected = 'a chain that answers JSON-RPC';
    const at = `port ${port} of the container`;
    if (!ran) t.judge({ reason: 'closed', expected, actual: sayRun(run) }, run);
    const within = tool.image.withinMs / 1000;
    if (answeredMs === undefined)
      t.judge({ reason: 'silent', expected, actual: `no answer to eth_chainId within ${within} s`, at }, run);
    if (!baseIn(tool, files.get('migration.json')))
      t.inconclusive('no base can be read in its migration.json, so nobody knows where its contracts are');
    await t.each(
      codes,
      ([name, code]) => {
        const defect = { reason: 'no-code' as const, expected: 'code', actual: 'none', at: `base.${name}` };
        t.judge(code === '0x' ? defect : undefined, run);
      },
      'its `migration.json` has a base without contracts',
    );
  },
});

/** What an engine ends with where what a container is to run is not there, or cannot be run (docker run, "Exit status"). */
const NOT_RUN = [126, 127];
/** A chain that is told of another port may first come up at its usual one, and take several times as long. */
const LONGER = { times: 3, ms: 5000 };

export const takesArguments = check<MigrationTarget>()({
  proves: 'MIG-IM-002',
  needs: ['image'],
  reasons: {
    ignored: 'its chain does not listen at the port that an argument names',
    instead: 'arguments stand in the place of its command, so that nothing runs',
  },
  run: async (tool, t) => {
    const option = tool.image.optionOf('port');
    if (option === undefined) t.notApplicable('its emulator has no option for its port');
    const { port, answeredMs } = await t.use(contained);
    if (answeredMs === undefined) return t.inconclusive('no chain was opened that answers');
    const other = port + 1;
    const args = [`--${option}`, String(other)];
    const container = await tool.image.start(args, [port, other], t.signal);
    const said = args.join(' ');
    if (!('close' in container)) return ended(container);
    const patienceMs = Math.min(tool.image.withinMs, answeredMs * LONGER.times + LONGER.ms);
    const found = await firstAnswer(container, [other], patienceMs, t);
    // Only a chain that is there, and elsewhere, has not heard.
    const usual = found === 'silent' ? await firstAnswer(container, [port], 0, t) : undefined;
    const run = await container.close();
    if (found === 'ended') return ended(run);
    if (found === 'silent' && usual !== port) t.inconclusive(`with ${said} it answers nowhere: ${sayRun(run)}`);
    const expected = `a chain at port ${other}`;
    const defect = { reason: 'ignored' as const, expected, actual: `one at port ${port}`, at: said };
    t.judge(found === other ? undefined : defect, run);

    function ended(of: typeof run): void {
      const nothing = of.ended.by === 'exit' && NOT_RUN.includes(of.ended.code);
      const instead = { reason: 'instead' as const, expected: 'a chain', actual: sayRun(of), at: said };
      if (nothing) t.judge(instead, of);
      t.inconclusive(
        `with ${said} the container ends (${sayRun(of)}): where its emulator calls that otherwise, ` +
          'names.emulator.port in touchstone.yaml says how',
      );
    }
  },
});

export const result = check<MigrationTarget>()({
  proves: 'MIG-IM-003',
  needs: ['image'],
  reasons: {
    missing: '`migration.json` cannot be read in a running container',
    'no-base': 'what `migration.json` holds there is no result with `base`',
  },
  run: async (tool, t) => {
    const { run, ran, files } = await t.use(contained);
    if (!ran) t.inconclusive('no container ran in which it could be read');
    const text = files.get('migration.json');
    const at = tool.fileOf('migration.json');
    const missing = { reason: 'missing' as const, expected: 'a file', actual: 'nothing that can be read', at };
    t.judge(text === undefined ? missing : undefined, run);
    const actual = text!.slice(0, 300);
    const bare = { reason: 'no-base' as const, expected: 'a result with `base`', actual, at };
    t.judge(baseIn(tool, text) ? undefined : bare, run);
  },
});

export const params = check<MigrationTarget>()({
  proves: 'MIG-IM-004',
  needs: ['image'],
  reasons: {
    missing: '`migration-params.json` cannot be read in a running container',
    'no-object': 'what `migration-params.json` holds there is no JSON object',
  },
  run: async (tool, t) => {
    const { run, ran, files } = await t.use(contained);
    if (!ran) t.inconclusive('no container ran in which it could be read');
    const text = files.get('migration-params.json');
    const at = tool.fileOf('migration-params.json');
    const missing = { reason: 'missing' as const, expected: 'a file', actual: 'nothing that can be read', at };
    t.judge(text === undefined ? missing : undefined, run);
    const value = jsonOf(text!);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const other = { reason: 'no-object' as const, expected: 'an object', actual: text!.slice(0, 300), at };
    t.judge(isObject ? undefined : other, run);
  },
});
