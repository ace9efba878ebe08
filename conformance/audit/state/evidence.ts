import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Growth } from '../checkpoint/growth.ts';
import type { Head } from '../checkpoint/head.ts';
import { makeFolder } from './folder.ts';

const KEPT = 'kept.checkpoint';
const FOUND = 'found.checkpoint';

/**
 * Keeps both notes of a log that is not what it was, byte for byte, with what was found and when, in a directory of their
 * own below `parent`, and gives that directory. What lies there already is not kept again.
 */
export function keepEvidence(parent: string, kept: Head, found: Head, growth: Growth, at: Date): string {
  makeFolder(parent);
  const same = readdirSync(parent).find((name) => {
    const folder = join(parent, name);
    return name.includes(`Z-${growth.kind}`) && holds(folder, KEPT, kept) && holds(folder, FOUND, found);
  });
  if (same !== undefined) return join(parent, same);
  const folder = fresh(parent, `${stamp(at)}-${growth.kind}`);
  try {
    writeFileSync(join(folder, KEPT), kept.note);
    writeFileSync(join(folder, FOUND), found.note);
    const facts = { foundAt: at.toISOString(), ...growth.finding };
    writeFileSync(join(folder, 'finding.json'), `${JSON.stringify(facts, null, 2)}\n`);
  } catch (cause) {
    // Half of it is no evidence, and the next run would add another half.
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  }
  return folder;
}

/** Whether the checkpoint is there, whoever has signed it beside the log: a cosignature more is no new evidence. */
function holds(folder: string, name: string, { checkpoint }: Head): boolean {
  try {
    return readFileSync(join(folder, name), 'utf8').startsWith(`${checkpoint.text}\n`);
  } catch {
    return false;
  }
}

/** 20260310T120000Z */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A new directory of this name; with a number behind it where there is one already. */
function fresh(parent: string, name: string): string {
  for (let i = 1; ; i++) {
    const folder = join(parent, i === 1 ? name : `${name}-${i}`);
    try {
      mkdirSync(folder);
      return folder;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
}
