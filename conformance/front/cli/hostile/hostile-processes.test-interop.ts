/** The tests of hostile targets again, with the command in processes of its own: its watchdog, and the memory of each run. */
import { judgeInOwnProcesses } from './measured.test-tool.ts';

judgeInOwnProcesses();
await import('./hostile.test.ts');
await import('./hostile-connection.test.ts');
await import('./hostile-parts.test.ts');
await import('./hostile-secret.test.ts');
