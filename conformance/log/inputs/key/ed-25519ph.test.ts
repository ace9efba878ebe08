import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { hex, utf8 } from '../../../oracle/bytes/bytes.ts';
import { signEd25519ph } from './ed-25519ph.ts';

describe('signEd25519ph', () => {
  test('RFC 8032 section 7.3', () => {
    const seed = Buffer.from('833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42', 'hex');
    expect(hex(signEd25519ph(utf8('abc'), new Uint8Array(seed)))).toBe(
      '98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae4131f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406',
    );
  });

  it('loads its library only when it is called', () => {
    const loaded = (call: string) => {
      const program = `
        import { createRequire } from 'node:module';
        import { entryMaker } from ${JSON.stringify(new URL('../entry/entry-maker.ts', import.meta.url).href)};
        const maker = entryMaker({ runId: 'a' });
        maker.make('b', ${JSON.stringify(call)});
        const cache = Object.keys(createRequire(import.meta.url).cache);
        console.log(cache.some((path) => path.replaceAll('\\\\', '/').includes('@noble/curves')));`;
      const args = ['--input-type=module', '--eval', program];
      const cwd = fileURLToPath(new URL('.', import.meta.url));
      return execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim();
    };
    expect(loaded('PKIX_ECDSA_P256_SHA_256')).toBe('false');
    expect(loaded('PKIX_ED25519_PH')).toBe('true');
  });
});
