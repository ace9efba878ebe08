import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnPlace, openPlace } from '../place/own-place.ts';
import type { Place } from '../place/place.ts';
import type { programRunner } from './program.ts';
import type { ProgramResult } from './program-result.ts';

/** A place with programs that run there, of one test alone. It is removed when the test is through. */
export interface ProgramPlace extends Disposable {
  readonly at: OwnPlace;
  shell(script: string, more?: Partial<Place>): Promise<ProgramResult>;
  node(script: string, more?: Partial<Place>): Promise<ProgramResult>;
  /** The number of a process, which a script wrote into a file. */
  pidIn(name: string): number;
}

/** Opens a place for programs. */
export function openProgramPlace(program: ReturnType<typeof programRunner>): ProgramPlace {
  const at = openPlace({ rpc: 'http://127.0.0.1:1', network: 'private' });
  return {
    at,
    shell: (script, more) => program(['/bin/sh', '-c', script], { ...at, ...more }),
    node: (script, more) => program([process.execPath, '-e', script], { ...at, ...more }),
    pidIn: (name) => Number(readFileSync(join(at.folder, name), 'utf8')),
    [Symbol.dispose]: () => at.remove(),
  };
}
