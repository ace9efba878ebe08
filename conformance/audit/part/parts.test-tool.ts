/** Audits of parts of logs in folders, as files would keep them. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { auditOf, type Written } from '../logs.test-tool.ts';
import type { AuditResult } from '../result.ts';
import { auditPart, type PartOptions } from './audit-part.ts';
import { mergeParts, type NamedPart } from './merge-parts.ts';
import type { PartState } from './part-state.ts';

/** The result of a part, and what its file has. */
export interface AuditedPart {
  readonly result: AuditResult;
  readonly state: PartState;
}

/** Audits a part of a log in a folder. */
export async function partOf(
  { folder, vkey }: Written,
  index: number,
  of: number,
  more: Partial<PartOptions> = {},
): Promise<AuditedPart> {
  let state: PartState | undefined;
  const result = await auditPart({
    place: { kind: 'directory', path: folder },
    keys: [parseVkey(vkey).value!],
    part: { index, of },
    address: folder,
    checkpoint: readFileSync(join(folder, 'checkpoint')),
    save: (saved) => {
      state = structuredClone(saved);
    },
    ...more,
  });
  return { result, state: state! };
}

/** Merges states. */
export function mergedOf({ vkey }: Written, states: readonly PartState[]): AuditResult {
  const parts = states.map((state, i): NamedPart => ({ file: `part-${i + 1}.json`, state }));
  return mergeParts(parts, { keys: [parseVkey(vkey).value!] });
}

/** All parts of a log. */
export async function allParts(
  log: Written,
  of: number,
  more: Partial<PartOptions> = {},
): Promise<readonly PartState[]> {
  const states: PartState[] = [];
  for (let index = 1; index <= of; index++) states.push((await partOf(log, index, of, more)).state);
  return states;
}

const byPlace = ({ findings }: AuditResult) => findings.toSorted((a, b) => a.at.localeCompare(b.at));

/** Spoils a resource, removes it, and puts it back: each time parts find what one audit finds. */
export async function saysTheSame(log: Written, path: string, of: number): Promise<void> {
  const file = join(log.folder, path);
  const sound = readFileSync(file);
  try {
    for (const spoil of [() => writeFileSync(file, Buffer.from(sound).fill(7, sound.length - 1)), () => rmSync(file)]) {
      spoil();
      const whole = await auditOf(log);
      expect(whole.verdict).toBe('wrong');
      expect(byPlace(mergedOf(log, await allParts(log, of)))).toEqual(byPlace(whole));
    }
  } finally {
    writeFileSync(file, sound);
  }
}
