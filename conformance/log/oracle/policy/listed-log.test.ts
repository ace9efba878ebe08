import { expect, test } from 'vitest';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { listedLogDefect } from './listed-log.ts';
import { cosignedLine, madeKey, policyOf, signedLine } from './policies.test-tool.ts';

const ORIGIN = 'example.com/behind-the-sofa';
/** The published example of tlog-cosignature. */
const TEXT = `${ORIGIN}\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n`;
const checkpoint = parseCheckpointText(TEXT).value!;
const [log, other, renamed] = [madeKey(ORIGIN, 0x01), madeKey(ORIGIN, 0x01), madeKey('example.com', 0x01)];
const policy = policyOf(`log ${other.vkey.text}`, `log ${renamed.vkey.text}`, 'quorum none');

test('any of the listed logs may have signed', () => {
  expect(listedLogDefect(policy, checkpoint, [signedLine(log, TEXT), signedLine(other, TEXT)])).toBeUndefined();
  const cosigned = madeKey(ORIGIN, 0x06);
  const ofMlDsa = policyOf(`log ${cosigned.vkey.text}`, 'quorum none');
  expect(listedLogDefect(ofMlDsa, checkpoint, [cosignedLine(cosigned, TEXT, 1n)])).toBeUndefined();
});

test('a policy without logs takes any', () => {
  expect(listedLogDefect(policyOf('quorum none'), checkpoint, [signedLine(log, TEXT)])).toBeUndefined();
});

test('another log, and a signature that does not verify', () => {
  expect(listedLogDefect(policy, checkpoint, [signedLine(log, TEXT)])?.reason).toBe('unlisted');
  expect(listedLogDefect(policy, checkpoint, [signedLine(other, `${TEXT}x\n`)])?.reason).toBe('unlisted');
});

test('a listed log with another name than the origin', () => {
  expect(listedLogDefect(policy, checkpoint, [signedLine(renamed, TEXT)])?.reason).toBe('other-origin');
});
