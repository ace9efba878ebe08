import type { LogRig } from '../../../src/reference/log/index.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import { faults, variants } from '../generated/alterations.ts';
import type { LogNeeds } from '../testbed/needs.ts';
import type { MockLogOptions } from './mock-log-options.ts';

/** What makes a log wrong or unusual, and what it needs to show that. */
export interface LogAlteration {
  readonly install: (rig: LogRig) => LogRig;
  readonly needs: LogNeeds;
}

/** The log as it is. */
const UNALTERED: LogAlteration = { install: (rig) => rig, needs: {} };

/** Loads the alteration of the options. Rejects with a TypeError for an unknown name, and for both at once. */
export async function loadLogAlteration({ fault, variant }: MockLogOptions): Promise<LogAlteration> {
  if (fault !== undefined && variant !== undefined) throw new TypeError('fault and variant exclude each other');
  if (fault !== undefined) return known('fault', faults, fault).load();
  if (variant !== undefined) return known('variant', variants, variant).load();
  return UNALTERED;
}

function known<T>(kind: string, all: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(all, name)) return all[name]!;
  const hint = similarNamesHint(name, Object.keys(all));
  throw new TypeError(`the log has no ${kind} "${name}"${hint}; "touchstone ${kind}s list log" shows all`);
}
