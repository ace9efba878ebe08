import { expect, test } from 'vitest';
import type { Run } from '../../target/run.ts';
import { chainHint } from './chain-hint.ts';

const words = (text: string) => ({ text, size: text.length });
const run = (ended: Run['ended'], stderr = ''): Run => ({
  ended,
  stdout: words(''),
  stderr: words(stderr),
  durationMs: 1,
  left: [],
  printedSecrets: [],
  strayed: [],
  exchange: 1,
});

test.each<[string, Run, string]>([
  ['a run that needs a fee market', run({ by: 'exit', code: 1 }, 'eth_feeHistory is disabled'), 'hardfork: cancun'],
  [
    'a run that waits for blocks',
    { ...run({ by: 'limit', limit: 'time' }), awaitsBlocks: true },
    'block-interval: 1000',
  ],
])('%s gets a hint at a setting of its chain', (_, failed, setting) => expect(chainHint(failed)).toContain(setting));

test.each<[string, Run]>([
  ['a run that succeeded', run({ by: 'exit', code: 0 }, 'EIP-1559 fees')],
  ['a run that failed for another reason', run({ by: 'exit', code: 1 }, 'no such file')],
  ['a run that took too long for another reason', run({ by: 'limit', limit: 'time' })],
  ['a run that wrote too much', run({ by: 'limit', limit: 'output' })],
])('%s gets no hint', (_, ended) => expect(chainHint(ended)).toBe(''));
