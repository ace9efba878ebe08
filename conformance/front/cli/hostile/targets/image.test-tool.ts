/** Container images that are hostile, and an engine that has no containers. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAILS, type HostileTarget, NOT_JUDGED } from './hostile-target.test-tool.ts';

const ENGINE = fileURLToPath(new URL('../../../../migration/target/image/engine.test-tool.ts', import.meta.url));
const EITHER = [...FAILS, ...NOT_JUDGED];

const image = (name: string, sentence: string, reference: string): HostileTarget => ({
  name,
  of: 'container image',
  does: sentence,
  exits: EITHER,
  open: async () => {
    const state = mkdtempSync(join(tmpdir(), 'touchstone-engine-'));
    return {
      argv: [
        ...['check', 'migration', '--image', reference],
        ...['--engine', `'${process.execPath}' --no-warnings '${ENGINE}'`],
        ...['--timeout', '4000', '--budget', '30', '--json'],
      ],
      env: { ENGINE_STATE: state },
      close: async () => rmSync(state, { recursive: true, force: true }),
    };
  },
});

export const hostileImages: readonly HostileTarget[] = [
  image('silence', 'Its chain takes every request and never answers.', 'silent-chain'),
  image('endless answer', 'The answer of its chain does not end.', 'endless-chain'),
  image('100 MiB', 'Each answer of its chain has 100 MiB.', 'large-chain'),
  image('endless output', 'It prints lines without end, and opens no chain.', 'endless-output'),
  image('result of 32 MiB', 'An address in its result file has 32 MiB.', 'large-result'),
  image('nested result', 'Its result file has a million lists within one another.', 'nested-result'),
  image('endless inspection', 'The engine describes it without end.', 'endless-inspection'),
  image('silent inspection', 'The engine never describes it.', 'silent-inspection'),
];
