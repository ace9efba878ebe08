/** How the time of a piece of work grows with the length of its text. */
import type { Attack } from './attacks.ts';

const FIRST = 24;
const LAST = 2 ** 20;
/** Lengths at which most work is seen to be fast; slow work shows before it takes minutes. The first is for exponential work. */
const LOOKS = [FIRST, 1024, 32_768, LAST];
/** Shorter times say nothing. */
const FLOOR_MS = 20;
/** More than twice as long for twice the text, and less than four times: neither linear nor quadratic work is near. */
const MOST = 3;
const REPEATS = 5;

/** Work whose time more than trebles for a text that is twice as long. */
export interface Growth {
  readonly text: string;
  readonly length: number;
  readonly ms: number;
  readonly halfMs: number;
}

type Work = (text: string) => unknown;

/** A function that gives the growth of work on an attack, if it is too fast for a text of up to 1 MiB. */
export function growthOn(attack: Attack): (work: Work) => Growth | undefined {
  const looks = LOOKS.map(attack);
  return (work) => (looks.some((text) => cpuMs(work, text) >= FLOOR_MS) ? growth(work, attack) : undefined);
}

/** Three times in succession: once may be the work of the garbage collector, of a cache, or of another program. */
function growth(work: Work, attack: Attack): Growth | undefined {
  for (let length = FIRST; length <= LAST; length *= 2) {
    if (cpuMs(work, attack(length)) < FLOOR_MS) continue;
    const times: number[] = [];
    for (const part of [length / 4, length / 2, length, 2 * length]) {
      times.push(least(work, attack(part)));
      if (times.length > 1 && times.at(-1)! <= MOST * times.at(-2)!) break;
    }
    const [, halfMs = 0, ms = 0] = times;
    if (times.length === 4 && times[3]! > MOST * ms)
      return { text: JSON.stringify(attack(40).slice(0, 40)), length, ms, halfMs };
  }
  return undefined;
}

/** The least processor time of some repeats: other programs only make it longer. */
function least(work: Work, text: string): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let n = 0; n < REPEATS; n++) {
    ms = Math.min(ms, cpuMs(work, text));
    // Then it is not close.
    if (ms > 1000) break;
  }
  return ms;
}

function cpuMs(work: Work, text: string): number {
  const before = threadCpuMs();
  work(text);
  return threadCpuMs() - before;
}

/** Linux brings the time of a running thread up to date at each tick, 4 ms, and when the time of its process is read. */
function threadCpuMs(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Looks for an expression in a text: for all of its matches where it is made for that. */
export function searchFor(source: string, flags: string): Work {
  const pattern = new RegExp(source, flags);
  return (text) => {
    pattern.lastIndex = 0;
    return pattern.global ? text.replace(pattern, '') : pattern.test(text);
  };
}
