import { closeSync, openSync, readSync } from 'node:fs';
import { throwUsageError } from '../../command/usage-error.ts';
import { fileErrorText } from '../../files/file-error.ts';

/** The options of a virtual log. */
export interface VirtualOptions {
  readonly virtual?: string;
  readonly entry?: readonly string[];
  readonly dir?: string;
}

const LARGEST = 2n ** 63n - 1n;
const LONGEST = 65_535;

/** The size of a virtual log and its chosen entries; `undefined`: the log is not virtual. */
export function virtualLogOptions(
  options: VirtualOptions,
): { size: bigint; chosen: Map<bigint, Uint8Array> } | undefined {
  const { virtual, entry = [], dir } = options;
  if (virtual === undefined) {
    if (entry.length > 0) throwUsageError('--entry chooses an entry of a virtual log: it takes --virtual beside it');
    return undefined;
  }
  if (dir !== undefined) throwUsageError('--virtual and --dir exclude each other: a virtual log is computed, not kept');
  const size =
    largeNumber(virtual) ??
    throwUsageError(`--virtual takes a number of entries such as 1e12 or 2^40, not "${virtual}"`);
  if (size > LARGEST) throwUsageError(`--virtual takes at most 2^63-1 entries, not ${virtual}`);
  const chosen = new Map<bigint, Uint8Array>();
  for (const option of entry) {
    const [index, bytes] = chosenEntry(option, size);
    if (chosen.has(index)) throwUsageError(`--entry chooses index ${index} twice`);
    chosen.set(index, bytes);
  }
  return { size, chosen };
}

/** A whole number, written as 5, 1e12, 2^40 or 2^63-1; undefined for any other text. */
export function largeNumber(text: string): bigint | undefined {
  const [digitsBefore, digits = '', exponent = '0'] = /^(\d{1,19})(?:e(\d{1,2}))?$/i.exec(text) ?? [];
  if (digitsBefore !== undefined) return BigInt(digits) * 10n ** BigInt(exponent);
  const [power, bits = '', less = '0'] = /^2\^(\d{1,2})(?:-(1))?$/.exec(text) ?? [];
  return power === undefined ? undefined : 2n ** BigInt(bits) - BigInt(less);
}

/** `INDEX=TEXT`, or `INDEX=@FILE` for the bytes of a file. */
function chosenEntry(option: string, size: bigint): [index: bigint, bytes: Uint8Array] {
  const at = option.indexOf('=');
  const index = at < 0 ? undefined : largeNumber(option.slice(0, at));
  if (index === undefined) throwUsageError(`--entry takes INDEX=TEXT or INDEX=@FILE, not "${shown(option)}"`);
  if (index >= size)
    throwUsageError(
      `--entry ${option.slice(0, at)}: the log has ${size} entries${size > 0n ? `, the last is ${size - 1n}` : ''}`,
    );
  const text = option.slice(at + 1);
  const bytes = text.startsWith('@') ? contents(text.slice(1)) : Buffer.from(text);
  if (bytes.length > LONGEST) throwUsageError(`--entry ${option.slice(0, at)}: an entry has at most ${LONGEST} bytes`);
  return [index, bytes];
}

/** The bytes of a file, up to one more than allowed, since it may be an endless device. */
function contents(file: string): Uint8Array {
  const bytes = Buffer.alloc(LONGEST + 1);
  try {
    const descriptor = openSync(file, 'r');
    try {
      let length = 0;
      for (let read = -1; read !== 0 && length < bytes.length; length += read)
        read = readSync(descriptor, bytes, length, bytes.length - length, null);
      return bytes.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    return throwUsageError(`--entry cannot read ${file}: ${fileErrorText(cause)}`);
  }
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
