/** Modules of the tool, read with the edits of a fault. */

import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { FAULTS } from './faults.test-tool.ts';

const TOOL = new URL('../ignition/', import.meta.url).href;
/** The tool polls a local node less often than a node with slow blocks. */
const HASTE = [['blockPollingInterval: 50', 'blockPollingInterval: 5']] as const;

/** The URL of a module of the tool with a fault. `run`: distinguishes it from the same module in another run. */
export function edited(file: string, fault: string, run?: number): string {
  return `${TOOL}${file}?fault=${fault}${run === undefined ? '' : `&run=${run}`}`;
}

function editsOf(fault: string, file: string): readonly (readonly [string, string])[] {
  const own = fault === 'none' ? {} : FAULTS[fault]!.edits;
  return [...(file === 'migrate.mjs' ? HASTE : []), ...(own[file as `${string}.mjs`] ?? [])];
}

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const { parentURL = '' } = context;
    const { searchParams } = new URL(parentURL || 'file:///');
    const fault = searchParams.get('fault');
    if (fault === null || !parentURL.startsWith(TOOL) || !/^\.\/[\w-]+\.mjs$/.test(specifier)) return found;
    return { ...found, url: `${found.url}?fault=${fault}` };
  },
  load(url, context, next) {
    const found = next(url, context);
    const fault = url.startsWith(TOOL) ? new URL(url).searchParams.get('fault') : null;
    if (fault === null) return found;
    const file = basename(new URL(url).pathname);
    let source = String(found.source);
    for (const [from, to] of editsOf(fault, file)) {
      if (source.split(from).length !== 2) throw new Error(`${fault}: expected once in ${file}: ${from}`);
      source = source.replace(from, () => to);
    }
    return { ...found, source };
  },
});
