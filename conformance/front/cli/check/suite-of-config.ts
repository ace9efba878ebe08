import { throwUsageError } from '../../../command/usage-error.ts';
import { SUITES } from '../../../suites.ts';
import { configFile } from '../config/config.ts';
import { configSchema } from '../config/config-schema.ts';
import { readYaml } from '../config/read-yaml.ts';

const commands = (suites: readonly string[]): string => suites.map((name) => `check ${name}`).join(', ');

/**
 * The words of a command line that begins with `check` and names no suite, with the one that the configuration file has:
 * `check --strict` becomes `check log --strict`.
 *
 * @throws UsageError where there is no file, or the file does not have exactly one suite.
 */
export function withSuiteOfConfig(argv: readonly string[]): readonly string[] {
  const names = SUITES.map(({ name }) => name);
  const file = configFile(givenConfig(argv));
  if (file === undefined)
    throwUsageError(
      `check: say what to judge (${commands(names)}); without that the suite comes from touchstone.yaml, which is not here: "touchstone init" writes one`,
      'nothing-says-what-to-judge',
    );
  const suites = Object.keys(
    readYaml<Readonly<Record<string, unknown>>>(file, configSchema(), 'the-configuration-is-wrong'),
  );
  const [suite] = suites;
  if (suite === undefined) throwUsageError(`check: ${file} has no suite in it; say which: ${commands(names)}`);
  if (suites.length > 1) throwUsageError(`check: ${file} has several suites; say which: ${commands(suites)}`);
  return ['check', suite, ...argv.slice(1)];
}

/** The value of `--config`. */
function givenConfig(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--config' || word.startsWith('--config='));
  return argv[at]?.startsWith('--config=') ? argv[at].slice('--config='.length) : argv[at + 1 || argv.length];
}
