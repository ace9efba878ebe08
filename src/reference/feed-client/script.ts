import { createContext, runInContext } from 'node:vm';
import { type Json, readJson } from '../feed/format/json.ts';
import { refuse } from './refused.ts';

/** What a script calls back with: the one argument of its one call. @throws Refused */
export function runScript(text: string, callback: string): Json {
  const calls: string[] = [];
  const context = createContext({ note: (value: string) => calls.push(value) });
  const prepare = `var window = globalThis, self = globalThis; var ${callback} = (...given) => note(JSON.stringify(given));`;
  try {
    runInContext(prepare, context);
    runInContext(text, context, { timeout: 1_000 });
  } catch {
    return refuse('the script does not run');
  }
  if (calls.length !== 1) return refuse(`the script calls ${callback} ${calls.length} times`);
  const given = readJson(calls[0]!) as readonly Json[];
  return given.length === 1 ? given[0]! : refuse(`the script calls ${callback} with ${given.length} values`);
}
