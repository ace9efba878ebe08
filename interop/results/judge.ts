/**
 * `node interop/results/judge.ts NAME …`: starts an implementation that a folder of `results/` names, judges it, and ends
 * it. Further words go to `touchstone check`, such as `--report json=FILE`. The exit code is 0 where there is a verdict.
 */
import { CERTIFICATE_LOGS } from './certificate-logs.ts';
import { CLIENTS } from './clients.ts';
import { FEED_CLIENTS } from './feed-clients.ts';
import { FEEDS } from './feeds.ts';
import { LOGS } from './logs.ts';
import type { Judge } from './program.ts';
import { TOOLS } from './tools.ts';
import { WITNESSED_LOGS } from './witnessed-logs.ts';

/** Exit codes of `check` that come without a verdict. */
const WITHOUT_VERDICT = [2, 4, 70, 129, 130];

const judges: Readonly<Record<string, Judge>> = {
  ...LOGS,
  ...WITNESSED_LOGS,
  ...CERTIFICATE_LOGS,
  ...FEEDS,
  ...TOOLS,
  ...CLIENTS,
  ...FEED_CLIENTS,
};
const [name = '', ...words] = process.argv.slice(2);
if (Object.hasOwn(judges, name)) {
  const code = await judges[name]!(words);
  process.exitCode = WITHOUT_VERDICT.includes(code) ? code : 0;
} else {
  console.error(`expected the name of an implementation: ${Object.keys(judges).join(', ')}; found "${name}"`);
  process.exitCode = 2;
}
