import { throwUsageError } from '../../../command/usage-error.ts';
import { configFile } from '../config/config.ts';

/**
 * The words of a command line. `check` without a suite gets the one that the configuration file has: `check --strict`
 * becomes `check log --strict`.
 *
 * @throws UsageError where there is no file, or the file does not have exactly one suite.
 */
export async function withSuiteOfConfig(argv: readonly string[]): Promise<readonly string[]> {
  const [command, next, ...rest] = argv;
  if (command !== 'check' || (next !== undefined && !next.startsWith('-'))) return argv;
  if (argv.some((word) => word === '--help' || word === '-h')) return argv;
  const file = configFile(givenConfig(argv));
  if (file === undefined)
    throwUsageError(
      'check: say what to judge (check log, check feed, check migration); without that the suite comes from touchstone.yaml, which is not here: "touchstone init" writes one',
    );
  const [{ readYaml }, { configSchema }] = await Promise.all([
    import('../config/read-yaml.ts'),
    import('../config/config-schema.ts'),
  ]);
  const suites = Object.keys(readYaml<Readonly<Record<string, unknown>>>(file, configSchema()));
  const [suite] = suites;
  if (suite === undefined) throwUsageError(`check: ${file} has no suite in it; say which: touchstone check log`);
  if (suites.length > 1)
    throwUsageError(
      `check: ${file} has several suites; say which: ${suites.map((name) => `check ${name}`).join(', ')}`,
    );
  return [command, suite, ...(next === undefined ? [] : [next]), ...rest];
}

/** The value of `--config`. */
function givenConfig(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--config' || word.startsWith('--config='));
  return argv[at]?.startsWith('--config=') ? argv[at].slice('--config='.length) : argv[at + 1 || argv.length];
}
