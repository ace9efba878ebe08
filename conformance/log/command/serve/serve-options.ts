import { ed25519Signer, type Signer } from '../../../../src/reference/log/index.ts';
import type { AlterationOptions } from '../../../command/options/alteration.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { KeySeedOptions } from '../key-seed.ts';
import type { VirtualOptions } from '../virtual-options.ts';
import type { WitnessingOptions } from '../witness/witnessing-option.ts';

/** The options of `serve log`. */
export interface ServeLogOptions extends VirtualOptions, AlterationOptions, KeySeedOptions, WitnessingOptions {
  readonly port: string;
  readonly grpcPort: string;
  readonly grpcService?: string;
  readonly duplicates: string;
  readonly frozen?: boolean;
  readonly origin: string;
  readonly entries?: string;
  readonly staticCt?: boolean;
  readonly acceptRoot?: readonly string[];
}

/** A signer of this origin; its key is new where no seed is given. @throws UsageError for an origin that cannot be signed. */
export function signerOf(origin: string, keySeed: string | undefined): Signer {
  try {
    return ed25519Signer({ name: origin, ...(keySeed ? { privateKey: Buffer.from(keySeed, 'hex') } : {}) });
  } catch (cause) {
    if (cause instanceof RangeError) throwUsageError(`--origin cannot be that: ${cause.message}`);
    throw cause;
  }
}

/** What a log does with an entry that it has, by the option. @throws UsageError */
export function duplicatesOf(how: string): 'refuse' | 'return-existing' | 'readmit' {
  if (how === 'refuse' || how === 'return-existing' || how === 'readmit') return how;
  return throwUsageError(`--duplicates takes refuse, return-existing or readmit, not "${how}"`);
}

/** A whole number of an option. @throws UsageError */
export function whole(option: string, text: string, most: number): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) > most)
    throwUsageError(`${option} takes a whole number up to ${most}, not "${text}"`);
  return Number(text);
}

/** The given fault or variant, as an option. */
export function namedAlteration({ fault, variant }: ServeLogOptions): string {
  return fault === undefined ? `--variant ${variant}` : `--fault ${fault}`;
}
