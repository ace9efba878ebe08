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
  told: [],
  strayed: [],
  exchange: 1,
});

test.each<[string, Run, string]>([
  ['one that wants a fee market', run({ by: 'exit', code: 1 }, 'eth_feeHistory is disabled'), 'hardfork: cancun'],
  ['one that went on for too long', run({ by: 'limit', limit: 'time' }), 'block-interval: 1000'],
])('%s is told of a setting of its chain', (_, failed, setting) => expect(chainHint(failed)).toContain(setting));

test.each<[string, Run]>([
  ['one that succeeded, whatever it said', run({ by: 'exit', code: 0 }, 'EIP-1559 fees')],
  ['one that failed by itself', run({ by: 'exit', code: 1 }, 'no such file')],
  ['one that wrote too much', run({ by: 'limit', limit: 'output' })],
])('%s is not', (_, ended) => expect(chainHint(ended)).toBe(''));
