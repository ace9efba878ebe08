/** What a program does to the files of a folder, by the record of its system calls that strace(1) makes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Disk, type Watch } from './disk.test-tool.ts';

export const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** A line of a program's output, and how many operations the disk had seen when it was written. */
export interface Reported {
  readonly text: string;
  readonly operations: number;
}

/** The record of a program's run. */
export function systemCalls(file: string, program: readonly string[]): string {
  const calls = 'trace=pwrite64,write,fdatasync,fsync,ftruncate,openat,unlink,rename,mkdir';
  const argv = ['-f', '-y', '-xx', '-s', '1000000', '-e', calls, '-o', file, ...program];
  const { status, stderr } = spawnSync('strace', argv, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`strace ends with ${status}: ${stderr}`);
  return readFileSync(file, 'utf8');
}

const text = (escaped: string): string => Buffer.from(escaped.replaceAll('\\x', ''), 'hex').toString();
const bytes = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex');

/** The calls in the order of their ends. One that a call of another thread interrupts has two lines. */
function* wholeCalls(record: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of record.split('\n')) {
    const [, thread = '', start] = /^(\d+) (.*) <unfinished \.\.\.>$/.exec(line) ?? [];
    const [, resumed = '', end] = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? [];
    if (start !== undefined) begun.set(thread, start);
    else if (end !== undefined) yield `${resumed} ${begun.get(resumed)}${end}`;
    else yield line;
  }
}

/** A disk to which the same was done below a folder, and what the program wrote to its standard output. */
export async function replayed(
  record: string,
  folder: string,
  watch?: Watch,
): Promise<{ readonly disk: Disk; readonly reported: readonly Reported[] }> {
  const before = new Disk();
  await before.mkdir(folder, { recursive: true });
  const disk = new Disk(before.root);
  if (watch) disk.watch = watch;
  const reported: Reported[] = [];
  for (const line of wholeCalls(record)) {
    const [, call, rest, result] = /^\d+ +(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? [];
    if (call === undefined || rest === undefined || Number(result) < 0) continue;
    const texts = [...rest.matchAll(/[<"]((?:\\x[0-9a-f]{2})*)[">]/g)].map(([, escaped = '']) => escaped);
    const numbers = rest.split(', ').map(Number);
    if (call === 'write' && /^1</.test(rest)) {
      for (const each of text(texts[1]!).split('\n').slice(0, -1))
        reported.push({ text: each, operations: disk.operations.length });
    }
    const path = text((call === 'openat' ? texts[1] : texts[0]) ?? '');
    if (path !== folder && dirname(path) !== folder) continue;
    if (call === 'openat') await disk.open(path, /O_CREAT/.test(rest) ? 'a' : 'r');
    if (call === 'unlink') await disk.unlink(path);
    if (call === 'pwrite64') await (await disk.open(path, 'r')).writeAt(bytes(texts[1]!), numbers.at(-1)!);
    if (call === 'ftruncate') await (await disk.open(path, 'r')).truncate(numbers.at(-1)!);
    if (call === 'fsync' || call === 'fdatasync') await (await disk.open(path, 'r')).sync();
    if (call === 'rename' || call === 'mkdir' || call === 'write')
      throw new Error(`${call} of ${path} is not replayed`);
  }
  return { disk, reported };
}
