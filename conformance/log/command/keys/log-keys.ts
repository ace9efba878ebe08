import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { vkeyOfSpki } from '../../oracle/note/vkey-of-spki.ts';
import type { KeyOptions } from './key-options.ts';
import { publicKeyOption } from './public-key.ts';
import { vkeyOption } from './vkey.ts';

/**
 * The keys of a log at an address; a directory has no address. `vkeyOf`: how a key in PEM signs. @throws UsageError for each mistake.
 */
export function logKeys(options: KeyOptions, address: string | undefined, vkeyOf = vkeyOfSpki): Vkey[] {
  const named = {
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(address === undefined ? {} : { address }),
  };
  return [
    ...(options.vkey ?? []).map(vkeyOption),
    ...(options.publicKey ?? []).map((file) => publicKeyOption(file, named, vkeyOf)),
  ];
}
