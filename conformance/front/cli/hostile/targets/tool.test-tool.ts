/** Migration tools that are hostile. */

import { fileURLToPath } from 'node:url';
import { FAILS, type HostileTarget, NOT_JUDGED } from './hostile-target.test-tool.ts';

const TOOL = fileURLToPath(new URL('./hostile-tool.test-tool.ts', import.meta.url));
/** Enough of the checks to meet all that a run leaves behind: its output, its result, its files and its processes. */
const CHECKS = ['migration/steps/**', 'migration/result/**', 'migration/exit/**', 'migration/termination/**'];
const EITHER = [...FAILS, ...NOT_JUDGED];

const tool = (name: string, sentence: string, does: string): HostileTarget => ({
  name,
  of: 'migration tool',
  does: sentence,
  exits: EITHER,
  open: async () => ({
    argv: [
      ...['check', 'migration', '--command', `'${process.execPath}' --no-warnings '${TOOL}' ${does}`],
      ...['--only', ...CHECKS, '--timeout', '4000', '--budget', '30', '--json'],
    ],
    close: async () => {},
  }),
});

export const hostileTools: readonly HostileTarget[] = [
  tool('endless output', 'It prints lines without end.', 'endless-output'),
  tool('endless errors', 'It prints one line on standard error that does not end.', 'endless-errors'),
  tool('output of 32 MiB', 'It prints 32 MiB of letters.', 'output-of-32-mib'),
  tool('error of hex digits', 'It fails with an error of six million hex digits.', 'error-of-hex'),
  tool('error of letters', 'It fails with an error of three million letters.', 'error-of-letters'),
  tool('never ends', 'It does nothing, and never ends.', 'never-ends'),
  tool('ignores signals', 'It never ends, and ignores SIGTERM, SIGINT and SIGHUP.', 'ignores-signals'),
  tool('result of 32 MiB', 'An address in its result file has 32 MiB.', 'result-of-32-mib'),
  tool('nested result', 'Its result file has a million lists within one another.', 'nested-result'),
  tool('result of digits', 'An address in its result file is a number of three million digits.', 'result-of-digits'),
  tool('result without end', 'Its result file is a link to /dev/zero.', 'result-without-end'),
  tool('large files', 'It fills its folder until it is stopped.', 'large-files'),
  tool('many files', 'It makes 200,000 files.', 'many-files'),
  tool('leaves processes', 'It leaves twenty processes behind.', 'leaves-processes'),
  tool('request of 100 MiB', 'It sends the node a request of 100 MiB.', 'request-of-100-mib'),
  tool('batch of 70,000 calls', 'It sends the node a batch of 70,000 calls.', 'batch'),
  tool(
    'a thousand connections',
    'It opens a thousand connections to the node, and never ends.',
    'a-thousand-connections',
  ),
];
