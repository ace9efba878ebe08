import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legibleJson } from '../../core/text/legible-json.ts';
import { makeFolder } from '../../files/make-folder.ts';
import type { Growth } from '../checkpoint/growth.ts';
import type { Head } from '../checkpoint/head.ts';

const KEPT = 'kept.checkpoint';
const FOUND = 'found.checkpoint';

/**
 * Keeps both notes of a log that was rolled back, forked or rewritten, byte for byte, with the finding and the time,
 * in a new directory below `parent`, and returns that directory. Evidence that already exists is not kept again.
 */
export function keepEvidence(parent: string, kept: Head, present: Head, growth: Growth, at: Date): string {
  makeFolder(parent);
  const existing = readdirSync(parent).find((name) => {
    const folder = join(parent, name);
    return name.includes(`Z-${growth.kind}`) && holds(folder, KEPT, kept) && holds(folder, FOUND, present);
  });
  if (existing !== undefined) return join(parent, existing);
  const folder = fresh(parent, `${stamp(at)}-${growth.kind}`);
  try {
    writeFileSync(join(folder, KEPT), kept.note);
    writeFileSync(join(folder, FOUND), present.note);
    const facts = { foundAt: at.toISOString(), ...growth.finding };
    writeFileSync(join(folder, 'finding.json'), legibleJson(facts));
  } catch (cause) {
    // Incomplete evidence is useless, and the next run would add more of it.
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  }
  return folder;
}

/** Whether a directory has the checkpoint, with any cosignatures: another cosignature is not new evidence. */
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

/** Makes a directory with this name, and with a number after it if the name is taken. */
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
